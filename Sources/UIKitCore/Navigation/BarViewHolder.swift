/// Holds a view of an app's own in a navigation bar or a toolbar, which is laid out again when the view's content changes.
@MainActor
final class BarViewHolder: UIView, HostingView {
  let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    // Constraints inside are solved apart from those around the bar, and a change of them is told to this view.
    LayoutRoots.make(self)
    addSubview(content)
  }

  required init?(coder: NSCoder) {
    content = UIView()
    super.init(coder: coder)
  }

  /// The largest text of a search field in a bar, which lines of accessibility sizes are higher than [?].
  private static let largestText = UIContentSizeCategory.extraExtraExtraLarge

  /// Keeps the text of a search field as small as the bar. Called before the view is measured.
  func limitTextSize() {
    guard content is UISearchTextField || content is UISearchBar, let superview else { return }
    let isTooLarge = superview.traitCollection.preferredContentSizeCategory > Self.largestText
    let isLimited = traitOverrides.contains(UITraitPreferredContentSizeCategory.self)
    guard isTooLarge != isLimited else { return }
    if isTooLarge {
      traitOverrides.preferredContentSizeCategory = Self.largestText
    } else {
      traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
    }
    updateTraitsIfNeeded()
  }

  override func contentSizeDidInvalidate(of subview: UIView) { superview?.setNeedsLayout() }
  override func layoutContentDidChange() { superview?.setNeedsLayout() }

  /// [C] Constraints of the view's own win over the bar's: a text field that is 220 points wide may come without a frame.
  func hostedPlace(of subview: UIView) -> HostedPlace? { subview === content ? .bounds : nil }

  /// Bounds and centre, not the frame: the app may have given the view a transform.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard content.superview === self else { return }
    content.bounds.size = bounds.size
    content.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
