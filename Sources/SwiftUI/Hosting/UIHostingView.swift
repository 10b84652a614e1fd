import UIKit

/// A view of UIKit that shows views in its bounds.
open class _UIHostingView<Content: View>: UIView {
  private var tree: HostedTree<Content>!

  /// The root view. Setting it keeps the state of views with the same identity.
  public var rootView: Content {
    didSet { tree.update(rootView) }
  }

  /// How the views are aligned where they do not fill the bounds.
  final var alignment = Alignment.center

  /// A view with views in it.
  public required init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
    tree = HostedTree(rootView, in: self, EnvironmentValues(traitCollection))
    tree.onSizeChange = { [unowned self] in self.contentSizeDidChange() }
    tree.onPreferenceChange = { [unowned self] in self.preferencesDidChange() }
  }

  /// Not supported: a hosting view is created with its views.
  public required init?(coder: NSCoder) { nil }

  func contentSizeDidChange() { invalidateIntrinsicContentSize() }
  func preferencesDidChange() {}

  final var hosted: HostedTree<Content> { tree }

  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    var environment = tree.environment
    environment.apply(traitCollection)
    tree.update(nil, environment)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    tree.layOut(in: bounds.inset(by: safeAreaInsets), keyboard: keyboardHeight, alignment: alignment)
  }

  /// The height of the keyboard that covers the safe area, in points.
  var keyboardHeight: CGFloat { 0 }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { tree.size(ProposedViewSize(size)) }

  open override var intrinsicContentSize: CGSize { tree.size(.unspecified) }

  open override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? viewsByPriority }
    set { super.accessibilityElements = newValue }
  }
}
