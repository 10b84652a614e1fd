/// A node without state: it can be removed and created again without a visible difference.
@MainActor
protocol ForgettableNode: ViewNode {
  /// Whether the node itself has no state, apart from the nodes inside.
  var keepsNothing: Bool { get }
}

extension ForgettableNode {
  var keepsNothing: Bool { true }
}

extension ViewNode {
  /// Whether neither the node nor those inside have state. Nodes that present screens, scroll, or contain UIKit views
  /// of the app do.
  var isForgettable: Bool {
    (self as? any ForgettableNode)?.keepsNothing == true && children.allSatisfy(\.isForgettable)
  }
}

/// Storage of a dynamic property whose loss the app might notice.
@MainActor
protocol KeepingProperty: AnyObject {
  var keepsNothing: Bool { get }
}

extension StateLocation: KeepingProperty {
  /// An object may have changed without the state being set, so only trivial values and strings can be discarded.
  var keepsNothing: Bool { !isChanged && (_isPOD(Value.self) || Value.self == String.self) }
}

extension ObjectSubscription: KeepingProperty {
  var keepsNothing: Bool { !isOwner }
}

extension AnyViewNode: ForgettableNode {}
extension ConditionalNode: ForgettableNode {}
extension EnvironmentNode: ForgettableNode {}
extension IDNode: ForgettableNode {}
extension LayeredNode: ForgettableNode {}
extension LeafNode: ForgettableNode {}
extension LifeNode: ForgettableNode {}
extension ListNode: ForgettableNode {}
extension ModifierContentNode: ForgettableNode {}
extension OptionalNode: ForgettableNode {}
extension PassingNode: ForgettableNode {}
extension RowTraitNode: ForgettableNode {}
extension TaskNode: ForgettableNode {}
extension TupleNode: ForgettableNode {}
extension WrappingNode: ForgettableNode {}

extension ForEachNode: ForgettableNode {
  var keepsNothing: Bool { lazyRows == nil }
}

extension ContainerNode: ForgettableNode {
  var keepsNothing: Bool { !(Content.self is any ScrollingView.Type) }
}

extension CompositeNode: ForgettableNode {
  var keepsNothing: Bool { properties.keepNothing }
}

extension ComposingModifierNode: ForgettableNode {
  var keepsNothing: Bool { properties.keepNothing }
}

/// A view whose scroll position the user changes.
@MainActor
protocol ScrollingView {}

extension ScrollView: ScrollingView {}
extension PagesView: ScrollingView {}
