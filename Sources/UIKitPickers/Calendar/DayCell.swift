import Foundation

/// A day of a calendar: a number, a circle if the day is selected, and a decoration below.
final class DayCell: UIView {
  struct State: Equatable {
    var isChosen = false
    var isToday = false
    var isAllowed = true
    /// Whether the day is in the selected week.
    var isInWeek = false
    /// Whether days can be selected at all.
    var takesTaps = true
  }

  private let circle = UIView()
  private let label = UILabel()
  private(set) var day = 0
  var choose: (Int) -> Bool = { _ in false }
  var state = State() { didSet { if state != oldValue { updateLook() } } }
  var design = UIFontDescriptor.SystemDesign.default { didSet { if design != oldValue { updateLook() } } }
  /// The height of the space below the number, in points.
  var decorationHeight: CGFloat = 0 { didSet { if decorationHeight != oldValue { setNeedsLayout() } } }
  var decoration: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let decoration { addSubview(decoration) }
      setNeedsLayout()
    }
  }

  /// The circle's diameter in points [C].
  private static let diameter: CGFloat = 44
  private static let fontSize: CGFloat = 20
  private static let chosenFontSize: CGFloat = 24
  /// The largest font size, in points, at which a number fits into the circle.
  private static let largestFontSize: CGFloat = 30
  /// The opacity of the circle behind a selected day that is not today [C].
  static let circleOpacity: CGFloat = 0.12

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    label.textAlignment = .center
    addSubview(circle)
    addSubview(label)
    updateLook()
  }

  required init?(coder: NSCoder) { nil }

  func show(_ day: Int, _ text: String, spoken: String) {
    self.day = day
    label.text = text
    accessibilityLabel = spoken
  }

  /// [C] A selected day is tinted on a pale circle; if it is today, it is white on a circle of the full tint colour.
  func updateLook() {
    circle.isHidden = !state.isChosen
    circle.backgroundColor = state.isToday ? tintColor : tintColor.withAlphaComponent(Self.circleOpacity)
    let isMedium = state.isChosen || state.isToday || state.isInWeek
    label.font = CalendarFont(
      size: state.isChosen ? Self.chosenFontSize : Self.fontSize, weight: isMedium ? .medium : .regular, style: .title3
    ).font(traitCollection, design, largestSize: Self.largestFontSize)
    label.textColor =
      switch (state.isAllowed, state.isChosen, state.isToday || state.isInWeek) {
      case (false, _, _): .tertiaryLabel
      case (_, true, true) where state.isToday: .white
      case (_, true, _), (_, _, true): tintColor
      default: .label
      }
    var traits: UIAccessibilityTraits = state.takesTaps ? .button : .staticText
    if state.isChosen || state.isInWeek { traits.insert(.selected) }
    if !state.isAllowed { traits.insert(.notEnabled) }
    accessibilityTraits = traits
  }

  /// The area above the decoration, in which circle and number are centred.
  var numberFrame: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width, height: max(bounds.height - decorationHeight, 0))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = numberFrame
    let diameter = min(Self.diameter, room.width, room.height)
    circle.frame = CGRect(x: room.midX - diameter / 2, y: room.midY - diameter / 2, width: diameter, height: diameter)
    circle.layer.cornerRadius = diameter / 2
    label.frame = room
    decoration?.frame = CGRect(x: 0, y: room.maxY, width: bounds.width, height: bounds.height - room.maxY)
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory { updateLook() }
  }

  override func accessibilityActivate() -> Bool { choose(day) }
}
