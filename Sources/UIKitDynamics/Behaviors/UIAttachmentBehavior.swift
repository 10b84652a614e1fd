/// Holds an item at an anchor point or at another item: by a rod, a spring, a pin, a rail or a rope.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  private final var attached: BehaviorItems
  private final var attachment: Attachment {
    didSet { tree.run?.setStale() }
  }
  private final var joint: AttachmentJoint?

  /// Between which things an attachment is.
  public enum AttachmentType: Int, Sendable {
    /// Two items.
    case items
    /// An item and a point.
    case anchor
  }

  private init(_ items: [any UIDynamicItem], _ attachment: Attachment) {
    attached = BehaviorItems(items)
    self.attachment = attachment
    super.init()
  }

  // MARK: Making

  /// Keeps the middle of an item as far from a point as it is now.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Keeps a place of an item, from its middle and turned with it, as far from a point as it is now.
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    attached = BehaviorItems([item])
    attachment = Attachment(item, offset, anchor: point)
    super.init()
  }

  /// Keeps the middles of two items as far apart as they are now.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Keeps two places of items, from their middles and turned with them, as far apart as they are now.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    attached = BehaviorItems([item1, item2])
    attachment = Attachment(.rod, item1, offset1, item2, offset2)
    super.init()
  }

  /// Lets two items move as one.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior([item1, item2], Attachment(.fixed, anchor: point))
  }

  /// Lets two items turn about a point that moves with them.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior([item1, item2], Attachment(.pin, anchor: point))
  }

  /// Lets two items move along an axis through a point, and turn only together.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior([item1, item2], Attachment(.rail(axis), anchor: point))
  }

  /// Lets an item move along an axis through a point, without turning.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior([item], Attachment(.rail(axis), anchor: point))
  }

  /// Lets two places of items come no further apart than they are now.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior([item1, item2], Attachment(.rope, item1, offset1, item2, offset2))
  }

  // MARK: Parameters

  /// The one or two items.
  open var items: [any UIDynamicItem] { attached.list }

  /// Whether the attachment is to a point or between items.
  open var attachedBehaviorType: AttachmentType { attached.list.count == 1 ? .anchor : .items }

  /// The point to which the item is attached, in the animator's coordinates.
  open var anchorPoint: CGPoint {
    get { attachment.anchor }
    set { attachment.anchor = newValue }
  }

  /// Points between the attached places: how far they were apart when the behaviour was made, unless it is set.
  open var length: CGFloat {
    get { attachment.length }
    set { attachment.length = newValue }
  }

  /// How little a spring swings: from 0, the default, to 1, not at all. It counts where `frequency` is not 0.
  open var damping: CGFloat {
    get { attachment.damping }
    set { attachment.damping = newValue }
  }

  /// The swings a second of a spring; 0, the default, is a stiff rod.
  open var frequency: CGFloat {
    get { attachment.frequency }
    set { attachment.frequency = newValue }
  }

  /// The force that it takes to turn items about their pin; 0 by default.
  open var frictionTorque: CGFloat {
    get { attachment.frictionTorque }
    set { attachment.frictionTorque = newValue }
  }

  /// How far items turn about a pin, in radians, or move along an axis, in points; without limits by default.
  open var attachmentRange: UIFloatRange {
    get { attachment.range }
    set { attachment.range = newValue }
  }

  // MARK: In force

  override func join(_ simulation: Simulation) {
    // The world of an earlier joint may be gone with its animator.
    joint = nil
    attached.join(simulation)
  }

  override func leave(_ simulation: Simulation) {
    joint?.destroy(simulation)
    joint = nil
    attached.leave(simulation)
  }

  override func refresh(_ simulation: Simulation, _ referenceBounds: CGRect?) {
    guard joint?.attachment != attachment else { return }
    joint?.destroy(simulation)
    joint = AttachmentJoint(attachment, attached.bodies, simulation)
  }
}
