import Expectations
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitLists

/// Rows of a fixed height: no text of a built-in style or of list content is drawn outside of its row.
@MainActor @Suite(.serialized) struct FixedHeightRowTests {
  enum Kind: String, CaseIterable, Sendable {
    case plain, subtitle, value1, value2, cell, subtitleContent, valueContent

    var style: UITableViewCell.CellStyle {
      switch self {
      case .subtitle: .subtitle
      case .value1: .value1
      case .value2: .value2
      default: .default
      }
    }

    var content: UIListContentConfiguration? {
      switch self {
      case .cell: .cell()
      case .subtitleContent: .subtitleCell()
      case .valueContent: .valueCell()
      default: nil
      }
    }
  }

  private static let long =
    "A text that is much longer than its row is wide, so that it takes several lines where it may"
  private static let variants = [("Short", 1), (long, 1), (long, 2), (long, 0)]
  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Every second row shows one of the variants, the others nothing.
  private final class Rows: UITableViewController {
    var kind: Kind?

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2 * FixedHeightRowTests.variants.count + 1
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      guard let kind, indexPath.row % 2 == 1 else { return UITableViewCell() }
      let cell = UITableViewCell(style: kind.style, reuseIdentifier: nil)
      let (text, lineCount) = FixedHeightRowTests.variants[indexPath.row / 2]
      if var content = kind.content {
        content.text = text
        content.secondaryText = text
        content.textProperties.numberOfLines = lineCount
        content.secondaryTextProperties.numberOfLines = lineCount
        cell.contentConfiguration = content
      } else {
        cell.textLabel?.text = text
        cell.textLabel?.numberOfLines = lineCount
        cell.detailTextLabel?.text = text
        cell.detailTextLabel?.numberOfLines = lineCount
      }
      return cell
    }
  }

  private func screen(_ kind: Kind?, height: CGFloat, category: UIContentSizeCategory) throws -> (Rows, MountedScreen) {
    let rows = Rows(style: .plain)
    rows.kind = kind
    rows.tableView.rowHeight = height
    rows.tableView.separatorStyle = .none
    let count = CGFloat(2 * Self.variants.count + 1)
    let screen = MountedScreen(rows, size: CGSize(width: 240, height: height * count), scale: 1) {
      $0.preferredContentSizeCategory = category
    }
    try screen.settle()
    return (rows, screen)
  }

  /// Only the rows with content differ from a table without any.
  @Test(arguments: [20, 44, 60] as [CGFloat]) func fixedHeightRowsDrawOnlyWithinBounds(height: CGFloat) throws {
    let blank = try screen(nil, height: height, category: .large).1.picture
    for kind in Kind.allCases {
      for category in Self.categories {
        let shown = try screen(kind, height: height, category: category).1.picture
        for row in 0...2 * Self.variants.count {
          let place = CGRect(x: 0, y: CGFloat(row) * height, width: 240, height: height)
          let isBlank = pixels(of: shown.cropping(to: place)) == pixels(of: blank.cropping(to: place))
          expectEqual(isBlank, (row % 2 == 0), "\(kind), \(category.rawValue), row \(row)")
        }
      }
    }
  }

  @Test(arguments: Kind.allCases) func labelsStayWithinTheirContentView(_ kind: Kind) throws {
    for category in Self.categories {
      let (rows, _) = try screen(kind, height: 44, category: category)
      for row in [1, 3, 5, 7] {
        let cell = try require(rows.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
        let labels = cell.contentView.subviews.compactMap { $0 as? UILabel }
        expect(!labels.isEmpty)
        for label in labels {
          expect(cell.contentView.bounds.contains(label.frame), "\(category.rawValue), row \(row): \(label.frame)")
        }
      }
    }
  }

  private func pixels(of picture: CGImage?) -> Data? { picture?.dataProvider?.data as Data? }
}
