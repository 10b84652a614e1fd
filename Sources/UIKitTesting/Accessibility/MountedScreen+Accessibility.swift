import UIKit
@_spi(UIKitFloors) import UIKitCore

extension MountedScreen {
  /// The elements of a screen reader as text, in reading order, one per line. Elements inside a container or a row are
  /// indented by two spaces:
  ///
  ///     navigationBar
  ///       button "Back"
  ///       staticText header "Fruits"
  ///     table #fruits
  ///       button selected "Apple, 3 left" actions "Delete", "Pin"
  ///         button "More Info"
  ///
  /// A line contains the traits (`element` for none), or the kind of container; then the identifier after `#`, the
  /// label in quotes, the value after `=`; then the hint, the input labels, the actions and the rotors. Elements that
  /// are hidden, covered by a modal view or off screen are left out. The screen is laid out first, as before a frame.
  public var accessibility: String { AccessibilityTree(of: window).text }

  /// All elements that are read separately, in reading order.
  public var accessibilityElements: [AccessibilityElement] {
    AccessibilityTree(of: window).elements.map(AccessibilityElement.init)
  }

  /// The only element or container that matches.
  ///
  /// - Throws: `NoSuchElement`, which lists the elements that exist.
  public func accessibilityElement(_ query: AccessibilityQuery) throws(NoSuchElement) -> AccessibilityElement {
    let tree = AccessibilityTree(of: window)
    let found = tree.nodes.flatMap(\.all).filter(query.matches)
    guard let first = found.first else {
      throw NoSuchElement(query: query, reason: "there is none among\n\(tree.text)")
    }
    guard found.count == 1 else {
      throw NoSuchElement(query: query, reason: "there are \(found.count) among\n\(tree.text)")
    }
    return AccessibilityElement(node: first)
  }
}

// MARK: - Acting

extension MountedScreen {
  /// Activates an element as a double tap with a screen reader does: calls its `accessibilityActivate()`, and touches
  /// its activation point if that returns false.
  public func activate(_ query: AccessibilityQuery) throws(NoSuchElement) {
    let element = try accessibilityElement(query)
    guard !element.traits.contains(.notEnabled) else { throw NoSuchElement(query: query, reason: "it is not enabled") }
    guard !element.node.object.accessibilityActivate() else { return advance(frames: 1) }
    tap(at: element.activationPoint)
  }

  /// Performs an element's custom action of this name.
  public func perform(_ action: String, on query: AccessibilityQuery) throws(NoSuchElement) {
    let element = try accessibilityElement(query)
    guard let found = element.node.customActions.first(where: { $0.name == action }) else {
      let names = element.actions.isEmpty ? "none" : element.actions.joined(separator: ", ")
      throw NoSuchElement(query: query, reason: "it has no action \"\(action)\"; it has \(names)")
    }
    guard found.perform() else { throw NoSuchElement(query: query, reason: "its action \"\(action)\" failed") }
    advance(frames: 1)
  }

  /// Goes from an element to the next or previous item of a rotor. The rotor belongs to the element or to a responder
  /// around it.
  ///
  /// - Returns: the item's element; nil if there is no further one, or if it is not on the screen.
  public func item(
    ofRotor name: String, _ direction: UIAccessibilityCustomRotor.Direction = .next, from query: AccessibilityQuery
  ) throws(NoSuchElement) -> AccessibilityElement? {
    let start = try accessibilityElement(query).node.object
    let rotors = MountedScreen.chain(from: start).flatMap { $0.accessibilityCustomRotors ?? [] }
    guard let rotor = rotors.first(where: { $0.spokenName == name }) else {
      let names = rotors.isEmpty ? "none" : rotors.map(\.spokenName).joined(separator: ", ")
      throw NoSuchElement(query: query, reason: "it has no rotor \"\(name)\"; it has \(names)")
    }
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    predicate.currentItem = UIAccessibilityCustomRotorItemResult(targetElement: start, targetRange: nil)
    predicate.searchDirection = direction
    guard let target = rotor.itemSearchBlock(predicate)?.targetElement else { return nil }
    let nodes = AccessibilityTree(of: window).nodes.flatMap(\.all)
    return nodes.first { $0.object === target }.map(AccessibilityElement.init)
  }

  /// Makes the value of an adjustable element larger, as a swipe upwards does.
  public func increment(_ query: AccessibilityQuery) throws(NoSuchElement) {
    try adjustable(query).accessibilityIncrement()
    advance(frames: 1)
  }

  /// Makes the value of an adjustable element smaller, as a swipe downwards does.
  public func decrement(_ query: AccessibilityQuery) throws(NoSuchElement) {
    try adjustable(query).accessibilityDecrement()
    advance(frames: 1)
  }

  private func adjustable(_ query: AccessibilityQuery) throws(NoSuchElement) -> UIResponder {
    let element = try accessibilityElement(query)
    guard element.traits.contains(.adjustable) else {
      throw NoSuchElement(query: query, reason: "it is not adjustable")
    }
    return element.node.object
  }

  /// Scrolls the element, or the nearest container that scrolls in that direction, by a page.
  public func scroll(_ direction: UIAccessibilityScrollDirection, from query: AccessibilityQuery) throws(NoSuchElement)
  {
    let start = try accessibilityElement(query).node.object
    guard MountedScreen.chain(from: start).contains(where: { $0.accessibilityScroll(direction) }) else {
      throw NoSuchElement(query: query, reason: "nothing around it scrolls \(direction)")
    }
    advance(frames: 1)
  }

  /// Dismisses the top modal view, or goes back. Returns whether it did.
  @discardableResult
  public func performEscape() -> Bool {
    let start = AccessibilityTree(of: window).elements.first?.object ?? window
    let done = MountedScreen.chain(from: start).contains { $0.accessibilityPerformEscape() }
    advance(frames: 1)
    return done
  }

  private static func chain(from start: UIResponder) -> some Sequence<UIResponder> {
    sequence(first: start, next: \.next)
  }
}

extension AccessibilityNode {
  /// The node and everything in it, containers included.
  fileprivate var all: [AccessibilityNode] { [self] + children.flatMap(\.all) }
}
