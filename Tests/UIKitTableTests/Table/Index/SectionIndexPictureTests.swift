import CoreGraphics
import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitLists

/// How the section index looks: light, dark, right to left, in the largest text, with more titles than fit, and touched.
@MainActor @Suite(.serialized)
struct SectionIndexPictureTests {
  enum Variant: String, CaseIterable {
    case light, dark, rightToLeft, largest, low, pressed
  }

  final class Cities: UITableViewController {
    let letters = (65..<91).map { String(UnicodeScalar($0)) }

    override func numberOfSections(in tableView: UITableView) -> Int { letters.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "\(letters[indexPath.section])ville \(indexPath.row + 1)"
      cell.detailTextLabel?.text = "\(indexPath.row * 7 + 3)"
      if indexPath.row == 1 { cell.accessoryType = .disclosureIndicator }
      return cell
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      letters[section]
    }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { [UITableView.indexSearch] + letters }
    override func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index - 1 }
  }

  @Test(arguments: Variant.allCases)
  func theSectionIndexMatchesItsPictures(_ variant: Variant) throws {
    let size = CGSize(width: 320, height: variant == .low ? 240 : 480)
    let cities = Cities(style: .plain)
    let screen = MountedScreen(cities, size: size, scale: 2) { traits in
      switch variant {
      case .light, .low, .pressed: break
      case .dark: traits.userInterfaceStyle = .dark
      case .rightToLeft: traits.layoutDirection = .rightToLeft
      case .largest: traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
      }
    }
    if variant != .largest {
      let x: CGFloat = variant == .rightToLeft ? 6 : 314
      screen.drag(from: CGPoint(x: x, y: size.height / 2), to: CGPoint(x: x, y: size.height / 2 - 40))
      try screen.settle()
    }
    if variant == .pressed {
      cities.tableView.sectionIndexTrackingBackgroundColor = .systemGray5
      let bar = try require(cities.tableView.subviews.compactMap { $0 as? SectionIndexBar }.first)
      bar.track(CGPoint(x: 7, y: bar.bounds.midY))
      try screen.settle()
    }
    expectGolden(screen.picture, variant.rawValue)
  }
}
