import Foundation

/// The chosen date of a date picker, and the face that shows it.
@MainActor
final class DateEditing {
  private unowned let picker: UIDatePicker
  private(set) var choice = DateChoice()
  private(set) var preferredStyle = UIDatePickerStyle.automatic
  private var knownTexts: DateTexts?
  /// The text colour on wheels, which apps set by key-value coding; nil for the standard one [C].
  var textColor: UIColor? { didSet { face?.show(animated: false) } }
  private var face: (any DateFace)?
  private var faceStyle: UIDatePickerStyle?
  /// The size that the picker last gave itself.
  private var ownSize = CGSize.zero

  init(_ picker: UIDatePicker) { self.picker = picker }

  /// [C] Timers and months are always shown as wheels; a time alone is never shown as a calendar.
  var style: UIDatePickerStyle {
    switch (choice.mode, preferredStyle) {
    case (.countDownTimer, _), (.yearAndMonth, _), (.time, .inline): .wheels
    case (_, .automatic): .compact
    case (_, let style): style
    }
  }

  func prefer(_ style: UIDatePickerStyle) {
    preferredStyle = style
    faceDidChange()
    fit()
  }

  /// The face of the current style, created on first use.
  private func present() -> any DateFace {
    if let face, faceStyle == style { return face }
    face?.removeFromSuperview()
    let made: any DateFace =
      switch style {
      case .wheels: DateWheelsFace(host: self)
      case .inline: CalendarFace(host: self)
      case .compact, .automatic: CompactDateFace(host: self) { [weak self] in self?.tell(isEditing: $0) }
      }
    (face, faceStyle) = (made, style)
    picker.addSubview(made)
    return made
  }

  private func faceDidChange() {
    if faceStyle != style {
      face?.removeFromSuperview()
      (face, faceStyle) = (nil, nil)
    }
    picker.invalidateIntrinsicContentSize()
    picker.setNeedsLayout()
  }

  // MARK: The program

  /// Changes mode, limits, calendar, language or interval, and clamps the date to the limits.
  func change(_ change: (inout DateChoice) -> Void) {
    change(&choice)
    choice.limit()
    knownTexts = nil
    faceDidChange()
    face?.reload()
    fit()
  }

  func set(_ date: Date, animated: Bool) {
    choice.choose(date)
    show(animated: animated)
  }

  func set(duration: TimeInterval) {
    choice.setDuration(duration)
    show(animated: false)
  }

  private func show(animated: Bool) {
    face?.show(animated: animated)
    picker.invalidateIntrinsicContentSize()
    fit()
  }

  // MARK: Layout

  var fittingSize: CGSize { present().fittingSize }

  /// Gives a picker without a size the size of its style, and updates the picker's size when that of the style changes
  /// [C]: input views and accessories are laid out by the picker's size. A size set by the app stays.
  func fit() {
    guard picker.bounds.size == ownSize else { return }
    ownSize = fittingSize
    if picker.bounds.size != ownSize { picker.frame.size = ownSize }
  }

  func place() {
    let face = present()
    (face as? CompactDateFace)?.alignment = picker.contentHorizontalAlignment
    face.isUserInteractionEnabled = picker.isEnabled
    face.alpha = picker.isEnabled ? 1 : Self.disabledAlpha
    face.frame = picker.bounds
  }

  /// [?]
  private static let disabledAlpha: CGFloat = 0.3
}

extension DateEditing: DateFaceHost {
  var texts: DateTexts {
    if let knownTexts { return knownTexts }
    let texts = DateTexts.texts(of: choice.calendar, in: choice.locale)
    knownTexts = texts
    return texts
  }

  func userDidChoose(_ date: Date) {
    let before = choice.date
    choice.choose(date)
    // Even without a change: a wheel may show a value that is not allowed.
    show(animated: true)
    if choice.date != before { tell() }
  }

  func userDidChoose(duration: TimeInterval) {
    let before = choice.duration
    choice.setDuration(duration)
    show(animated: true)
    if choice.duration != before { tell() }
  }

  /// [C] A compact picker sends events when its calendar or its wheels open and close.
  private func tell(isEditing: Bool) {
    picker.sendActions(for: [isEditing ? .editingDidBegin : .editingDidEnd], by: nil)
  }

  func fittingSizeDidChange() { picker.invalidateIntrinsicContentSize() }

  private func tell() { picker.sendActions(for: [.valueChanged, .primaryActionTriggered], by: nil) }
}
