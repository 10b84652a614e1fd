/// A transition from one controller to another. Apps use it in `prepare(for:sender:)`; subclasses override `perform()`
/// to show the destination in their own way.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  private let performHandler: (() -> Void)?

  /// A segue that shows nothing itself: subclasses override ``perform()``.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    performHandler = nil
    super.init()
  }

  /// A segue that a function performs.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier, source, destination, performHandler)
  }

  init(
    _ identifier: String?, _ source: UIViewController, _ destination: UIViewController,
    _ performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    self.performHandler = performHandler
    super.init()
  }

  /// The segue's identifier in its document; nil if it has none.
  public final let identifier: String?

  /// The controller that the segue starts from.
  public final let source: UIViewController

  /// The controller that the segue shows.
  public final let destination: UIViewController

  /// Shows the destination.
  open func perform() { performHandler?() }
}

/// The start of an unwind segue, passed to controllers to find the destination.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that the segue leaves.
  public final let source: UIViewController

  /// The method that is called on the destination.
  public final let unwindAction: Selector

  /// The object that the user used.
  public final let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init()
  }
}
