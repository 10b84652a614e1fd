/// Attaches an item to an anchor point or to another item: by a rod, a spring, a pin, a rail or a rope.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  private final var attached: BehaviorItems
  private final var attachment: Attachment {
    didSet { tree.run?.setStale() }
  }
  private final var joint: AttachmentJoint?

  /// The things that an attachment connects.
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

  /// Keeps the centre of an item at its present distance from a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Keeps a point of an item at its present distance from an anchor. The point is an offset from the item's centre and
  /// rotates with the item.
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    attached = BehaviorItems([item])
    attachment = Attachment(item, offset, anchor: point)
    super.init()
  }

  /// Keeps the centres of two items at their present distance.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Keeps points of two items at their present distance. The points are offsets from the items' centres and rotate
  /// with them.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    attached = BehaviorItems([item1, item2])
    attachment = Attachment(.rod, item1, offset1, item2, offset2)
    super.init()
  }

  /// Joins two items rigidly.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior([item1, item2], Attachment(.fixed, anchor: point))
  }

  /// Joins two items so that they rotate about a point that moves with them.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior([item1, item2], Attachment(.pin, anchor: point))
  }

  /// Joins two items so that they move along an axis through a point, and rotate only together.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior([item1, item2], Attachment(.rail(axis), anchor: point))
  }

  /// Lets an item move along an axis through a point, without rotating.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior([item], Attachment(.rail(axis), anchor: point))
  }

  /// Keeps points of two items at most as far apart as they are now.
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

  /// The distance in points between the attachment points; at first their distance when the behaviour was created.
  open var length: CGFloat {
    get { attachment.length }
    set { attachment.length = newValue }
  }

  /// The damping of the spring: from 0, the default, to 1, critical damping. It has an effect if `frequency` is not 0.
  open var damping: CGFloat {
    get { attachment.damping }
    set { attachment.damping = newValue }
  }

  /// The oscillations per second of a spring; 0, the default, for a stiff rod.
  open var frequency: CGFloat {
    get { attachment.frequency }
    set { attachment.frequency = newValue }
  }

  /// The force needed to rotate items about their pin; 0 by default.
  open var frictionTorque: CGFloat {
    get { attachment.frictionTorque }
    set { attachment.frictionTorque = newValue }
  }

  /// The range in which items can rotate about a pin, in radians, or slide along an axis, in points; unlimited by
  /// default.
  open var attachmentRange: UIFloatRange {
    get { attachment.range }
    set { attachment.range = newValue }
  }

  // MARK: In force

  override func join(_ simulation: Simulation) {
    // The previous joint is not destroyed: its physics world may have been freed with its animator.
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
