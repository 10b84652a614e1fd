import Foundation

/// The machine's battery, from the kernel's files. They are read on request, and periodically while the battery is
/// monitored, so that changes are reported.
@MainActor
final class DeviceBattery {
  struct Reading: Equatable {
    var level: Float = -1
    var state = UIDevice.BatteryState.unknown
  }

  static let shared = DeviceBattery()

  /// The polling interval. [?] The kernel does not report small changes; the level changes by 1 % in a few minutes.
  private static let seconds: TimeInterval = 30

  private let folder: String
  private var told = Reading()
  private var timer: DispatchSourceTimer?

  /// - Parameter folder: The folder in which the kernel lists power supplies.
  init(folder: String = "/sys/class/power_supply") {
    self.folder = folder
  }

  var isMonitored = false {
    didSet {
      guard isMonitored != oldValue else { return }
      timer?.cancel()
      timer = isMonitored ? makeTimer() : nil
      told = reading
    }
  }

  /// The level and the state; unknown while the battery is not monitored [D].
  var reading: Reading { isMonitored ? read() : Reading() }

  /// Reports the changes since the last call.
  func tellChanges() {
    let (old, new) = (told, reading)
    told = new
    if new.level != old.level { post(UIDevice.batteryLevelDidChangeNotification) }
    if new.state != old.state { post(UIDevice.batteryStateDidChangeNotification) }
  }

  private func post(_ name: NSNotification.Name) { NotificationPosting.post(name, object: UIDevice.current) }

  /// A timer in real time: the battery does not follow a test's virtual clock.
  private func makeTimer() -> DispatchSourceTimer {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + Self.seconds, repeating: Self.seconds, leeway: .seconds(5))
    timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.tellChanges() } }
    timer.resume()
    return timer
  }

  private func read() -> Reading {
    let supplies = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    guard let battery = supplies.first(where: isOfMachine) else { return Reading() }
    let level = text(battery, "capacity").flatMap(Float.init).map { min(max($0 / 100, 0), 1) } ?? -1
    let state: UIDevice.BatteryState =
      switch text(battery, "status") {
      case "Discharging": .unplugged
      case "Charging": .charging
      case "Full": .full
      // Plugged in, but held at its level.
      case "Not charging": level >= 1 ? .full : .charging
      default: .unknown
      }
    return Reading(level: level, state: state)
  }

  /// Whether a power supply is the machine's own: mice and keyboards have batteries as well, whose scope is "Device".
  private func isOfMachine(_ supply: String) -> Bool {
    text(supply, "type") == "Battery" && text(supply, "scope") != "Device" && text(supply, "present") != "0"
  }

  private func text(_ supply: String, _ file: String) -> String? {
    FileManager.default.contents(atPath: "\(folder)/\(supply)/\(file)").map {
      String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }
}
