/// An active drag or drop: its items and its position.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The dragged items.
  var items: [UIDragItem] { get }
  /// The position of the finger.
  func location(in view: UIView) -> CGPoint
  /// Whether the dragged items may be moved, and not only copied.
  var allowsMoveOperation: Bool { get }
  /// Whether the drag stays within the program.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Whether an item has data that conforms to one of these types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether objects of a class can be made from an item.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, for the view where it began.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// A value that the app attaches to the drag; nil by default.
  var localContext: Any? { get set }
}

/// A drag, for the view it is over.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The session of the drag, if it began in this program.
  var localDragSession: (any UIDragSession)? { get }
  /// Makes objects of a class from the items. The completion handler is called on the main actor once the drop is
  /// performed; items that cannot be converted are left out.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

/// The effect of a drop on the dropped data.
public enum UIDropOperation: UInt, Sendable {
  /// The drag is cancelled, and the preview moves back.
  case cancel = 0
  /// The drop is refused at this position, although the view accepts such data elsewhere.
  case forbidden = 1
  /// The data is copied, and also stays at its source.
  case copy = 2
  /// The data is taken, and the app removes it where it came from. Only within one app.
  case move = 3
}

/// The effect that a drop would have.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// The effect of a drop at the present position.
  public final let operation: UIDropOperation

  /// A proposal of an effect.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// Animations that run along with a drag's or drop's own.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Runs changes along with the movement.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called when the movement has ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
