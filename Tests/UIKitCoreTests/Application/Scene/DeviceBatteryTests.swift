import Expectations
import Foundation
import Testing

@testable import UIKitCore

/// The machine's battery, as files tell of it.
@MainActor struct DeviceBatteryTests {
  /// Batteries and mains of a machine, in a folder that is removed at the end.
  private final class Supplies {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    func set(_ name: String, _ files: [String: String]) throws {
      let supply = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: supply, withIntermediateDirectories: true)
      for (file, text) in files { try Data("\(text)\n".utf8).write(to: supply.appendingPathComponent(file)) }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
  }

  private func battery(_ supplies: Supplies) -> DeviceBattery { DeviceBattery(folder: supplies.folder.path) }

  @Test func batteryIsReadOnlyWhileMonitored() throws {
    let supplies = Supplies()
    try supplies.set("AC", ["type": "Mains", "online": "0"])
    try supplies.set("BAT0", ["type": "Battery", "capacity": "84", "status": "Discharging", "present": "1"])
    let battery = battery(supplies)
    expectEqual(battery.reading, .init(level: -1, state: .unknown), "nobody has asked")
    battery.isMonitored = true
    expectEqual(battery.reading, .init(level: 0.84, state: .unplugged))
    try supplies.set("BAT0", ["capacity": "85", "status": "Charging"])
    expectEqual(battery.reading, .init(level: 0.85, state: .charging))
    try supplies.set("BAT0", ["capacity": "100", "status": "Full"])
    expectEqual(battery.reading, .init(level: 1, state: .full))
    battery.isMonitored = false
    expectEqual(battery.reading, .init(level: -1, state: .unknown))
  }

  @Test func aMachineWithoutBatteryHasTheUnknownState() throws {
    let supplies = Supplies()
    let battery = battery(supplies)
    battery.isMonitored = true
    expectEqual(battery.reading, .init(level: -1, state: .unknown), "there is no folder")
    try supplies.set("AC", ["type": "Mains", "online": "1"])
    try supplies.set(
      "hidpp_battery_0", ["type": "Battery", "scope": "Device", "capacity": "50", "status": "Discharging"])
    expectEqual(battery.reading, .init(level: -1, state: .unknown), "a mouse's battery is not the machine's")
  }

  @Test func batteryChangesArePosted() throws {
    let supplies = Supplies()
    try supplies.set("BAT0", ["type": "Battery", "capacity": "50", "status": "Discharging"])
    let battery = battery(supplies)
    battery.isMonitored = true
    var names: [NSNotification.Name] = []
    let told = [UIDevice.batteryLevelDidChangeNotification, UIDevice.batteryStateDidChangeNotification]
    let observers = told.map { name in
      NotificationCenter.default.addObserver(forName: name, object: UIDevice.current, queue: nil) { _ in
        MainActor.assumeIsolated { names.append(name) }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    battery.tellChanges()
    expect(names.isEmpty)
    try supplies.set("BAT0", ["capacity": "49"])
    battery.tellChanges()
    expectEqual(names, [UIDevice.batteryLevelDidChangeNotification])
    try supplies.set("BAT0", ["status": "Charging"])
    battery.tellChanges()
    expect(names.last == UIDevice.batteryStateDidChangeNotification && names.count == 2)
  }
}
