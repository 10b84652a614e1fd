/// Holds a view of an app's own in a navigation bar or a toolbar, which is laid out again when the view's content changes.
@MainActor
final class BarViewHolder: UIView, HostingView {
  let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    // Constraints inside are solved separately from those around the bar, and this view is informed of their changes.
    LayoutRoots.make(self)
    addSubview(content)
  }

  required init?(coder: NSCoder) {
    content = UIView()
    super.init(coder: coder)
  }

  /// The largest text size of a search field in a bar: lines of larger text would be higher than the field [?].
  private static let largestText = UIContentSizeCategory.extraExtraExtraLarge

  /// Limits the text size of a search field so that it fits the bar. Called before the view is measured.
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

  /// [C] The view's own constraints win over the bar's: an app may give a text field a width by a constraint, and no
  /// frame.
  func hostedPlace(of subview: UIView) -> HostedPlace? { subview === content ? .bounds : nil }

  /// Bounds and centre, not the frame: the app may have given the view a transform.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard content.superview === self else { return }
    content.bounds.size = bounds.size
    content.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
