import SwiftUI

struct PhotoView: View {
  let recipeID: Int

  var body: some View {
    ZStack {
      Color.black.ignoresSafeArea()
      Image("recipe-\(recipeID)")
        .resizable()
        .scaledToFit()
    }
  }
}
