import ListCore

/// Informed when the dimensions of a text container change.
@MainActor
protocol TextContainerOwner: AnyObject {
  func textContainerDidChange()
}

/// The region in which text is laid out. A text view's changes the layout of its text.
open class NSTextContainer: NSObject {
  /// The text view, or nothing for a container that no view shows.
  final weak var owner: (any TextContainerOwner)?

  /// The manager that lays out text in the container.
  nonisolated(unsafe) open weak var layoutManager: NSLayoutManager?

  /// A container with a size in points; 0 in a direction means no limit.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// A container without limits.
  public convenience override init() { self.init(size: .zero) }

  /// The size in points. A text view sets the width of a container that follows it.
  open var size: CGSize { didSet { if size != oldValue { didChange() } } }

  /// Points between the text and the left and right edge of the container; 5 by default.
  open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { didChange() } } }

  /// The most lines shown; 0, the default, for no limit.
  open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { didChange() } } }

  /// How the last line is cut off where the number of lines is limited. The default is to wrap after words.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { didChange() } }
  }

  /// Whether the width is that of the text view, without its insets. A text view's own container follows it.
  open var widthTracksTextView = false { didSet { if widthTracksTextView != oldValue { didChange() } } }

  /// The areas that text avoids, in the container's coordinates; none by default. Text is laid out in order from the
  /// top down to the lowest of them.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet {
      excluded = Self.areas(of: exclusionPaths)
      didChange()
    }
  }

  final private(set) var excluded = ExcludedAreas()

  /// Whether lines have all of the container's width. A subclass that answers for its lines answers false, too.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  /// The space for a line: the first part of a rectangle beside the exclusion paths, in the writing direction. It is further down if the
  /// rectangle has none. Subclasses override it for containers of other shapes; a zero rectangle ends the text.
  /// - Parameter remainingRect: Set to the rest of the line after the result, if there is space in it, too; zero for none.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection, remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    room(for: proposedRect, isRightToLeft: baseWritingDirection == .rightToLeft, remaining: remainingRect)
  }

  /// The container of a text view that got none.
  static func following() -> NSTextContainer {
    let container = NSTextContainer(size: .zero)
    container.widthTracksTextView = true
    return container
  }

  /// Sets the size without telling the text view, whose own size it follows.
  final func follow(_ size: CGSize) {
    let owner = owner
    self.owner = nil
    self.size = size
    self.owner = owner
  }

  private func didChange() {
    nonisolated(unsafe) let owner = owner
    let manager = layoutManager
    guard owner != nil || manager != nil else { return }
    MainActor.assumeIsolated {
      owner?.textContainerDidChange()
      manager?.unseen.reset()
    }
  }
}
