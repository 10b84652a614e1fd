import Expectations
import Foundation
import ScreenTesting
import Testing
import TrestleTesting
import UIKit

/// Contacts with an index, a pattern behind them and a search field with other pictures, on a screen written from Apple's
/// documentation alone.
@MainActor @Suite(.serialized) struct AddressBookScreens {
  private let contacts = AddressBookViewController([
    "Zoë", "anna", "Bert", "Ada", "émile", "7up", "Carla", "Äneas", "Emil",
  ])
  private let screen: MountedScreen

  init() throws {
    screen = MountedScreen(contacts, size: CGSize(width: 320, height: 568), scale: 2)
    try screen.settle()
  }

  @Test func namesAreSortedIntoSectionsByInitial() {
    let shown = contacts.sections.enumerated().filter { !$0.element.isEmpty }
    expectEqual(
      shown.map { $0.element.map(\.name) },
      [
        ["Ada", "Äneas", "anna"], ["Bert"], ["Carla"], ["Emil", "émile"], ["Zoë"], ["7up"],
      ])
    expectEqual(contacts.sectionIndexTitles(for: contacts.tableView)?.first, "A")
    expectEqual(contacts.sectionIndexTitles(for: contacts.tableView)?.last, "#")
    expectEqual(contacts.tableView(contacts.tableView, titleForHeaderInSection: 4), "E")
  }

  @Test(arguments: ["light", "dark", "right to left", "largest"]) func matchesItsPicture(_ look: String) throws {
    let screen = MountedScreen(
      AddressBookViewController(["Zoë", "anna", "Bert"]), size: CGSize(width: 320, height: 568), scale: 2
    ) {
      switch look {
      case "dark": $0.userInterfaceStyle = .dark
      case "right to left": $0.layoutDirection = .rightToLeft
      case "largest": $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
      default: break
      }
    }
    try screen.settle()
    expectGolden(screen.picture, "address book \(look)")
  }

  @Test func aShakeReachesTheController() throws {
    screen.press(.keyboardZ, modifiers: [.control, .command])
    expectEqual(contacts.log, ["shaken true true"])
  }

  @Test func touchesAreIgnoredUntilInteractionEventsResume() throws {
    contacts.replaceSlowly()
    expect(UIApplication.shared.isIgnoringInteractionEvents)
    try screen.tap(.text("Bert"))
    expect(contacts.log.isEmpty)
    screen.advance(by: 0.6)
    expect(!UIApplication.shared.isIgnoringInteractionEvents)
    try screen.tap(.text("Bert"))
    expectEqual(contacts.log, ["Bert"])
  }

  @Test func theResultsButtonCallsTheDelegate() throws {
    let field = contacts.searchBar.searchTextField
    screen.tap(at: field.convert(CGPoint(x: field.bounds.maxX - 15, y: field.bounds.midY), to: nil))
    expectEqual(contacts.log, ["results"])
  }

  @Test func deviceOrientationFollowsTheWindowSize() throws {
    let controller = OrientationViewController()
    let screen = MountedScreen(controller, size: CGSize(width: 320, height: 568), scale: 1)
    screen.advance(frames: 1)
    screen.resize(to: CGSize(width: 568, height: 320))
    screen.resize(to: CGSize(width: 320, height: 568))
    expectEqual(controller.log, [true, false])
    controller.stop()
    expect(!UIDevice.current.isGeneratingDeviceOrientationNotifications)
  }
}
