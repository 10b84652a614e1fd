import UIKit

/// Preferences of views for their row.
@MainActor
struct RowTraits {
  /// The insets of the row's views; an inner nil for the default.
  var insets: EdgeInsets??
  var background: AnyView??
  var separator: (visibility: Visibility, edges: VerticalEdge.Set)?
  var separatorTint: (color: Color?, edges: VerticalEdge.Set)?
  var sectionSeparator: (visibility: Visibility, edges: VerticalEdge.Set)?
  var isDeleteDisabled: Bool?
  var isMoveDisabled: Bool?
  var isSelectionDisabled: Bool?
  /// Whether the row looks selected because its link is the shown one.
  var isChosen: Bool?
  var swipes: [SwipeGroup] = []

  /// Takes the traits of an enclosing view that are not set here.
  mutating func inherit(_ outer: RowTraits) {
    insets = insets ?? outer.insets
    background = background ?? outer.background
    separator = separator ?? outer.separator
    separatorTint = separatorTint ?? outer.separatorTint
    sectionSeparator = sectionSeparator ?? outer.sectionSeparator
    isDeleteDisabled = isDeleteDisabled ?? outer.isDeleteDisabled
    isMoveDisabled = isMoveDisabled ?? outer.isMoveDisabled
    isSelectionDisabled = isSelectionDisabled ?? outer.isSelectionDisabled
    isChosen = isChosen ?? outer.isChosen
    swipes += outer.swipes
  }
}

/// The swipe actions of one edge of a row.
@MainActor
struct SwipeGroup {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let leaves: () -> [LayoutNode]

  var configuration: UISwipeActionsConfiguration {
    let configuration = UISwipeActionsConfiguration(
      actions: leaves().compactMap { element in
        guard let leaf = element.commandLeaf else { return nil }
        let content = leaf.content
        let isDestructive = leaf.command.role == .destructive
        let action = UIContextualAction(
          style: isDestructive ? .destructive : .normal, title: content.image == nil ? content.title : nil
        ) { _, _, done in
          leaf.command.perform()
          done(true)
        }
        // The symbol of a label is shown without its text [D]. It is a copy with an accessibility label for this
        // button: the app may use the image elsewhere.
        action.image = content.image.map { $0.withRenderingMode($0.renderingMode) }
        if let name = leaf.spokenName(in: element) { action.image?.accessibilityLabel = name }
        if let tint = leaf.tint { action.backgroundColor = tint.uiColor(leaf.environment) }
        return action
      })
    configuration.performsFirstActionWithFullSwipe = allowsFullSwipe
    return configuration
  }
}

/// A modifier of preferences for the enclosing row, or for the rows inside.
struct RowTraitModifier: ViewModifier {
  typealias Body = Never
  let change: (inout RowTraits, EnvironmentValues) -> Void

  static func _makeView<Base: View>(
    modifier: _GraphValue<ModifiedContent<Base, Self>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(
      node: RowTraitNode(
        modifier.value, inputs,
        traits: { modifier, environment in
          var traits = RowTraits()
          modifier.change(&traits, environment)
          return traits
        }))
  }
}

/// A view that sets traits of its enclosing row, or of the rows inside.
class RowTraitNode<Base: View, Modifier: ViewModifier>: TypedNode<ModifiedContent<Base, Modifier>>, NamesRows {
  private var content: TypedNode<Base>!
  private let traits: (Modifier, EnvironmentValues) -> RowTraits

  init(
    _ view: ModifiedContent<Base, Modifier>, _ inputs: _ViewInputs,
    traits: @escaping (Modifier, EnvironmentValues) -> RowTraits
  ) {
    self.traits = traits
    super.init(view, inputs)
    content = makeNode(view.content)
  }

  /// The traits as they are now.
  var own: RowTraits { traits(view.modifier, environment) }

  override var children: [ViewNode] { [content] }

  override func collect(_ leaves: inout [LayoutNode]) {
    let first = leaves.count
    content.collect(&leaves)
    for leaf in leaves[first...] { leaf.take(own, of: self) }
  }

  func nameRows(_ rows: inout RowCollector) {
    rows.changing {
      content.collectRows(&$0)
    } with: { [unowned self] in
      $0.traits.append({ self.own })
    }
  }

  override func didUpdate(from old: ModifiedContent<Base, Modifier>, _ changesEnvironment: Bool) {
    content.update(view.content, environment)
    var leaves: [LayoutNode] = []
    collect(&leaves)
    graph.rowsDidChange()
  }
}

extension ViewGraph {
  /// The graph's lists configure their visible rows again after the update.
  func rowsDidChange() {
    guard !isRowChangeWaiting else { return }
    isRowChangeWaiting = true
    afterUpdate { [weak self] in
      self?.isRowChangeWaiting = false
      for leaf in RowsLeaf.shown where leaf.graph === self { leaf.configureShown() }
    }
  }
}

extension View {
  private func row(_ change: @escaping (inout RowTraits, EnvironmentValues) -> Void) -> some View {
    modifier(RowTraitModifier(change: change))
  }

  /// The insets of the view in its row, in points; nil for the default.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { row { traits, _ in traits.insets = .some(insets) } }

  /// The background view of the row; nil for the default background.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    row { traits, environment in
      traits.background = .some(view.map { AnyView(InheritedView(around: environment, content: $0)) })
    }
  }

  /// Shows or hides the separator lines at edges of the view's row.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    row { traits, _ in traits.separator = (visibility, edges) }
  }

  /// The colour of lines at edges of the view's row; nil for the usual one.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    row { traits, _ in traits.separatorTint = (color, edges) }
  }

  /// Shows or hides the separator lines at edges of the view's section.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    row { traits, _ in traits.sectionSeparator = (visibility, edges) }
  }

  /// Prevents the view's row from being deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    row { traits, _ in traits.isDeleteDisabled = isDisabled }
  }

  /// Prevents the view's row from being moved.
  public func moveDisabled(_ isDisabled: Bool) -> some View { row { traits, _ in traits.isMoveDisabled = isDisabled } }

  /// Prevents the view's row from being selected.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    row { traits, _ in traits.isSelectionDisabled = isDisabled }
  }

  /// Adds swipe actions to the row of the view.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, content: content()))
  }
}

/// Adds swipe actions to rows.
struct SwipeActionsModifier<Content: View>: ViewModifier {
  typealias Body = Never
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let content: Content

  static func _makeView<Base: View>(
    modifier: _GraphValue<ModifiedContent<Base, Self>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: SwipeActionsNode(modifier.value, inputs))
  }
}

final class SwipeActionsNode<Base: View, Content: View>: RowTraitNode<Base, SwipeActionsModifier<Content>> {
  private var commands: DetachedContent<Content>!

  init(_ view: ModifiedContent<Base, SwipeActionsModifier<Content>>, _ inputs: _ViewInputs) {
    super.init(view, inputs) { _, _ in RowTraits() }
    commands = DetachedContent(view.modifier.content, in: self, environment.commands(at: .swipe))
  }

  override var own: RowTraits {
    var traits = RowTraits()
    let commands = self.commands!
    traits.swipes = [
      SwipeGroup(edge: view.modifier.edge, allowsFullSwipe: view.modifier.allowsFullSwipe) { commands.leaves }
    ]
    return traits
  }

  override func didUpdate(
    from old: ModifiedContent<Base, SwipeActionsModifier<Content>>, _ changesEnvironment: Bool
  ) {
    commands.update(view.modifier.content, environment.commands(at: .swipe))
    super.didUpdate(from: old, changesEnvironment)
  }

  override func willUnmount() { commands.leave() }
}
