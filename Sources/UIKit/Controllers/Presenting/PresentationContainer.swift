/// Holds a presented view, and what is behind it, over the presenter.
@MainActor
final class PresentationContainer: UIView {
  let place: any PresentationPlace
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

  override func layoutSubviews() {
    super.layoutSubviews()
    place.layOut(isHidden: isContentHidden)
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && place.takesTouch(at: point)
  }
}
