/// The page's script: its modules, one concept each, joined in the order in which they are set up.
/// A module is a constant with the functions that others may call. During set-up it uses only modules before it;
/// functions that are called later may be in any module.
enum PageScript {
  static let text: String =
    "\"use strict\";\n// Text from the sources only ever goes through textContent.\n(() => {\n"
    + modules.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n") + "})();\n"

  private static let modules: [[UInt8]] = [
    PackageResources.data_js, PackageResources.words_js, PackageResources.chart_js, PackageResources.graph_js,
    PackageResources.filters_js, PackageResources.ways_js, PackageResources.pictures_js,
    PackageResources.distances_js, PackageResources.sides_js, PackageResources.marks_js, PackageResources.frame_js,
    PackageResources.minimap_js, PackageResources.gestures_js, PackageResources.detail_js,
    PackageResources.search_js, PackageResources.tables_js, PackageResources.address_js, PackageResources.paper_js,
    PackageResources.page_js,
  ]
}
