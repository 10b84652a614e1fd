import UIKit

/// A tree of views in a UIKit view: it evaluates the views, arranges them and shows them.
@MainActor
final class HostedTree<Content: View>: ViewGraphHost, UpdatableTree {
  private unowned let view: UIView
  let graph = ViewGraph()
  /// The outermost node; made in the first layout, when the surroundings are known.
  private var made: TypedNode<Content>?
  private var content: Content
  private(set) var environment: EnvironmentValues
  private let element = RootLayoutNode()
  private let safeArea = SafeArea()
  private let room = ContainerRoom()
  private lazy var placed = PlacedViews(view)
  private var isInvalid = true
  private var lastArea = CGRect.null

  /// Called when the size of the content may be another one.
  var onSizeChange: (() -> Void)?
  /// Called with the scroll views at the top and bottom edges when the content was shown again.
  var onScrolls: ((_ highest: UIScrollView?, _ lowest: UIScrollView?) -> Void)?
  /// Called when a preference of the content changed.
  var onPreferenceChange: (() -> Void)?

  init(_ content: Content, in view: UIView, _ environment: EnvironmentValues) {
    self.view = view
    self.content = content
    self.environment = environment
    self.environment.safeArea = SafeAreaReference(area: safeArea)
    self.environment.containerRoom = ContainerRoomReference(room: room)
    if environment.focusedStore == nil { self.environment.focusedStore = FocusedStoreReference(store: FocusedStore()) }
    graph.host = self
    element.source = { [unowned self] in
      var leaves: [LayoutNode] = []
      self.root.collect(&leaves)
      return leaves
    }
    element.onInvalidate = { [unowned self] in self.graphNeedsLayout() }
  }

  isolated deinit { made?.unmount() }

  private var root: TypedNode<Content> {
    if let made { return made }
    let node = graph.updating {
      TypedNode<Content>.node(content, _ViewInputs(graph: graph, parent: nil, environment: environment))
    }
    node.onLeavesChange = { [unowned self] in self.element.elementsDidChange() }
    made = node
    return node
  }

  /// Shows another value of the content, or in other surroundings.
  func update(_ content: Content? = nil, _ environment: EnvironmentValues? = nil) {
    if let content { self.content = content }
    if let environment {
      // The direction matters only where elements are shown: their sizes do not depend on it.
      if environment.layoutDirection != self.environment.layoutDirection { isInvalid = true }
      self.environment = environment
    }
    if let made { graph.updating { made.update(self.content, self.environment) } }
    setNeedsUpdate()
  }

  // MARK: Host

  func graphNeedsUpdate(_ transaction: Transaction) { setNeedsUpdate() }

  private func setNeedsUpdate() {
    view.setNeedsLayout()
    if isScreen, made != nil, !isOnScreen { OffscreenUpdates.wait(self) }
  }

  /// Whether the tree is a screen, which others can cover. The tree of a cell is not: it is updated when the cell is
  /// shown again.
  private var isScreen = false

  func becomeScreen() {
    isScreen = true
    OffscreenUpdates.add(self)
  }

  var isOnScreen: Bool { view.window != nil }
  func setNeedsLayout() { view.setNeedsLayout() }

  func updateOffscreen() {
    graph.update()
    graph.runActions()
  }

  func graphNeedsLayout() {
    guard !isInvalid else { return }
    isInvalid = true
    view.setNeedsLayout()
  }

  func preferencesDidChange() {
    guard !isPreferenceWaiting else { return }
    isPreferenceWaiting = true
    graph.afterUpdate { [weak self] in
      self?.isPreferenceWaiting = false
      self?.onPreferenceChange?()
    }
    view.setNeedsLayout()
  }

  private var isPreferenceWaiting = false

  func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value { root.preference(key) }

  /// The preferences of the views for their row.
  var rowTraits: RowTraits {
    var traits = RowTraits()
    for leaf in element.elements { traits.inherit(leaf.rowTraits) }
    return traits
  }

  /// The ends of the separator below the row, as distances from the edges.
  var separatorEnds: SeparatorEnds {
    element.separatorEnds.inset(
      leading: element.frame.minX, trailing: lastArea.width - element.frame.maxX)
  }

  // MARK: Layout

  func size(_ proposal: ProposedViewSize) -> CGSize {
    graph.update()
    return element.size(proposal)
  }

