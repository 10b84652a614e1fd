/// The appearance of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  /// The default style of the mode: compact, or wheels for timers and months.
  case automatic = 0
  /// Wheels side by side.
  case wheels = 1
  /// Buttons with the date and the time, which open a calendar and wheels.
  case compact = 2
  /// A calendar, with the time below it.
  case inline = 3
}

extension UIDatePicker {
  /// The components of a date that can be chosen.
  public enum Mode: Int, Sendable {
    /// Hour and minute.
    case time = 0
    /// Day, month and year.
    case date = 1
    /// A day, hour and minute.
    case dateAndTime = 2
    /// A duration of hours and minutes.
    case countDownTimer = 3
    /// A month and a year, without a day.
    case yearAndMonth = 4269
  }
}
