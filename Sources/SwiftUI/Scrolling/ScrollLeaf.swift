import UIKit

/// An element that stacks others in a scroll view.
final class ScrollLeaf: ContainerLayoutNode {
  let view = FollowedScrollView()
  private lazy var placed = PlacedViews(view)
  var axes: Axis.Set = []
  /// The content margins of the environment.
  var ownMargins = EdgeInsets()
  /// Additional safe area insets.
  var padding = EdgeInsets()
  private var margins: EdgeInsets { ownMargins.adding(padding) }
  private let arrangement = StackArrangement(axis: .vertical, spacing: nil, guide: HorizontalAlignment.center.key)
  private(set) var contentSize = CGSize.zero
  /// The point of the content that is shown at first.
  var anchor: UnitPoint?
  /// The position of the content: narrow content is centred.
  private(set) var contentOrigin = CGPoint.zero
  private(set) lazy var follower = ScrollFollower(self)
  private(set) lazy var behavior = ScrollBehaviorDelegate(self)
  let refreshing = PullToRefresh()
  var refreshScheme = OwnColorScheme()
  private let ownRoom = ContainerRoom()
  override var room: ContainerRoom? { ownRoom }
  private var wasShown = false
  private(set) var isMirrored = false
  private var shownSize: CGSize?

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width.map { max($0 - margins.horizontal, 0) },
      height: axes.contains(.vertical) ? nil : proposal.height.map { max($0 - margins.vertical, 0) })
  }

  /// The size between the margins.
  private func room(in size: CGSize) -> CGSize {
    CGSize(width: max(size.width - margins.horizontal, 0), height: max(size.height - margins.vertical, 0))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    ownRoom.takeFirst(
      ProposedViewSize(
        width: proposal.width.map { $0 - margins.horizontal }, height: proposal.height.map { $0 - margins.vertical }))
    var size = arrangement.size(elements, inner(proposal))
    size.width += margins.horizontal
    size.height += margins.vertical
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
      height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height)
  }

  override func arrange(_ size: CGSize, _ proposal: ProposedViewSize) {
    ownRoom.take(room(in: size))
    let result = arrangement.arrange(elements, inner(proposal))
    contentSize = result.size
    for (index, element) in elements.enumerated() { element.place(at: result.origins[index], result.proposals[index]) }
  }

  override var reachesBars: Bool { true }

  override func render(_ pass: RenderPass, at origin: CGPoint) {
    let (rect, covered) = pass.extended(CGRect(origin: origin, size: frame.size))
    if axes.contains(.vertical) { pass.place(scroll: view, rect) } else { pass.place(view, rect) }
    let insets = view.adjustedContentInset
    let wasAtTop = view.contentOffset.y == -insets.top
    let wasAtLeft = view.contentOffset.x == -insets.left
    let isTurned = wasShown && isMirrored != pass.isMirrored
    isMirrored = pass.isMirrored
    view.room.content = margins.uiInsets(isMirrored: isMirrored)
    view.room.covered = covered
    if view.contentSize != contentSize { view.contentSize = contentSize }
    if wasAtTop { view.contentOffset.y = -view.adjustedContentInset.top }
    if wasAtLeft { view.contentOffset.x = -view.adjustedContentInset.left }
    if !wasShown { showFirst(pass.isMirrored) }
    if isTurned { turn() }
    wasShown = true
    contentOrigin.x =
      axes.contains(.horizontal) ? 0 : max((self.room(in: frame.size).width - contentSize.width) / 2, 0)
    let inner = RenderPass(placed, in: pass)
    inner.scroll = self
    for element in elements {
      let left = pass.isMirrored ? contentSize.width - element.frame.maxX : element.frame.minX
      element.render(inner, at: CGPoint(x: contentOrigin.x + left, y: element.frame.minY))
    }
    inner.finish()
    follower.didArrange()
    if shownSize != frame.size {
      if shownSize != nil { behavior.sizeDidChange() }
      shownSize = frame.size
    }
    view.tellFollowers()
  }

  /// Keeps the visible part of the content in sight when the direction of the layout changes.
  private func turn() {
    guard axes.contains(.horizontal) else { return }
    view.contentOffset.x = contentSize.width - view.bounds.width - view.contentOffset.x
  }

  /// Scrolls to the initial position.
  private func showFirst(_ isMirrored: Bool) {
    // In a right-to-left layout the content begins at the right, so the initial position is its right end.
    let (length, margin) = (contentSize.width - frame.width, view.adjustedContentInset)
    if isMirrored, length + margin.left + margin.right > 0 { view.contentOffset.x = length + margin.right }
    if let anchor { scroll(to: CGRect(origin: .zero, size: contentSize), anchor, nil) }
  }

  /// Converts a point of the content to the scroll view's visible frame, in left-to-right coordinates.
  func shownPlace(of point: CGPoint) -> CGPoint {
    let x =
      isMirrored
      ? contentSize.width - view.bounds.width - view.contentOffset.x : view.contentOffset.x
    return CGPoint(x: point.x + contentOrigin.x - x, y: point.y - view.contentOffset.y)
  }

  // MARK: The visible part

  /// The part of the content visible between the insets, in left-to-right coordinates.
  func visibleRect(at offset: CGPoint) -> CGRect {
    let insets = view.adjustedContentInset
    let visible = view.bounds.inset(by: insets).size
    let x = offset.x + insets.left - contentOrigin.x
    return CGRect(
      x: isMirrored ? contentSize.width - x - visible.width : x, y: offset.y + insets.top, width: visible.width,
      height: visible.height)
  }

  /// The offset that makes a part of the content visible, limited to the scroll range.
  func offset(of rect: CGRect) -> CGPoint {
    let insets = view.adjustedContentInset
    let visible = view.bounds.inset(by: insets).size
    let x = isMirrored ? contentSize.width - rect.minX - visible.width : rect.minX
    let most = CGPoint(
      x: max(view.contentSize.width - view.bounds.width + insets.right, -insets.left),
      y: max(view.contentSize.height - view.bounds.height + insets.bottom, -insets.top))
    return CGPoint(
      x: axes.contains(.horizontal)
        ? min(max(x + contentOrigin.x - insets.left, -insets.left), most.x) : view.contentOffset.x,
      y: axes.contains(.vertical) ? min(max(rect.minY - insets.top, -insets.top), most.y) : view.contentOffset.y)
  }

  // MARK: Following

  /// Tells a lazy stack when the content is scrolled.
  func follow(_ leaf: LazyLeaf) { view.follow(leaf) }

  /// Adjusts the offset because the content above the visible part changed its length.
  func move(by length: CGFloat, _ axis: Axis) {
    if axis == .vertical { view.contentOffset.y += length } else { view.contentOffset.x += length }
  }
}

/// A scroll view that notifies lazy stacks when it scrolls.
final class FollowedScrollView: UIScrollView, RoomyScrollView {
  weak var leaf: ScrollLeaf?
  var room = ScrollRoom() { didSet { if room != oldValue { showRoom() } } }
  let watch = ScrollWatch()

  override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? viewsByPriority }
    set { super.accessibilityElements = newValue }
  }

  private var followers: [WeakLazyLeaf] = []

  private struct WeakLazyLeaf {
    weak var leaf: LazyLeaf?
  }

  func follow(_ leaf: LazyLeaf) {
    guard !followers.contains(where: { $0.leaf === leaf }) else { return }
    followers.removeAll { $0.leaf == nil }
    followers.append(WeakLazyLeaf(leaf: leaf))
  }

  func tellFollowers() {
    for follower in followers { follower.leaf?.showLines() }
    leaf?.follower.didScroll()
    watch.check(self)
    PlaceReads.check()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    tellFollowers()
  }
}
