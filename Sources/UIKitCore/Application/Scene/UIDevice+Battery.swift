extension UIDevice {
  /// The charging state of a battery.
  public enum BatteryState: Int, Sendable {
    /// The battery is not monitored, or there is none.
    case unknown = 0
    /// The battery is in use, without external power.
    case unplugged = 1
    /// The battery is being charged, and is not full.
    case charging = 2
    /// The battery is full, and has external power.
    case full = 3
  }
}
