import UIKit

/// Rows that belong together, with views above and below them.
///
/// Documentation: `SwiftUI/Section`.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

/// A view that may be several rows of a list.
protocol SectionView {}

extension TupleView: SectionView {}

extension Section: SectionView {}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  /// Rows with views above and below them.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer)
  {
    self.init(header: header(), content: content(), footer: footer())
  }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: SectionNode(view.value, inputs))
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Rows that belong together.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Rows with a view above them.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Rows with a view above them.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Rows with a view below them.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// Rows with a view below them.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Rows with views above and below them.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Rows with a text above them.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Rows with a text above them.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

final class SectionNode<Parent: View, Content: View, Footer: View>: TypedNode<Section<Parent, Content, Footer>>,
  NamesRows
{
  private var header: TypedNode<Parent>!
  private var content: TypedNode<Content>!
  private var footer: TypedNode<Footer>!
  private lazy var headerElement = element(of: header)
  private lazy var footerElement = element(of: footer)

  override init(_ view: Section<Parent, Content, Footer>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    header = makeNode(view.header, headerEnvironment)
    content = makeNode(view.content)
    footer = makeNode(view.footer, titleEnvironment)
  }

  override var children: [ViewNode] { [header, content, footer] }
  override func collect(_ leaves: inout [LayoutNode]) {
    if environment.commandPlace != nil { return leaves.append(group) }
    for child in children { child.collect(&leaves) }
  }

  /// The section of a menu.
  private lazy var group: CommandLeaf = {
    let leaf = CommandLeaf()
    leaf.command = Command(kind: .group)
    leaf.label = { [unowned self] in
      var leaves: [LayoutNode] = []
      self.header.collect(&leaves)
      return leaves
    }
    leaf.inner = { [unowned self] in
      var leaves: [LayoutNode] = []
      self.content.collect(&leaves)
      return leaves
    }
    return leaf
  }()

  override func didUpdate(from old: Section<Parent, Content, Footer>, _ changesEnvironment: Bool) {
    header.update(view.header, headerEnvironment)
    content.update(view.content, environment)
    footer.update(view.footer, titleEnvironment)
  }

  /// Headers and footers of lists are smaller and fainter than rows [D].
  private var titleEnvironment: EnvironmentValues {
    guard environment.isInList else { return environment }
    var inner = environment
    inner.isRowTitle = true
    inner.font = .footnote
    inner.foregroundStyle = AnyShapeStyle(ofContainer: .secondary)
    return inner
  }

  /// Headers of groups are in capital letters [D].
  private var headerEnvironment: EnvironmentValues {
    var inner = titleEnvironment
    if environment.isInList, environment.headerProminence == .increased {
      inner.font = .title3.weight(.semibold)
      inner.foregroundStyle = nil
      return inner
    }
    let appearance = environment.listAppearance ?? environment.usualListAppearance
    if environment.isInList, appearance == .grouped || appearance == .insetGrouped { inner.textCase = .uppercase }
    return inner
  }

  private func element(of node: ViewNode) -> RowElement? {
    var leaves: [LayoutNode] = []
    node.collect(&leaves)
    guard !leaves.isEmpty else { return nil }
    return RowElement {
      var leaves: [LayoutNode] = []
      node.collect(&leaves)
      return leaves
    }
  }

  func nameRows(_ rows: inout RowCollector) {
    rows.inSection(
      AnyHashable(ObjectIdentifier(self)), header: headerElement, footer: footerElement,
      spacing: environment.listSectionSpacing
    ) {
      content.collectRows(&$0)
    }
  }
}
