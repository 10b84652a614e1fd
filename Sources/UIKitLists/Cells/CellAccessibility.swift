import ListCore
import UIKitControls
@_spi(UIKitFloors) import UIKitCore

/// The accessibility of rows: their texts as one label, their selection, and their actions. Buttons and other controls
/// in a row are separate elements [C].
struct CellAccessibility: ViewAccessibilityDefaults {
  let view: UITableViewCell

  var isElement: Bool { true }

  /// The whole text, also of a row that is only partly visible.
  var label: String? { MergedContent(contentViews, in: view, walk: AccessibilityWalk()).label }

  /// [C] A row with a disclosure indicator is a button; a row with a switch is a switch.
  var traits: UIAccessibilityTraits {
    if let mergedSwitch { return mergedSwitch.accessibilityTraits }
    return view.accessory.shownType == .disclosureIndicator && view.accessory.shownView == nil ? .button : .none
  }

  /// [C] A check mark is announced like a selection.
  var state: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.none
    let isChecked = view.accessory.shownType == .checkmark && view.accessory.shownView == nil
    if view.isSelected || isChecked { traits.insert(.selected) }
    if !view.isUserInteractionEnabled { traits.insert(.notEnabled) }
    return traits
  }

  var value: String? { mergedSwitch?.accessibilityValue }

  var activationPoint: CGPoint? { mergedSwitch?.accessibilityActivationPoint }

  var customActions: [UIAccessibilityCustomAction]? { view.reuse.tableView?.accessibilityActions(of: view) }

  func innerNodes(_ walk: AccessibilityWalk) -> [AccessibilityNode] {
    let merged = mergedSwitch
    let views = view.subviews.filter { $0 !== merged && !view.appearance.isBackground($0) }
    return MergedContent(views, in: view, walk: walk).apart
  }

  /// The switch at the row's end that belongs to the row: activating the row toggles it [C].
  private var mergedSwitch: UISwitch? {
    guard let control = view.accessory.shownView as? UISwitch, control.accessibility?.label == nil else { return nil }
    return control
  }

  private var contentViews: [UIView] {
    [view.contentView] + (view.accessory.shownView.map { $0 is UIControl ? [] : [$0] } ?? [])
  }
}

/// The accessibility of the control before a row in edit mode: its action and its row [C].
struct EditControlAccessibility: ViewAccessibilityDefaults {
  let view: CellEditControl

  /// The row itself announces its selection.
  var isElement: Bool { view.kind != .select }
  var traits: UIAccessibilityTraits { .button }
  var label: String? {
    [(view.kind == .delete ? SystemWord.delete : .insert).text, view.cell?.accessibilityLabel].compactMap(\.self)
      .joined(separator: " ")
  }
}

/// The accessibility of a row's grip [C]. The row has actions for users who do not drag.
struct ReorderGripAccessibility: ViewAccessibilityDefaults {
  let view: CellReorderGrip

  var isElement: Bool { true }
  var traits: UIAccessibilityTraits { .button }
  var label: String? {
    [SystemWord.reorder.text, view.cell?.accessibilityLabel].compactMap(\.self).joined(separator: " ")
  }
}

/// The accessibility of the detail button at a row's end [C].
struct DetailButtonAccessibility: ViewAccessibilityDefaults {
  let view: CellDetailButton

  var isElement: Bool { true }
  var traits: UIAccessibilityTraits { .button }
  var label: String? { SystemWord.moreInfo.text }
}

/// The accessibility of section headers and footers: their texts as one label.
struct HeaderFooterAccessibility: ViewAccessibilityDefaults {
  let view: UITableViewHeaderFooterView

  var isElement: Bool { true }
  var label: String? { MergedContent([view.contentView], in: view, walk: AccessibilityWalk()).label }
  var traits: UIAccessibilityTraits { view.content.style.isFooter ? .staticText : [.staticText, .header] }

  func innerNodes(_ walk: AccessibilityWalk) -> [AccessibilityNode] {
    MergedContent([view.contentView], in: view, walk: walk).apart
  }
}
