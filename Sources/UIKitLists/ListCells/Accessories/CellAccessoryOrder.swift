/// The accessories that a cell shows, in order: system accessories have fixed positions, custom ones choose theirs.
struct CellAccessoryOrder {
  /// The accessories from leading to trailing.
  private(set) var leading: [UICellAccessory] = []
  private(set) var trailing: [UICellAccessory] = []

  /// The order of the system accessories before the content, from leading to trailing [M]; that of detail buttons and
  /// menus [?].
  private static let leadingTypes: [CellAccessoryType] = [.delete, .insert, .multiselect]
  /// [D] An outline's chevron is after the content.
  private static let trailingTypes: [CellAccessoryType] = [
    .label, .popUpMenu, .detail, .checkmark, .disclosureIndicator, .outlineDisclosure, .reorder,
  ]

  init() {}

  /// The accessories that are shown in a mode, in order.
  /// - Parameter isEditing: whether the cell is in edit mode.
  init(_ accessories: [UICellAccessory], isEditing: Bool) {
    guard !accessories.isEmpty else { return }
    let shown = accessories.filter { $0.isShown(isEditing: isEditing) }
    leading = Self.sorted(shown, Self.leadingTypes)
    trailing = Self.sorted(shown, Self.trailingTypes)
    for accessory in shown {
      switch accessory.placement {
      case .leading(_, let position): Self.insert(accessory, into: &leading, position)
      case .trailing(_, let position): Self.insert(accessory, into: &trailing, position)
      case nil: break
      }
    }
  }

  private static func sorted(_ accessories: [UICellAccessory], _ types: [CellAccessoryType]) -> [UICellAccessory] {
    types.compactMap { type in accessories.first { $0.systemType == type } }
  }

  /// Inserts an accessory at the position that it chooses; a position beyond the ends becomes the nearest end.
  private static func insert(
    _ accessory: UICellAccessory, into others: inout [UICellAccessory], _ position: UICellAccessory.Placement.Position
  ) {
    others.insert(accessory, at: min(max(position(others), 0), others.count))
  }

  /// Stops the program if a system accessory is there twice.
  static func check(_ accessories: [UICellAccessory], of cell: UICollectionViewListCell) {
    guard accessories.count > 1 else { return }
    var types = Set<CellAccessoryType>()
    for accessory in accessories {
      guard let type = accessory.systemType, !types.insert(type).inserted else { continue }
      fatalError(
        """
        Accessories array contains multiple system accessories of the same type: \(type). A cell has at most one of \
        each; \(Swift.type(of: cell)) was given \(accessories.map { "\($0.accessoryType)" }). Use customView for another.
        """)
    }
  }
}

extension UICellAccessory {
  /// Whether a cell in a mode shows the accessory.
  func isShown(isEditing: Bool) -> Bool {
    guard !look.isHidden else { return false }
    switch displayed {
    case .always: return true
    case .whenEditing: return isEditing
    case .whenNotEditing: return !isEditing
    }
  }
}
