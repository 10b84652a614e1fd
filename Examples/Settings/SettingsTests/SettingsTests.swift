import XCTest

@testable import Settings

/// The screens in the running app.
@MainActor
final class SettingsTests: XCTestCase {
  private var navigation: UINavigationController {
    UIApplication.shared.windows.first?.rootViewController as! UINavigationController
  }

  private var settings: SettingsViewController { navigation.viewControllers[0] as! SettingsViewController }

  override func setUp() {
    super.setUp()
    UserSettings.shared.reset()
    MainActor.assumeIsolated {
      navigation.popToRootViewController(animated: false)
      settings.viewWillAppear(false)
    }
  }

  private func cell(_ row: Int, _ section: Int, of controller: UITableViewController) throws -> UITableViewCell {
    controller.view.layoutIfNeeded()
    return try XCTUnwrap(controller.tableView.cellForRow(at: IndexPath(row: row, section: section)))
  }

  func testASwitchOfAStaticCellChangesTheSettings() throws {
    let online = try XCTUnwrap(try cell(0, 0, of: settings).contentView.subviews.compactMap { $0 as? UISwitch }.first)
    let saving = try XCTUnwrap(try cell(1, 0, of: settings).contentView.subviews.compactMap { $0 as? UISwitch }.first)
    XCTAssertTrue(online.isOn && saving.isEnabled)
    online.isOn = false
    online.sendActions(for: .valueChanged)
    XCTAssertFalse(UserSettings.shared.isOnline)
    XCTAssertFalse(saving.isEnabled)
  }

  func testALanguageIsChosenOnAPageAndShownInItsCell() throws {
    settings.performSegue(withIdentifier: "language", sender: nil)
    let languages = try XCTUnwrap(navigation.topViewController as? LanguageViewController)
    XCTAssertEqual(languages.chosen, "English")
    XCTAssertEqual(try cell(0, 0, of: languages).accessoryType, .checkmark)
    languages.tableView(languages.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
    XCTAssertEqual(UserSettings.shared.language, "Deutsch")
    settings.viewWillAppear(false)
    XCTAssertEqual(try cell(0, 1, of: settings).detailTextLabel?.text, "Deutsch")
  }

  func testACellOfANibTellsItsDelegate() throws {
    settings.performSegue(withIdentifier: "permissions", sender: nil)
    let permissions = try XCTUnwrap(navigation.topViewController as? PermissionsViewController)
    let camera = try cell(0, 0, of: permissions)
    let allowed = try XCTUnwrap(camera.contentView.subviews.compactMap { $0 as? UISwitch }.first)
    XCTAssertFalse(allowed.isOn)
    allowed.isOn = true
    allowed.sendActions(for: .valueChanged)
    XCTAssertEqual(UserSettings.shared.permissions, [.camera, .notifications])
  }
}
