import UIKit

/// The label of a screen's tab. The screen itself is made when its tab is shown.
struct TabItemModifier<Item: View>: ViewModifier {
  typealias Body = Never
  let item: Item

  static func _makeView<Base: View>(
    modifier: _GraphValue<ModifiedContent<Base, Self>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    guard inputs.environment.isInTabs else {
      // Outside of tab views the label is ignored.
      return _ViewOutputs(node: PassingNode(modifier.value, inputs, content: \.content))
    }
    return _ViewOutputs(node: TabItemNode(modifier.value, inputs))
  }
}

/// The element of a screen with a tab.
final class TabLeaf: LayoutNode {
  var page: () -> AnyView = { AnyView(EmptyView()) }
  var label: () -> [LayoutNode] = { [] }
}

final class TabItemNode<Base: View, Item: View>: TypedNode<ModifiedContent<Base, TabItemModifier<Item>>> {
  private let leaf = TabLeaf()
  private var label: DetachedContent<Item>!

  override init(_ view: ModifiedContent<Base, TabItemModifier<Item>>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    label = DetachedContent(view.modifier.item, in: self, labelEnvironment)
    leaf.label = { [weak self] in self?.label.leaves ?? [] }
    leaf.page = { [unowned self] in
      AnyView(InheritedView(around: self.inner, content: self.view.content))
    }
  }

  private var inner: EnvironmentValues {
    var inner = environment
    inner.isInTabs = false
    return inner
  }

  private var labelEnvironment: EnvironmentValues {
    var label = inner.commands(at: .bar)
    label.commandPlace = nil
    // Symbols of tabs are filled ones [D].
    label.symbolVariants = label.symbolVariants.fill
    return label
  }

  override func collect(_ leaves: inout [LayoutNode]) { leaves.append(leaf) }

  override func didUpdate(from old: ModifiedContent<Base, TabItemModifier<Item>>, _ changesEnvironment: Bool) {
    label.update(view.modifier.item, labelEnvironment)
    leaf.invalidate()
  }

  override func willUnmount() { label.leave() }
}

extension View {
  /// The label of the view's tab.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(item: label()))
  }

  /// A number as the badge of the view's tab or row; 0 for none.
  public func badge(_ count: Int) -> some View {
    modifier(
      BadgeModifier(badge: count == 0 ? nil : Text(verbatim: count.formatted()), isLink: Self.self is any RowLink.Type))
  }

  /// A text as the badge of the view's tab or row; nil for none.
  public func badge(_ label: Text?) -> some View {
    modifier(BadgeModifier(badge: label, isLink: Self.self is any RowLink.Type))
  }

  /// A text as the badge of the view's tab or row; nil for none.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  /// A text as the badge of the view's tab or row; nil for none.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }
}

private struct BadgeModifier: ViewModifier {
  let badge: Text?
  let isLink: Bool
  @Environment(\.isInList) private var isInList

  func body(content: Content) -> some View {
    if isInList, isLink {
      content.environment(\.linkBadge, badge)
    } else if isInList {
      HStack {
        content
        if let badge {
          Spacer(minLength: 8)
          badge.foregroundStyle(Color.secondary)
        }
      }
    } else {
      content.modifier(TraitModifier { $0.badge = badge })
    }
  }
}

/// A view that shows its row's badge itself, before its chevron.
protocol RowLink {}

extension NavigationLink: RowLink {}
extension ModifiedContent: RowLink where Content: RowLink {}

extension EnvironmentValues {
  private struct LinkBadgeKey: EnvironmentKey { static let defaultValue: Text? = nil }
  /// The badge that a link in a row shows before its chevron.
  var linkBadge: Text? {
    get { self[LinkBadgeKey.self] }
    set { self[LinkBadgeKey.self] = newValue }
  }
}
