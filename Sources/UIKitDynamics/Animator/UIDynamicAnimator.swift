import Stage

/// Moves items as rigid bodies, by the forces, collisions and attachments of its behaviours.
///
/// The animator runs in the frames of its view's window while anything moves, and pauses when everything is at rest.
/// The cost of a frame is proportional to the number of items.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  private(set) final lazy var run = AnimatorRun(self)
  private final let layoutReference: CollectionReference?
  private final weak var view: UIView?

  /// An animator of items without a reference view.
  public override init() {
    layoutReference = nil
    super.init()
  }

  /// An animator of subviews of `view`, in its coordinates.
  public init(referenceView view: UIView) {
    layoutReference = nil
    self.view = view
    super.init()
  }

  /// An animator of the attributes of a layout, which is invalidated while they move.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    layoutReference = CollectionReference(layout)
    super.init()
  }

  /// Told when the animator pauses and resumes.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  // MARK: Behaviours

  /// Adds a behaviour with its children.
  open func addBehavior(_ behavior: UIDynamicBehavior) { run.add(behavior) }

  /// Removes a behaviour with its children.
  open func removeBehavior(_ behavior: UIDynamicBehavior) { run.remove(behavior) }

  /// Removes all behaviours.
  open func removeAllBehaviors() { run.removeAll() }

  /// The behaviours that were added, without their children.
  open var behaviors: [UIDynamicBehavior] { run.behaviors }

  // MARK: Items

  /// The items whose rotated bounds intersect a rectangle in the animator's coordinates.
  open func items(in rect: CGRect) -> [any UIDynamicItem] { run.items(in: rect) }

  /// Reads an item's present centre, rotation and bounds. Its velocity does not change.
  open func updateItem(usingCurrentState item: any UIDynamicItem) { run.update(item) }

  // MARK: State

  /// The view whose coordinates the animator uses.
  open var referenceView: UIView? { view }

  /// Whether anything moves.
  open var isRunning: Bool { run.isRunning }

  /// The total time that the animator has run, in seconds.
  open var elapsedTime: TimeInterval { run.elapsedTime }

  // MARK: Layouts

  /// The attributes of an item's cell among the animator's items.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    run.attributes(.cell, nil, indexPath)
  }

  /// The attributes of a supplementary view among the animator's items.
  open func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    run.attributes(.supplementaryView, kind, indexPath)
  }

  /// The attributes of a decoration view among the animator's items.
  open func layoutAttributesForDecorationView(ofKind decorationViewKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    run.attributes(.decorationView, decorationViewKind, indexPath)
  }
}

extension UIDynamicAnimator: AnimatorRunHost {
  var coordinates: ItemCoordinates { ItemCoordinates(referenceView: view) }
  var clock: FrameClock? { view?.stageClock ?? FrameClock.current }
  var referenceBounds: CGRect? { view?.bounds ?? layoutReference?.bounds }

  func itemsMoved() { layoutReference?.invalidate() }
  func willResume() { delegate?.dynamicAnimatorWillResume(self) }
  func didPause() { delegate?.dynamicAnimatorDidPause(self) }
}
