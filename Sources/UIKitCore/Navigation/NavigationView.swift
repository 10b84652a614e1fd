/// The view of a navigation controller.
@MainActor
final class NavigationView: UIView {
  private weak var screens: NavigationScreens?

  init(frame: CGRect, screens: NavigationScreens) {
    self.screens = screens
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    screens?.layOut()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
