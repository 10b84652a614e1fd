/// The progress of a page control's current page, shown by a bar that replaces the page's dot.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
  /// The page control that shows the progress.
  final weak var control: UIPageControl?

  /// Progress of 0.
  public override init() { super.init() }

  /// Provides the initial progress of each page, and is told when the progress is hidden or shown; not retained. A
  /// timer also calls the methods of `UIPageControlTimerProgressDelegate`.
  open weak var delegate: (any UIPageControlProgressDelegate)?

  /// The fraction of the current page that is over, clamped to 0...1. When another page becomes the current one, it is
  /// reset to the delegate's initial progress, or to 0.
  open var currentProgress: Float = 0 {
    didSet {
      if !(0...1).contains(currentProgress) { currentProgress = min(max(0, currentProgress), 1) }
      control?.dots.progressDidChange()
    }
  }

  /// Whether a page control shows the progress now. False while a finger moves along the control's dots.
  open var isProgressVisible: Bool { control != nil && control?.pageTracking.state != .continuous }

  func pageDidChange() {
    guard let control else { return }
    currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: control.currentPage) ?? 0
  }

  func visibilityDidChange() { delegate?.pageControlProgressVisibilityDidChange(self) }
}

/// Provides the initial progress of pages, and is told when the progress is hidden or shown. Every method is optional.
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
