import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitLists

/// How rows look of which several are selected in edit mode, and one that keys act on.
@MainActor @Suite(.serialized)
struct SelectionPictureTests {
  enum Variant: String, CaseIterable {
    case light, dark, rightToLeft, largest
  }

  final class Songs: UITableViewController {
    let songs = ["Across the river", "Blue hours", "Coming home", "Do not wait", "Evening", "First light"]

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = songs[indexPath.section * 3 + indexPath.row]
      if indexPath.row == 2 { cell.accessoryType = .disclosureIndicator }
      return cell
    }
  }

  @Test(arguments: Variant.allCases)
  func multipleSelectionMatchesItsPictures(_ variant: Variant) throws {
    let controller = Songs(style: .insetGrouped)
    let size = CGSize(width: 320, height: variant == .largest ? 620 : 400)
    let screen = MountedScreen(controller, size: size, scale: 1) { traits in
      switch variant {
      case .light: break
      case .dark: traits.userInterfaceStyle = .dark
      case .rightToLeft: traits.layoutDirection = .rightToLeft
      case .largest: traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
      }
    }
    controller.tableView.allowsMultipleSelectionDuringEditing = true
    controller.setEditing(true, animated: true)
    try screen.settle()
    for row in [0, 2] { try screen.tap(row: IndexPath(row: row, section: 0)) }
    screen.press(.keyboardDownArrow)
    try screen.settle()
    expectGolden(screen.picture, variant.rawValue)
  }
}
