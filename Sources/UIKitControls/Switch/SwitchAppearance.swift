/// The track and the thumb of a switch.
@MainActor
final class SwitchAppearance {
  private unowned let control: UISwitch
  private let track = UIView()
  private let thumb = UIView()

  var onTint: UIColor? { didSet { update(animated: false) } }
  var thumbTint: UIColor? { didSet { update(animated: false) } }

  init(control: UISwitch) { self.control = control }

  func setUp() {
    track.isUserInteractionEnabled = false
    track.layer.cornerRadius = SwitchMetrics.size.height / 2
    thumb.isUserInteractionEnabled = false
    thumb.layer.cornerRadius = SwitchMetrics.thumbDiameter / 2
    thumb.layer.shadowOpacity = SwitchMetrics.shadowOpacity
    thumb.layer.shadowRadius = SwitchMetrics.shadowRadius
    thumb.layer.shadowOffset = SwitchMetrics.shadowOffset
    control.addSubview(track)
    track.addSubview(thumb)
    // A high hugging priority: a label beside the switch grows instead of the switch.
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      control.setContentHuggingPriority(.defaultHigh, for: axis)
    }
    update(animated: false)
  }

  /// Places the track at the leading edge of the control's bounds, vertically centred.
  func place() {
    let size = SwitchMetrics.size
    let x = control.effectiveUserInterfaceLayoutDirection == .rightToLeft ? control.bounds.width - size.width : 0
    track.frame = CGRect(x: x, y: (control.bounds.height - size.height) / 2, width: size.width, height: size.height)
    thumb.frame = thumbFrame
  }

  func update(animated: Bool) {
    guard animated, control.window != nil else { return show() }
    UIView.animate(
      withDuration: SwitchMetrics.slideDuration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
      animations: show)
  }

  private var thumbFrame: CGRect {
    SwitchMetrics.thumbFrame(
      isAtTrailingEnd: control.sliding.isShownOn, isHeld: control.isHighlighted,
      isRightToLeft: control.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// The area in which a finger grabs the thumb.
  var knob: CGRect {
    thumbFrame.offsetBy(dx: track.frame.minX, dy: track.frame.minY)
      .insetBy(dx: -SwitchMetrics.slop, dy: -SwitchMetrics.slop)
  }

  private func show() {
    thumb.frame = thumbFrame
    thumb.backgroundColor = thumbTint ?? .white
    track.backgroundColor = control.sliding.isShownOn ? onTint ?? .systemGreen : SwitchMetrics.offTrack
    track.alpha = control.isEnabled ? 1 : SwitchMetrics.disabledAlpha
  }
}
