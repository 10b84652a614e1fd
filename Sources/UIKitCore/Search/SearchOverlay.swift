/// Covers the searched content: dims it, or shows results.
@MainActor
final class SearchOverlay: UIView {
  /// Opacity of the shade [C].
  private static let shadeOpacity: CGFloat = 0.2

  private var suggestions: UIView?

  /// Called when the shade was touched.
  var onTouch: (() -> Void)?

  var isDimming = false {
    didSet { backgroundColor = isDimming ? UIColor(white: 0, alpha: Self.shadeOpacity) : .clear }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ results: UIView) {
    results.frame = bounds
    results.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let suggestions, suggestions !== results {
      insertSubview(results, belowSubview: suggestions)
    } else {
      addSubview(results)
    }
  }

  /// Shows a list of suggestions over the results, or none.
  func showSuggestions(_ list: UIView?) {
    guard list !== suggestions else { return }
    suggestions?.removeFromSuperview()
    suggestions = list
    // Assistive tools cannot reach what the list covers.
    accessibilityViewIsModal = list != nil
    if let list { show(list) }
  }

  /// Touches go through where nothing is shown.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    (isDimming || !subviews.isEmpty) && super.point(inside: point, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isDimming { onTouch?() }
  }
}
