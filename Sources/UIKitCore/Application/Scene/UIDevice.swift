import Foundation
import Glibc

/// The machine that the app runs on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  private static let shared = UIDevice()

  /// The one object of the machine.
  open class var current: UIDevice { shared }

  /// The machine's name in its network.
  open var name: String { ProcessInfo.processInfo.hostName }

  /// The kind of machine.
  open var model: String { SystemName.read().machine }

  /// The kind of machine, for people.
  open var localizedModel: String { model }

  /// The operating system's name.
  open var systemName: String { SystemName.read().system }

  /// The operating system's release.
  open var systemVersion: String { SystemName.read().release }

  /// The kind of device that the app's first window resembles.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { SceneTraits.idiom(of: UIScreen.main.bounds.size) }

  /// The orientation of the device, derived from the shape of the app's window.
  open var orientation: UIDeviceOrientation { DeviceState.shared.orientation }

  /// Whether changes of the orientation are reported.
  open var isGeneratingDeviceOrientationNotifications: Bool { DeviceState.shared.isGenerating }

  /// Enables reports of orientation changes, until `endGeneratingDeviceOrientationNotifications()` has been called as many times.
  open func beginGeneratingDeviceOrientationNotifications() { DeviceState.shared.begin() }

  /// Balances one call of `beginGeneratingDeviceOrientationNotifications()`.
  open func endGeneratingDeviceOrientationNotifications() { DeviceState.shared.end() }

  /// Posted when the orientation has changed, if enabled; the object is the device.
  open class var orientationDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  }

  /// An identifier of this app on this machine: made on first use, and kept in the app's user defaults.
  open var identifierForVendor: UUID? { DeviceState.shared.identifier() }

  /// Whether the battery is read; false at first.
  open var isBatteryMonitoringEnabled: Bool {
    get { DeviceBattery.shared.isMonitored }
    set { DeviceBattery.shared.isMonitored = newValue }
  }

  /// The charge of the battery, from 0 to 1; -1 while it is not monitored, and if there is none.
  open var batteryLevel: Float { DeviceBattery.shared.reading.level }

  /// The charging state of the battery; unknown while the battery is not monitored, and if there is none.
  open var batteryState: BatteryState { DeviceBattery.shared.reading.state }

  /// Posted when the battery's level has changed, while it is monitored; the object is the device.
  open class var batteryLevelDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceBatteryLevelDidChangeNotification")
  }

  /// Posted when the state of the battery has changed, while it is monitored; the object is the device.
  open class var batteryStateDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceBatteryStateDidChangeNotification")
  }

  /// Whether apps can run in the background.
  open var isMultitaskingSupported: Bool { true }
}

/// The kernel's name for the system.
private struct SystemName {
  var system = ""
  var release = ""
  var machine = ""

  static func read() -> SystemName {
    var name = utsname()
    guard uname(&name) == 0 else { return SystemName() }
    func text<Characters>(_ characters: Characters) -> String {
      withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
    return SystemName(system: text(name.sysname), release: text(name.release), machine: text(name.machine))
  }
}

extension UIDevice: KeyedObject {
  /// Apps set the orientation to rotate the interface. [C] Since iOS 16 that has no effect, and logs a message.
  static var knownKeys: [_Property] {
    [
      _Property(
        "orientation", get: { (device: UIDevice) in device.orientation.rawValue },
        set: { _, _ in
          FileHandle.standardError.write(
            Data(
              """
              BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please use \
              UIWindowScene.requestGeometryUpdate(_:)\n
              """.utf8))
        })
    ]
  }
}
