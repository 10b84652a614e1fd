/// The sort key of a view in a list, for reading: section by section, wherever the view is placed.
struct ReadingPlace: Comparable {
  /// 0 for views before the sections, 1 for views in them, 2 for views after them.
  var edge: Int
  var section = 0
  /// The part of the section: its header, its items, its footer, in ascending order.
  var part = 0
  var item = 0
  /// The view's index among its siblings, for views that are otherwise equal in order.
  var order = 0

  static func < (first: ReadingPlace, second: ReadingPlace) -> Bool {
    (first.edge, first.section, first.part, first.item, first.order)
      < (second.edge, second.section, second.part, second.item, second.order)
  }
}
