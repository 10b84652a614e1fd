import CoreGraphics

/// A modifier that sets a value for the container of its views.
struct TraitModifier: WrappingModifier {
  typealias Body = Never
  let change: (inout LayoutTraits) -> Void
  func makeWrapper(_ content: LayoutNode, _ node: ViewNode) -> TraitNode { TraitNode(content) }
  func update(_ wrapper: TraitNode, _ environment: EnvironmentValues) -> Bool {
    wrapper.change = change
    return true
  }
}

final class TraitNode: WrappingLayoutNode {
  var change: ((inout LayoutTraits) -> Void)?

  override var traits: LayoutTraits {
    var traits = content.traits
    change?(&traits)
    return traits
  }
}

/// A tag that does not match optional selections.
private struct ExactTag<Value: Hashable>: Hashable {
  let value: Value
}

extension ExactTag: KnownExactTag {
  var plain: AnyHashable { AnyHashable(value) }
}

private protocol KnownExactTag {
  var plain: AnyHashable { get }
}

extension AnyHashable {
  /// The value of a tag for a selection of a type; nil where the tag has another type.
  func tagged<Selection>(as type: Selection.Type) -> Selection? {
    guard let exact = base as? any KnownExactTag else { return base as? Selection }
    let value = exact.plain.base
    return Swift.type(of: value) == type ? value as? Selection : nil
  }

  /// The value that an app gave a view as its tag.
  var tagValue: AnyHashable { (base as? any KnownExactTag)?.plain ?? self }
}

/// Gives an element a priority in stacks, or a depth.
struct OrderModifier: WrappingModifier {
  typealias Body = Never
  var priority: Double?
  var depth: Double?
  func makeWrapper(_ content: LayoutNode, _ node: ViewNode) -> OrderNode { OrderNode(content) }
  func update(_ wrapper: OrderNode, _ environment: EnvironmentValues) -> Bool {
    defer {
      wrapper.ownPriority = priority
      wrapper.ownDepth = depth
    }
    return wrapper.ownPriority != priority || wrapper.ownDepth != depth
  }
}

final class OrderNode: WrappingLayoutNode {
  var ownPriority: Double?
  var ownDepth: Double?
  override var priority: Double { ownPriority ?? content.priority }
  override var depth: Double { ownDepth ?? content.depth }
}

/// The alignment guides that some view of the program sets explicitly. Other guides need no search in the views.
@MainActor
enum SaidGuides {
  private static var ids: Set<ObjectIdentifier> = [
    ObjectIdentifier(VerticalAlignment.firstTextBaseline.key.id),
    ObjectIdentifier(VerticalAlignment.lastTextBaseline.key.id),
  ]
  /// Set when a custom layout is used, because that may set any guide.
  private static var areAll = false

  static func contain(_ key: AlignmentKey) -> Bool { areAll || ids.contains(ObjectIdentifier(key.id)) }
  static func add(_ key: AlignmentKey) { ids.insert(ObjectIdentifier(key.id)) }
  static func addAll() { areAll = true }
}

struct GuideModifier: WrappingModifier {
  typealias Body = Never
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat
  func makeWrapper(_ content: LayoutNode, _ node: ViewNode) -> GuideNode { GuideNode(content) }
  func update(_ wrapper: GuideNode, _ environment: EnvironmentValues) -> Bool {
    SaidGuides.add(key)
    wrapper.key = key
    wrapper.compute = compute
    return true
  }
}

final class GuideNode: WrappingLayoutNode {
  var key: AlignmentKey?
  var compute: ((ViewDimensions) -> CGFloat)?
  override func findGuide(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? {
    guard key == self.key, let compute else { return content.explicitGuide(key, size) }
    return compute(ViewDimensions(size: size, node: content))
  }
}

/// The key of a value that a container reads of its views.
///
/// Documentation: `SwiftUI/LayoutValueKey`.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that set none.
  static var defaultValue: Value { get }
}

extension View {
  /// The view's priority in a stack: views with a higher priority are offered space first.
  public func layoutPriority(_ value: Double) -> some View { modifier(OrderModifier(priority: value)) }

  /// The depth among the views of a container: greater values are in front.
  public func zIndex(_ value: Double) -> some View { modifier(OrderModifier(depth: value)) }

  /// The value by which a picker, list or tab view identifies the view. With `includeOptional` it also matches a
  /// selection of the optional type.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    let value = includeOptional ? AnyHashable(tag) : AnyHashable(ExactTag(value: tag))
    return modifier(TraitModifier { $0.tag = value })
  }

  /// A value that a container's layout reads.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(TraitModifier { $0.values[ObjectIdentifier(key)] = value })
  }

  /// The position of a guide in the view, in points.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(GuideModifier(key: g.key, compute: computeValue))
  }

  /// The position of a guide in the view, in points.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(GuideModifier(key: g.key, compute: computeValue))
  }
}
