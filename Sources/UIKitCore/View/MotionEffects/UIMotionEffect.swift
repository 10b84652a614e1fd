/// An effect by which a view follows the tilt of the device. A window is never tilted, so that views with effects look as
/// they do without.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, NSCopying {
  /// An effect that changes nothing.
  public override init() {
    super.init()
  }

  /// An effect that changes nothing: archives contain none.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The changes for a tilt, by the key paths of the view's properties; nil for none. The tilt is -1…1 along each axis.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }

  /// The effect itself.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Changes a property of a view in proportion to the tilt of the device along one axis.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axes along which a device can be tilted, with Apple's numbers.
  public enum EffectType: Int, Sendable {
    /// The device is turned to the left or the right.
    case tiltAlongHorizontalAxis = 0
    /// The device is turned up or down.
    case tiltAlongVerticalAxis = 1
  }

  /// The property of the view, such as `center.x`.
  public let keyPath: String
  /// The axis of the tilt.
  public let type: EffectType
  /// The change at a tilt of -1: a number, a point, a size or an offset; nil for none.
  open var minimumRelativeValue: Any?
  /// The change at a tilt of 1: a value of the same kind as `minimumRelativeValue`; nil for none.
  open var maximumRelativeValue: Any?

  /// An effect of a property and an axis, without a change.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  /// An effect without a property: archives contain none.
  public required init?(coder: NSCoder) {
    keyPath = ""
    type = .tiltAlongHorizontalAxis
    super.init(coder: coder)
  }

  /// The value between the two relative ones; nil where they are of different kinds.
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    let tilt = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    return MotionInterpolation.value(minimumRelativeValue, maximumRelativeValue, tilt: tilt).map { [keyPath: $0] }
  }
}

/// Several motion effects at once.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects; nil, the default, for none.
  open var motionEffects: [UIMotionEffect]?

  /// The changes of all effects. If two effects change the same property, the later one wins.
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    let changes = (motionEffects ?? []).compactMap { $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) }
    return changes.isEmpty ? nil : changes.reduce(into: [:]) { $0.merge($1) { $1 } }
  }
}
