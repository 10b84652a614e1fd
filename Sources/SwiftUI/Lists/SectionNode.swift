import UIKit

/// The view above a section's rows; with an arrow where it shows and hides them.
struct SectionHeader<Title: View>: View {
  let title: Title
  let isOpen: Binding<Bool>?

  var body: some View {
    if let isOpen { DisclosureLabel(label: title, isOpen: isOpen) } else { title }
  }
}

final class SectionNode<Parent: View, Content: View, Footer: View>: TypedNode<Section<Parent, Content, Footer>>,
  NamesRows
{
  private var header: TypedNode<SectionHeader<Parent>>!
  private var content: TypedNode<Content>!
  private var footer: TypedNode<Footer>!
  private var isExpanded = true
  private lazy var headerElement = element(of: header)
  private lazy var footerElement = element(of: footer)

  override init(_ view: Section<Parent, Content, Footer>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    isExpanded = readExpansion()
    header = makeNode(headerView, headerEnvironment)
    content = makeNode(view.content)
    footer = makeNode(view.footer, titleEnvironment)
  }

  private func readExpansion() -> Bool { view.isExpanded.map { value in reading { value.wrappedValue } } ?? true }

  /// Only in a sidebar the header has an arrow that shows and hides the rows [C].
  private var headerView: SectionHeader<Parent> {
    SectionHeader(title: view.header, isOpen: environment.isInList && appearance == .sidebar ? view.isExpanded : nil)
  }

  override func evaluate() {
    let isExpanded = readExpansion()
    guard isExpanded != self.isExpanded else { return }
    self.isExpanded = isExpanded
    leavesDidChange()
  }

  override var children: [ViewNode] { [header, content, footer] }
  override func collect(_ leaves: inout [LayoutNode]) {
    if environment.commandPlace != nil { return leaves.append(group) }
    header.collect(&leaves)
    if isExpanded { content.collect(&leaves) }
    footer.collect(&leaves)
  }

  /// The section of a menu.
  private lazy var group: CommandLeaf = {
    let leaf = CommandLeaf()
    leaf.command = Command(kind: .group)
    leaf.label = { [weak self] in
      var leaves: [LayoutNode] = []
      self?.header.collect(&leaves)
      return leaves
    }
    leaf.inner = { [weak self] in
      var leaves: [LayoutNode] = []
      self?.content.collect(&leaves)
      return leaves
    }
    return leaf
  }()

  override func didUpdate(from old: Section<Parent, Content, Footer>, _ changesEnvironment: Bool) {
    header.update(headerView, headerEnvironment)
    content.update(view.content, environment)
    footer.update(view.footer, titleEnvironment)
    graph.forget(self)
    evaluate()
  }

  private var appearance: UICollectionLayoutListConfiguration.Appearance {
    environment.listAppearance ?? environment.usualListAppearance
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
    if environment.isInList, appearance == .sidebar {
      // Like UIKit's sidebar headers.
      inner.font = .headline
      inner.foregroundStyle = nil
      return inner
    }
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
      if isExpanded { content.collectRows(&$0) }
    }
  }
}
