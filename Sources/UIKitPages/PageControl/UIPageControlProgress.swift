/// How far the content of a page control's current page has come: the page's dot is a bar that fills.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
  /// The control that shows it.
  final weak var control: UIPageControl?

  /// Progress of 0.
  public override init() { super.init() }

  /// Provides where pages begin, and is told of the visibility; not retained. A timer asks a
  /// `UIPageControlTimerProgressDelegate` further questions.
  open weak var delegate: (any UIPageControlProgressDelegate)?

  /// The share of the current page that is over, from 0 to 1; other values are limited to that. It is the delegate's
  /// value, or 0, again when another page is the current one.
  open var currentProgress: Float = 0 {
    didSet {
      if !(0...1).contains(currentProgress) { currentProgress = min(max(0, currentProgress), 1) }
      control?.dots.progressDidChange()
    }
  }

  /// Whether a page control shows the progress now: while no finger moves along its dots.
  open var isProgressVisible: Bool { control != nil && control?.pageTracking.state != .continuous }

  func pageDidChange() {
    guard let control else { return }
    currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: control.currentPage) ?? 0
  }

  func visibilityDidChange() { delegate?.pageControlProgressVisibilityDidChange(self) }
}

/// Knows where the progress of pages begins, and is told of its visibility. Every method is optional.
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  /// The progress of a page that has just become the current one, from 0 to 1; 0 by default.
  func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
  /// The progress was hidden because a finger moves along the dots, or is shown again.
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}
