@_spi(UIKitFloors) import UIKitCore

/// A control that turns a setting on and off.
///
/// Members only forward: `SwitchSliding` follows the finger, `SwitchAppearance` draws. A switch has a fixed size and
/// ignores the size of its initial frame.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  final lazy var appearance = SwitchAppearance(control: self)
  final lazy var sliding = SwitchSliding(control: self)

  open override class var _properties: [_Property] {
    super._properties + [
      _Property("on", \UISwitch.isOn)
    ]
  }

  /// A switch at the origin of `frame`; its size is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: SwitchMetrics.size))
    appearance.setUp()
  }

  /// A switch that is off.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = SwitchMetrics.size
    appearance.setUp()
    coder.decode(SwitchDecoding.self, into: self)
  }

  // MARK: State

  /// Whether the switch is on. Setting it moves the thumb at once and sends no event.
  open var isOn: Bool {
    get { sliding.isOn }
    set { sliding.set(newValue, animated: false) }
  }

  /// Turns the switch on or off, and sends no event.
  open func setOn(_ on: Bool, animated: Bool) { sliding.set(on, animated: animated) }

  /// The style of the switch: always `sliding`, as on iPhone.
  open var style: Style { .sliding }

  @_spi(UIKitFloors) public final override func stateDidChange() { appearance.update(animated: true) }

  // MARK: Colours

  /// The colour of the track while the switch is on; nil for the system's green.
  open var onTintColor: UIColor? {
    get { appearance.onTint }
    set {
      appearance.onTint = newValue
      noteAppearance(\.onTintColor, newValue)
    }
  }

  /// The colour of the thumb; nil for white.
  open var thumbTintColor: UIColor? {
    get { appearance.thumbTint }
    set {
      appearance.thumbTint = newValue
      noteAppearance(\.thumbTintColor, newValue)
    }
  }

  @_spi(UIKitFloors) open override var ownGestures: [ControlGesture] { [.tap, .slide(knob: appearance.knob)] }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    sliding.begin(at: touch.location(in: self))
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    sliding.move(to: touch.location(in: self))
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { sliding.end(event) }

  open override func cancelTracking(with event: UIEvent?) { sliding.cancel() }

  @_spi(UIKitFloors) public final override var isOperatedByKeys: Bool { true }
  @_spi(UIKitFloors) public final override func tapByKey() { sliding.toggle() }

  open override func performPrimaryAction() { sliding.toggle() }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { SwitchMetrics.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { SwitchMetrics.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    appearance.place()
  }

  @_spi(UIKitFloors) open override var accessibilityDefaults: any AccessibilityDefaults {
    SwitchAccessibility(view: self)
  }
}

extension UISwitch {
  /// The appearance of a switch.
  public enum Style: Int, Sendable {
    /// The usual style of the device.
    case automatic
    /// A box with a check mark, on a Mac.
    case checkbox
    /// A thumb that slides in its track.
    case sliding
  }
}
