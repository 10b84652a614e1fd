/// Gives a scroll view its `delegate`.
///
/// Apple's `UITableView.delegate` overrides `UIScrollView.delegate` with a narrower type, which Swift allows only for
/// declarations that come from Objective-C. But a member of a protocol extension can be shadowed. So the scroll view's
/// property is declared here, and each subclass declares its own.
@preconcurrency @MainActor
public protocol _ScrollViewDelegating: UIScrollView {}

extension _ScrollViewDelegating {
  /// Gets the calls about scrolling and zooming; not retained.
  public weak var delegate: (any UIScrollViewDelegate)? {
    get { scrollCalls.delegate }
    set { scrollCalls.delegate = newValue }
  }
}

extension UIScrollView: _ScrollViewDelegating {}
