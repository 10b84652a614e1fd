/// A symbol or a control beside the content of a list cell.
///
/// System accessories have fixed positions; a cell has at most one of each. Custom views specify theirs.
public struct UICellAccessory {
  /// The kinds of accessories.
  public enum AccessoryType {
    /// A chevron that points to further content.
    case disclosureIndicator
    /// A chevron that turns, for items with children.
    case outlineDisclosure
    /// A check mark.
    case checkmark
    /// A control that deletes the item: a white minus on red.
    case delete
    /// A control that inserts an item: a white plus on green.
    case insert
    /// A grip by which the item can be dragged to another position.
    case reorder
    /// A circle that has a check mark in it while the item is selected.
    case multiselect
    /// A text.
    case label
    /// A button with the letter i.
    case detail
    /// A menu that opens at a tap anywhere in the cell.
    case popUpMenu
    /// A view of the app's.
    case customView(UIView)
  }

  /// The modes in which a cell shows an accessory.
  public enum DisplayedState: Sendable {
    /// The accessory is shown in edit mode and otherwise.
    case always
    /// The accessory is shown in edit mode.
    case whenEditing
    /// The accessory is shown while the cell is not in edit mode.
    case whenNotEditing
  }

  /// The width of the space in which an accessory is centred.
  public enum LayoutDimension: Hashable, Sendable {
    /// As wide as the accessory.
    case actual
    /// The standard width, which grows with the text size: accessories of several rows are centred below each other.
    case standard
    /// A width of the app's, in points.
    case custom(CGFloat)
  }

  /// The side of the content on which a custom accessory stands.
  public enum Placement {
    /// Returns the index at which a custom accessory is inserted, given the other accessories of its side from leading
    /// to trailing.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// Before the content; by default after the other accessories of that side.
    case leading(
      displayed: UICellAccessory.DisplayedState = .always,
      at: UICellAccessory.Placement.Position = { $0.count })
    /// After the content; by default before the other accessories of that side.
    case trailing(
      displayed: UICellAccessory.DisplayedState = .always,
      at: UICellAccessory.Placement.Position = { _ in 0 })

    /// Before the accessory of a type; at the beginning if there is none.
    public static func position(before accessory: UICellAccessory) -> Position {
      { others in others.firstIndex { $0.hasType(of: accessory) } ?? 0 }
    }

    /// After the accessory of a type; at the end if there is none.
    public static func position(after accessory: UICellAccessory) -> Position {
      { others in others.lastIndex { $0.hasType(of: accessory) }.map { $0 + 1 } ?? others.count }
    }
  }

  /// Called when an accessory is tapped.
  public typealias ActionHandler = () -> Void

  /// Called with the menu when another of its elements was chosen.
  public typealias MenuSelectedElementDidChangeHandler = (_ menu: UIMenu) -> Void

  /// The kind of the accessory.
  public let accessoryType: AccessoryType
  /// The modes in which a cell shows the accessory.
  let displayed: DisplayedState
  let look: CellAccessoryLook
  /// The placement of a custom view.
  let placement: Placement?

  init(
    _ type: AccessoryType, _ displayed: DisplayedState, _ look: CellAccessoryLook, placement: Placement? = nil
  ) {
    accessoryType = type
    self.displayed = displayed
    self.look = look
    self.placement = placement
  }

  /// Whether an accessory is of the same kind; custom ones are if they have the same view.
  func hasType(of other: UICellAccessory) -> Bool {
    switch (accessoryType, other.accessoryType) {
    case (.customView(let first), .customView(let second)): first === second
    default: systemType != nil && systemType == other.systemType
    }
  }

  /// The kind of a system accessory; nil for a custom one.
  var systemType: CellAccessoryType? { CellAccessoryType(accessoryType) }
}

/// The kinds of system accessories.
enum CellAccessoryType: Hashable {
  case delete, insert, multiselect
  case label, popUpMenu, detail, checkmark, disclosureIndicator, outlineDisclosure, reorder

  init?(_ type: UICellAccessory.AccessoryType) {
    switch type {
    case .disclosureIndicator: self = .disclosureIndicator
    case .outlineDisclosure: self = .outlineDisclosure
    case .checkmark: self = .checkmark
    case .delete: self = .delete
    case .insert: self = .insert
    case .reorder: self = .reorder
    case .multiselect: self = .multiselect
    case .label: self = .label
    case .detail: self = .detail
    case .popUpMenu: self = .popUpMenu
    case .customView: return nil
    }
  }
}

/// The appearance and behaviour of an accessory, from its options.
struct CellAccessoryLook {
  var isHidden = false
  var width = UICellAccessory.LayoutDimension.standard
  /// The colour of the symbol; nil for the standard one.
  var tint: UIColor?
  /// The colour of the circle around the symbol; nil for the standard one.
  var background: UIColor?
  var outlineStyle = UICellAccessory.OutlineDisclosureOptions.Style.automatic
  var showsLine = true
  var text = ""
  var font: UIFont?
  var adjustsFont = true
  var maintainsSize = false
  var menu: UIMenu?
  var menuHandler: UICellAccessory.MenuSelectedElementDidChangeHandler?
  var handler: UICellAccessory.ActionHandler?
}
