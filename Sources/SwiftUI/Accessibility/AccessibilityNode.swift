import UIKit

/// An element's values for assistive tools; nil where those of the views inside apply.
struct AccessibilityValues {
  var label: Text?
  var value: Text?
  var hint: Text?
  var identifier: String?
  var added = AccessibilityTraits()
  var removed = AccessibilityTraits()
  var isHidden: Bool?
  var children: AccessibilityChildBehavior?
  var actions: [(name: Text, perform: () -> Void)] = []
  var perform: [(kind: AccessibilityActionKind, perform: () -> Void)] = []
  var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
  /// Whether assistive tools should focus on the element.
  var isFocused = false
  /// Elements with a greater priority are read before others in the same view; nil for the priority of the views inside.
  var sortPriority: Double?
  /// Further names by which a user of voice control may refer to the element.
  var inputLabels: [Text]?
  /// Whether the user can do something with the element.
  var respondsToUser: Bool?
}

struct AccessibilityModifier: WrappingModifier {
  typealias Body = Never
  let values: AccessibilityValues

  init(_ change: (inout AccessibilityValues) -> Void) {
    var values = AccessibilityValues()
    change(&values)
    self.values = values
  }

  func makeWrapper(_ content: LayoutNode, _ node: ViewNode) -> AccessibleNode { AccessibleNode(content, node.graph) }

  func update(_ wrapper: AccessibleNode, _ environment: EnvironmentValues) -> Bool {
    wrapper.values = values
    wrapper.environment = environment
    wrapper.apply()
    return false
  }
}

/// An element that changes the accessibility elements inside, or is one itself.
class AccessibleNode: ContainedNode {
  var values = AccessibilityValues()
  var environment = EnvironmentValues()
  /// For each element, its traits and actions without this modifier (`own`), and those that this modifier gave it
  /// (`given`).
  private var changedTraits: [ObjectIdentifier: (own: UIAccessibilityTraits, given: UIAccessibilityTraits)] = [:]
  fileprivate var actions:
    [ObjectIdentifier: (own: [UIAccessibilityCustomAction], given: [UIAccessibilityCustomAction])] =
      [:]
  private var isShown = false
  /// Whether the view was made an element because there was none inside.
  private var isOwnElement = false
  /// Whether assistive tools were told to focus on the element.
  private var wasFocused = false

  override func render(_ pass: RenderPass, at origin: CGPoint) {
    super.render(pass, at: origin)
    isShown = true
    apply()
  }

  /// The accessibility elements to which the values apply: those inside the view, or the view itself if there are none.
  /// A container inside, such as a list, takes the values itself, and its elements remain as they are.
  private var targets: [UIView] {
    if values.children == .ignore || values.children == .combine { return [view] }
    let inner = view.subviews.flatMap { ContainedView.elements(of: $0, endingAt: \.isAccessibilityContainer) }
    return inner.isEmpty && values.children == nil && values.isHidden == nil ? [view] : inner
  }

  func apply() {
    guard isShown else { return }
    if let isHidden = values.isHidden { view.accessibilityElementsHidden = isHidden }
    switch values.children {
    case .contain: view.accessibilityContainerType = .semanticGroup
    case .combine: view.combinesElements = true
    default: break
    }
    if let priority = values.sortPriority { view.readingPriority = priority }
    let targets = self.targets
    let isElement = targets.contains { $0 === view }
    if isElement || isOwnElement { view.isAccessibilityElement = isElement }
    if isOwnElement, !isElement { forgetOwnValues() }
    isOwnElement = isElement
    for target in targets { apply(to: target) }
    if values.isFocused, !wasFocused, let target = targets.first {
      graph.afterUpdate { UIAccessibility.post(notification: .layoutChanged, argument: target) }
    }
    wasFocused = values.isFocused
  }

  /// The elements that have appeared inside take the values.
  private func forgetOwnValues() {
    (view.accessibilityLabel, view.accessibilityValue, view.accessibilityHint) = (nil, nil, nil)
    view.accessibilityIdentifier = nil
  }

  private func apply(to target: UIView) {
    if let label = values.label { target.accessibilityLabel = label.plain(environment) }
    if let value = values.value { target.accessibilityValue = value.plain(environment) }
    if let hint = values.hint { target.accessibilityHint = hint.plain(environment) }
    if let identifier = values.identifier { target.accessibilityIdentifier = identifier }
    if let labels = values.inputLabels { target.accessibilityUserInputLabels = labels.map { $0.plain(environment) } }
    if let responds = values.respondsToUser { target.accessibilityRespondsToUserInteraction = responds }
    // Also if there is nothing to add or remove any more: traits that were given before are taken back.
    if !values.added.isEmpty || !values.removed.isEmpty || values.adjust != nil || !changedTraits.isEmpty {
      let key = ObjectIdentifier(target)
      // If the traits are not those that this modifier gave, another modifier inside has set them since: they are now
      // the element's own.
      let current = target.accessibilityTraits
      let own = changedTraits[key].flatMap { $0.given == current ? $0.own : nil } ?? current
      var given = own.union(values.added.traits).subtracting(values.removed.traits)
      if values.adjust != nil { given.insert(.adjustable) }
      changedTraits[key] = (own, given)
      target.accessibilityTraits = given
    }
    if !values.actions.isEmpty || !actions.isEmpty { addActions(to: target) }
    guard !values.perform.isEmpty || values.adjust != nil else { return }
    // Views that handle actions themselves keep doing so; the enclosing view handles the others.
    let element = target as? ContainedView ?? view
    let handler = element.spoken ?? SpokenActions()
    for action in values.perform { handler.perform[action.kind.key] = action.perform }
    if let adjust = values.adjust { handler.adjust = adjust }
    element.spoken = handler
    // Escape and magic tap come from any element inside, the other actions from the element that has them.
    let isOperated = values.adjust != nil || values.perform.contains { $0.kind == .default }
    if element !== target, isOperated, !target.isAccessibilityContainer {
      element.isAccessibilityElement = true
      element.combinesElements = true
      element.accessibilityTraits = target.accessibilityTraits
    }
  }
}

extension AccessibleNode {
  fileprivate func addActions(to target: UIView) {
    let key = ObjectIdentifier(target)
    let current = (target as? ContainedView).map(\.ownCustomActions) ?? target.accessibilityCustomActions
    let own = actions[key].flatMap { $0.given == current ? $0.own : nil } ?? current ?? []
    let given =
      own
      + values.actions.map { action in
        UIAccessibilityCustomAction(name: action.name.plain(environment)) { _ in
          action.perform()
          return true
        }
      }
    actions[key] = (own, given)
    target.accessibilityCustomActions = given
  }
}

/// The actions of an element for assistive tools.
@MainActor
final class SpokenActions {
  var perform: [String: () -> Void] = [:]
  var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
}

extension AccessibilityActionKind {
  fileprivate var key: String { self == .default ? "default" : self == .escape ? "escape" : "magicTap" }
}

extension LayoutNode {
  /// The label that an enclosing modifier sets; nil if there is none.
  func saidLabel(_ environment: EnvironmentValues) -> String? {
    var element = self
    while let wrapper = element as? WrappingLayoutNode {
      if let label = (wrapper as? AccessibleNode)?.values.label { return label.plain(environment) }
      element = wrapper.content
    }
    return nil
  }
}
