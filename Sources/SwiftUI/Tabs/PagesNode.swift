import UIKit

/// Views as pages side by side.
struct PagesView<Content: View>: ContainerView {
  let choice: TabChoice?
  let index: PageTabViewStyle.IndexDisplayMode.Kind
  let content: Content

  var inner: Content { content }

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: PagesNode(view.value, inputs))
  }

  func makeLeaf(_ node: ViewNode) -> PagesLeaf {
    let leaf = PagesLeaf()
    leaf.onTurn = { [weak node] in node?.graph.preferencesDidChange() }
    return leaf
  }

  func update(_ leaf: PagesLeaf, _ environment: EnvironmentValues) -> Bool {
    leaf.choice = choice
    leaf.index = index
    leaf.scheme.apply(environment, to: leaf.dots)
    leaf.dots.backgroundStyle = environment.pageIndexStyle
    leaf.follow()
    return true
  }
}

/// The node of pages. The shown page's preferred colour scheme applies to the screen.
final class PagesNode<Content: View>: ContainerNode<PagesView<Content>> {
  override func reducePreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value, isFirst: inout Bool)
  {
    guard key == PreferredColorSchemeKey.self else {
      return super.reducePreference(key, into: &value, isFirst: &isFirst)
    }
    inner.speaker(forElement: leaf.current, of: key).reducePreference(key, into: &value, isFirst: &isFirst)
  }
}

/// The element of pages. Only those near the shown page are on screen.
final class PagesLeaf: ContainerLayoutNode {
  var choice: TabChoice?
  var index = PageTabViewStyle.IndexDisplayMode.Kind.automatic
  let dots = UIPageControl()
  var scheme = OwnColorScheme()
  private let ownRoom = ContainerRoom()
  override var room: ContainerRoom? { ownRoom }
  private let scroller = PageScroller()
  private lazy var placed = PlacedViews(scroller.view)
  private var isMirrored = false
  /// The index of the shown page.
  private(set) var current = 0 { didSet { if current != oldValue { onTurn?() } } }
  /// Called when another page is shown.
  var onTurn: (() -> Void)?
  private var wasShown = false

  override init() {
    super.init()
    scroller.didTurn = { [unowned self] in self.didTurn() }
    scroller.didScroll = { [unowned self] in self.renderPages() }
    dots.addAction(
      UIAction { [unowned self] _ in self.turn(to: self.dots.currentPage, animated: true) }, for: .valueChanged)
  }

  /// Shows the page that the app's value names.
  func follow() {
    guard source != nil, let choice, let page = elements.firstIndex(where: { $0.tag.map(choice.isChosen) ?? false })
    else { return }
    if page != current { turn(to: page, animated: wasShown) }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func arrange(_ size: CGSize, _ proposal: ProposedViewSize) {
    ownRoom.take(size)
    for element in elements {
      let own = element.size(ProposedViewSize(size))
      element.place(
        at: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2), ProposedViewSize(size))
    }
  }

  private func left(of page: Int) -> CGFloat {
    CGFloat(isMirrored ? elements.count - 1 - page : page) * frame.width
  }

  private func turn(to page: Int, animated: Bool) {
    current = page
    dots.currentPage = page
    scroller.view.setContentOffset(CGPoint(x: left(of: page), y: 0), animated: animated)
  }

  override func render(_ pass: RenderPass, at origin: CGPoint) {
    isMirrored = pass.isMirrored
    let rect = CGRect(origin: origin, size: frame.size)
    pass.place(scroller.view, rect)
    scroller.view.contentSize = CGSize(width: frame.width * CGFloat(elements.count), height: frame.height)
    current = min(current, max(elements.count - 1, 0))
    if !wasShown { follow() }
    wasShown = true
    scroller.view.contentOffset.x = left(of: current)
    dots.numberOfPages = elements.count
    dots.currentPage = current
    if index == .always || index == .automatic && elements.count > 1 {
      let size = dots.intrinsicContentSize
      pass.place(
        dots,
        CGRect(x: rect.midX - size.width / 2, y: rect.maxY - size.height - 10, width: size.width, height: size.height))
    }
    renderPages()
  }

  /// Shows the pages that are next to the visible part.
  private func renderPages() {
    guard frame.width > 0 else { return }
    let inner = RenderPass(placed, isMirrored: isMirrored, isStill: true)
    let shown = scroller.view.contentOffset.x
    for (page, element) in elements.enumerated() where abs(left(of: page) - shown) < frame.width * 1.5 {
      let x = isMirrored ? frame.width - element.frame.maxX : element.frame.minX
      element.render(inner, at: CGPoint(x: left(of: page) + x, y: element.frame.minY))
    }
    inner.finish()
  }

  private func didTurn() {
    guard frame.width > 0, !elements.isEmpty else { return }
    let place = Int((scroller.view.contentOffset.x / frame.width).rounded())
    let page = min(max(isMirrored ? elements.count - 1 - place : place, 0), elements.count - 1)
    guard page != current else { return }
    current = page
    dots.currentPage = page
    choice?.choose(elements[page].tag ?? AnyHashable(page))
  }
}

/// The scroll view of pages.
private final class PageScroller: NSObject, UIScrollViewDelegate {
  let view = UIScrollView()
  var didTurn: (() -> Void)?
  var didScroll: (() -> Void)?

  override init() {
    super.init()
    view.isPagingEnabled = true
    view.showsHorizontalScrollIndicator = false
    view.contentInsetAdjustmentBehavior = .never
    view.delegate = self
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { didScroll?() }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { didTurn?() }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { didTurn?() }
  }
}
