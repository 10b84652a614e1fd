import ListCore

/// The place of a collection view's item within its list section, on which its default appearance depends.
struct ListCellPlace: Equatable {
  /// The part of a section that an item is.
  enum Role: Equatable {
    case header
    case footer
    /// One of the section's rows, with its index and the number of rows; an item that is the header does not count.
    case row(Int, of: Int)
  }

  /// The parts of a section whose items look alike.
  enum Part {
    case header
    case footer
    case rows
  }

  var appearance: UICollectionLayoutListConfiguration.Appearance
  var role: Role

  /// The place of an item. O(1).
  /// - Parameter itemCount: the number of items in its section.
  init(_ configuration: UICollectionLayoutListConfiguration, item: Int, itemCount: Int) {
    appearance = configuration.appearance
    let first = configuration.headerMode == .firstItemInSection ? 1 : 0
    role = item < first ? .header : .row(item - first, of: itemCount - first)
  }

  init(_ appearance: UICollectionLayoutListConfiguration.Appearance, _ role: Role) {
    self.appearance = appearance
    self.role = role
  }

  /// Whether the default content and background are the same as at another place.
  func looksAlike(_ other: ListCellPlace) -> Bool {
    appearance == other.appearance && part == other.part
  }

  var part: Part {
    switch role {
    case .header: .header
    case .footer: .footer
    case .row: .rows
    }
  }

  /// Whether the item is the first row of its group, or the last.
  var isFirstRow: Bool { if case .row(0, _) = role { true } else { false } }
  var isLastRow: Bool { if case .row(let row, let count) = role { row == count - 1 } else { false } }
}