  /// Evaluates waiting nodes, and lays out and shows the views in a rectangle whose lower part a keyboard may cover.
  func layOut(in whole: CGRect, keyboard: CGFloat = 0, alignment: Alignment) {
    graph.update()
    var area = whole
    area.size.height = max(area.height - keyboard, 0)
    let transaction = graph.takeTransaction()
    if isInvalid || area != lastArea {
      let wasShown = !lastArea.isNull
      let isResized = isInvalid && wasShown
      isInvalid = false
      if !wasShown || area != lastArea { noteSafeArea(area, keyboard: whole.height - area.height) }
      lastArea = area
      show(area, whole, alignment, transaction, isStill: !wasShown)
      PlaceReads.check()
      if isResized { onSizeChange?() }
    }
    graph.endPass()
    if graph.hasActions { graph.runActions() }
    if graph.needsUpdate || isInvalid { view.setNeedsLayout() }
    OffscreenUpdates.run()
  }

  private func noteSafeArea(_ area: CGRect, keyboard: CGFloat) {
    let bounds = view.bounds
    let isMirrored = environment.layoutDirection == .rightToLeft
    let (left, right) = (area.minX - bounds.minX, bounds.maxX - area.maxX)
    safeArea.size = area.size
    safeArea.keyboard = keyboard
    room.take(area.size)
    safeArea.insets = EdgeInsets(
      top: area.minY - bounds.minY, leading: isMirrored ? right : left, bottom: bounds.maxY - area.maxY,
      trailing: isMirrored ? left : right)
  }

  private func show(
    _ area: CGRect, _ whole: CGRect, _ alignment: Alignment, _ transaction: Transaction, isStill: Bool
  ) {
    let proposal = ProposedViewSize(area.size)
    let dimensions = element.dimensions(proposal)
    let own = ViewDimensions(size: area.size, node: nil)
    let origin = CGPoint(
      x: own[alignment.horizontal] - dimensions[alignment.horizontal],
      y: own[alignment.vertical] - dimensions[alignment.vertical])
    element.place(at: origin, proposal)
    let isMirrored = environment.layoutDirection == .rightToLeft
    let pass = RenderPass(placed, isMirrored: isMirrored, transaction: transaction, isStill: isStill)
    pass.surroundings.safeArea = whole
    pass.surroundings.keyboard = whole.height - area.height
    if isScreen { pass.surroundings.screen = (area, view.bounds) }
    let x = isMirrored ? area.width - element.frame.maxX : element.frame.minX
    pass.giving(way: area, in: whole) {
      element.render(pass, at: CGPoint(x: area.minX + x, y: area.minY + element.frame.minY))
    }
    pass.finish()
    onScrolls?(pass.highestScroll, pass.lowestScroll)
  }
}

/// The root element. Several views are stacked vertically.
class RootLayoutNode: ContainerLayoutNode {
  /// Called when the size may be another one.
  final var onInvalidate: (() -> Void)?

  private let arrangement: StackArrangement

  init(_ alignment: HorizontalAlignment = .center) {
    arrangement = StackArrangement(axis: .vertical, spacing: nil, guide: alignment.key)
  }

  override func didInvalidateRoot() { onInvalidate?() }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    elements.count == 1 ? elements[0].size(proposal) : arrangement.size(elements, proposal)
  }

  override func arrange(_ size: CGSize, _ proposal: ProposedViewSize) {
    if elements.count == 1 { return elements[0].place(at: .zero, proposal) }
    let result = arrangement.arrange(elements, proposal)
    for (index, element) in elements.enumerated() { element.place(at: result.origins[index], result.proposals[index]) }
  }

  override func findGuide(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? {
    elements.count == 1 ? elements[0].explicitGuide(key, size) : nil
  }
}

extension EnvironmentValues {
  /// The values of the surroundings of a view of UIKit.
  @MainActor
  init(_ traits: UITraitCollection) {
    self.init()
    apply(traits)
  }

  @MainActor
  mutating func apply(_ traits: UITraitCollection) {
    colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    hostColorScheme = colorScheme
    colorSchemeContrast = traits.accessibilityContrast == .high ? .increased : .standard
    layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    hostLayoutDirection = layoutDirection
    dynamicTypeSize = DynamicTypeSize(traits.preferredContentSizeCategory) ?? .large
    horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
    verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
    displayScale = max(traits.displayScale, 1)
    bridgedTraits.hostTraits = traits
  }
}

extension UserInterfaceSizeClass {
  /// The class of UIKit; nil where it is unspecified.
  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: return nil
    }
  }
}
