extension UIDevice {
  /// Whether a battery gives power, or takes it.
  public enum BatteryState: Int, Sendable {
    /// The battery is not monitored, or there is none.
    case unknown = 0
    /// It gives power.
    case unplugged = 1
    /// It takes power, and is not full.
    case charging = 2
    /// It is full, and takes power.
    case full = 3
  }
}
