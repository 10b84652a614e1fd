/// The view of a navigation controller.
@MainActor
final class NavigationView: UIView {
  private weak var stack: NavigationStack?

  init(frame: CGRect, stack: NavigationStack) {
    self.stack = stack
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    stack?.layOut()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
