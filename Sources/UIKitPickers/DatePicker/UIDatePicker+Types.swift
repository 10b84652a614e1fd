/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
  /// The usual style of the mode: compact, or wheels for timers and for months.
  case automatic = 0
  /// Wheels beside each other.
  case wheels = 1
  /// The date and the time as buttons, which open a calendar and wheels.
  case compact = 2
  /// A calendar; times are below it.
  case inline = 3
}

extension UIDatePicker {
  /// Which parts of a date are chosen.
  public enum Mode: Int, Sendable {
    /// Hour and minute.
    case time = 0
    /// Day, month and year.
    case date = 1
    /// A day, hour and minute.
    case dateAndTime = 2
    /// A duration of hours and minutes.
    case countDownTimer = 3
    /// A month of a year; days are left out.
    case yearAndMonth = 4269
  }
}
