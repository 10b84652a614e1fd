import UIKit
@_spi(UIKitFloors) import UIKitCore

/// Elements that cannot be touched, are not named, or are read out of order.
@MainActor
struct AccessibilityChecks {
  let inventory: ScreenInventory
  let tree: AccessibilityTree

  /// The minimum width and height of a touch target, in points [D].
  static let leastSide: CGFloat = 44

  // MARK: Touch targets

  func targets(_ make: (AuditedElement, String) -> Void) {
    for element in inventory.elements {
      guard let control = element.view as? UIControl, element.isControl, !element.isInBar, control.isEnabled,
        control.isUserInteractionEnabled, !Self.hasSizeOfItsOwn(control), element.visible == element.frame
      else { continue }
      let size = touchedSize(control, element.frame)
      guard size.width < Self.leastSide || size.height < Self.leastSide else { continue }
      make(element, "it is touched in \(LayoutNumber.text(size)) points, needed are 44x44")
    }
  }

  /// Buttons and links that are not controls, such as views with a tap recogniser.
  func otherTargets(_ make: (UIResponder, CGRect, String) -> Void) {
    for node in tree.elements where !node.traits.isDisjoint(with: [.button, .link]) {
      let whole = node.object.accessibilityFrame
      guard !(node.object is UIControl), !node.traits.contains(.notEnabled), node.frame == whole,
        !isUIKits(node.object)
      else { continue }
      let size = (node.object as? UIView).map { touchedSize($0, whole) } ?? whole.size
      guard size.width < Self.leastSide || size.height < Self.leastSide else { continue }
      make(node.object, whole, "it is touched in \(LayoutNumber.text(size)) points, needed are 44x44")
    }
  }

  /// Whether UIKit determines the size of an element: part of a bar, of a control with a fixed size, or an accessory of
  /// a row.
  private func isUIKits(_ object: UIResponder) -> Bool {
    if let view = object as? UIView, inventory.isOrnament(view) { return true }
    return sequence(first: object, next: \.next).contains { part in
      part is UINavigationBar || part is UIToolbar || part is UITabBar
        || (part as? UIControl).map(Self.hasSizeOfItsOwn) == true
    }
  }

  /// Controls whose size is UIKit's own: an app cannot make them larger.
  private static func hasSizeOfItsOwn(_ control: UIControl) -> Bool {
    control is UISwitch || control is UISegmentedControl || control is UIStepper || control is UISlider
      || control is UIPageControl || control is UITextField || control is UIDatePicker
  }

  /// The size of a control or view with the space around it that reacts to touches, too. A side shorter than 44 points
  /// counts as 44 if touches at both ends of that length hit the control.
  private func touchedSize(_ control: UIView, _ frame: CGRect) -> CGSize {
    var size = frame.size
    let reach = Self.leastSide / 2 - 0.5
    if size.width < Self.leastSide, isTouched(control, frame.midX - reach, frame.midY),
      isTouched(control, frame.midX + reach, frame.midY)
    {
      size.width = Self.leastSide
    }
    if size.height < Self.leastSide, isTouched(control, frame.midX, frame.midY - reach),
      isTouched(control, frame.midX, frame.midY + reach)
    {
      size.height = Self.leastSide
    }
    return size
  }

  private func isTouched(_ control: UIView, _ x: CGFloat, _ y: CGFloat) -> Bool {
    inventory.window.hitTest(CGPoint(x: x, y: y), with: nil)?.isDescendant(of: control) == true
  }

  // MARK: Names

  func labels(_ make: (UIResponder, CGRect, String) -> Void) {
    for node in tree.elements where node.label == nil {
      let isOperated = !node.traits.isDisjoint(with: [.button, .link, .adjustable, .searchField, .image])
      guard isOperated || node.value == nil else { continue }
      // A field is described by its text or placeholder.
      if node.object is any UITextInput, node.value != nil { continue }
      make(node.object, node.frame, "it is read without a name" + (node.value.map { ", as \"\($0)\"" } ?? ""))
    }
  }

  func descriptions(_ make: (AuditedElement, String) -> Void) {
    for element in inventory.elements where element.isPicture && !isDescribed(element.view) {
      make(
        element,
        "a picture of \(LayoutNumber.text(element.frame.size)) points has no label, and is not marked as decoration")
    }
  }

  /// Whether an image has a label, belongs to an element that has one, or was excluded from accessibility.
  private func isDescribed(_ picture: UIView) -> Bool {
    if picture.accessibility?.isElement == false { return true }
    return sequence(first: picture, next: \.superview).contains { view in
      if view.accessibilityElementsHidden { return true }
      return (view === picture || view.isAccessibilityElement) && view.accessibilityLabel?.isEmpty == false
    }
  }

  // MARK: Order

  func order(_ make: (UIResponder, CGRect, String) -> Void) {
    breaks(in: tree.nodes, make)
  }

  private func breaks(in nodes: [AccessibilityNode], _ make: (UIResponder, CGRect, String) -> Void) {
    let isRightToLeft = inventory.window.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for index in OrderRule.breaks(nodes.map(\.frame), isRightToLeft: isRightToLeft) {
      let (before, node) = (nodes[index - 1], nodes[index])
      make(
        node.object, node.frame,
        "at \(LayoutNumber.text(node.frame)) it is read after \(Self.name(before)) at \(LayoutNumber.text(before.frame))"
      )
    }
    for node in nodes where !node.isElement { breaks(in: node.children, make) }
  }

  private static func name(_ node: AccessibilityNode) -> String {
    node.label.map(ScreenInventory.quoted) ?? String(describing: type(of: node.object))
  }
}
