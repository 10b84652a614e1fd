import Expectations
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// The orientation that a window gives the device, and the identifier of the app on the machine.
@MainActor @Suite(.serialized) struct DeviceStateTests {
  private final class Listener {
    var count = 0
  }

  @Test func deviceOrientationFollowsTheWindow() {
    let screen = MountedScreen(UIViewController(), size: CGSize(width: 300, height: 500), scale: 1)
    expectEqual(UIDevice.current.orientation, .portrait)
    screen.resize(to: CGSize(width: 501, height: 500))
    expectEqual(UIDevice.current.orientation, .landscapeLeft)
    expectEqual(screen.window.windowScene?.interfaceOrientation, .landscapeRight, "the interface turns the other way")
  }

  @Test func orientationChangesArePostedWhileGenerating() {
    let device = UIDevice.current
    let listener = Listener()
    nonisolated(unsafe) let unchecked = listener
    let token = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: device, queue: nil
    ) { _ in unchecked.count += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    let screen = MountedScreen(UIViewController(), size: CGSize(width: 300, height: 500), scale: 1)
    screen.resize(to: CGSize(width: 500, height: 300))
    expect(listener.count == 0 && !device.isGeneratingDeviceOrientationNotifications)
    device.beginGeneratingDeviceOrientationNotifications()
    device.beginGeneratingDeviceOrientationNotifications()
    screen.resize(to: CGSize(width: 300, height: 500))
    screen.resize(to: CGSize(width: 310, height: 500))
    expectEqual(listener.count, 1, "it is upright still")
    device.endGeneratingDeviceOrientationNotifications()
    expect(device.isGeneratingDeviceOrientationNotifications, "calls nest")
    screen.resize(to: CGSize(width: 500, height: 300))
    expectEqual(listener.count, 2)
    device.endGeneratingDeviceOrientationNotifications()
    device.endGeneratingDeviceOrientationNotifications()
    screen.resize(to: CGSize(width: 300, height: 500))
    expect(listener.count == 2 && !device.isGeneratingDeviceOrientationNotifications)
  }

  @Test func orientationsReportPortraitLandscapeAndFlat() {
    expect(UIDeviceOrientation.portraitUpsideDown.isPortrait && !UIDeviceOrientation.portrait.isLandscape)
    expect(UIDeviceOrientation.landscapeRight.isLandscape && UIDeviceOrientation.faceDown.isFlat)
    expect(!UIDeviceOrientation.faceUp.isValidInterfaceOrientation)
    expect(UIDeviceOrientation.landscapeLeft.isValidInterfaceOrientation)
    expect(UIDeviceOrientation(rawValue: 3) == .landscapeLeft && UIDeviceOrientation.unknown.rawValue == 0)
  }

  @Test func identifierForVendorIsKept() throws {
    let name = "DeviceStateTests.\(UUID().uuidString)"
    let defaults = try require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    let first = DeviceState.shared.identifier(in: defaults)
    expectEqual(DeviceState.shared.identifier(in: defaults), first)
    defaults.set("no identifier", forKey: "UIDeviceIdentifierForVendor")
    let other = DeviceState.shared.identifier(in: defaults)
    expect(other != first && DeviceState.shared.identifier(in: defaults) == other, "what is damaged is made anew")
    expectEqual(UIDevice.current.identifierForVendor, UIDevice.current.identifierForVendor)
  }
}
