import SwiftUI

struct GalleryView: View {
  let productID: Int

  var body: some View {
    ScrollView(.horizontal) {
      HStack {
        Image("product-\(productID)-1")
        Image("product-\(productID)-2")
      }
    }
    .background(.black)
  }
}
