/// An item of the ranking with its number.
struct RankedItem: Identifiable, Equatable {
  var rank: Int
  var item: ShownItem

  var id: String { item.id }

  /// How many items of the ranking are on the page.
  static let countOnPage = 5

  /// Items numbered from 1.
  static func first(of items: [ShownItem]) -> [RankedItem] {
    items.enumerated().map { RankedItem(rank: $0 + 1, item: $1) }
  }
}
