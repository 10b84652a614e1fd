/// Contains the presented view and the dimming view behind it, above the presenter.
@MainActor
final class PresentationContainer: UIView, InputViewFollowing {
  let place: any PresentationPlace
  /// Called before and after each layout of the container.
  weak var controller: UIPresentationController?
  /// The container's size when an animator took over the presented view's frame; layout keeps that frame until the size
  /// changes.
  private var animatedSize: CGSize?
  /// Whether the view has not appeared yet, or has disappeared.
  var isContentHidden = false {
    didSet { place.layOut(isHidden: isContentHidden) }
  }

  init(frame: CGRect, place: any PresentationPlace) {
    self.place = place
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    place.install(in: self)
  }

  required init?(coder: NSCoder) { nil }

  var restingFrame: CGRect { place.restingFrame }

  /// Whether layout leaves the presented view's frame as an animator set it. This ends when the container's size
  /// changes.
  var leavesContent: Bool {
    get { animatedSize == bounds.size }
    set { animatedSize = newValue ? bounds.size : nil }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    window?.presence.inputViews.tell(self)
  }

  func inputViewsDidMove() { if place.makesRoomForKeys { setNeedsLayout() } }

  /// The height that the input views cover at the container's lower edge, if the first responder belongs to the presented view.
  func heightUnderKeys(of content: UIView) -> CGFloat {
    guard let window, window.presence.inputViews.coveredHeight > 0, hasKeys(content) else { return 0 }
    let top = window.bounds.height - window.presence.inputViews.coveredHeight
    return max(0, convert(bounds, to: nil).maxY - top)
  }

  /// Whether the first responder is a controller whose view is in the presented one, or a view of such a controller.
  private func hasKeys(_ content: UIView) -> Bool {
    guard let responder = window?.firstResponder else { return false }
    let chain = sequence(first: responder, next: \.next)
    let controller = chain.lazy.compactMap { $0 as? UIViewController }.first { _ in true }
    return controller?.viewIfLoaded?.isDescendant(of: content) == true
  }

  override func layoutSubviews() {
    controller?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    place.layOut(isHidden: isContentHidden)
    controller?.containerViewDidLayoutSubviews()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && place.takesTouch(at: point)
  }
}
