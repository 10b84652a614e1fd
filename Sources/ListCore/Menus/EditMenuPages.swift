/// Divides the elements of a menu row into pages, with arrows to the previous and next page, if they do not fit into
/// one.
package struct EditMenuPages: Equatable, Sendable {
  /// The elements of each page.
  package private(set) var pages: [Range<Int>] = []

  /// - Parameters:
  /// - widths: of the elements.
  /// - arrow: the width of an arrow.
  /// - room: the width of a page; a wider element has its own page.
  package init(widths: [Double], arrow: Double, room: Double) {
    var start = 0
    while start < widths.count {
      let before = start > 0 ? arrow : 0
      let rest = widths[start...].reduce(before, +)
      guard rest > room else {
        pages.append(start..<widths.count)
        return
      }
      var end = start
      var width = before + arrow
      while end < widths.count, width + widths[end] <= room {
        width += widths[end]
        end += 1
      }
      end = max(end, start + 1)
      pages.append(start..<end)
      start = end
    }
  }
}
