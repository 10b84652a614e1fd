/// Contains the presented view and the dimming view behind it, above the presenter.
@MainActor
final class PresentationContainer: UIView {
  let place: any PresentationPlace
  /// Is told of layouts.
  weak var controller: UIPresentationController?
  /// The size that the app's animator gave to the presented view, so that layout keeps it.
  private var animatedSize: CGSize?
  /// Whether the view has not come yet, or has gone.
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

  /// Whether where the presented view is has been an animator's business, until the container has another size.
  var leavesContent: Bool {
    get { animatedSize == bounds.size }
    set { animatedSize = newValue ? bounds.size : nil }
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
