import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import TextLayout
@testable import UIKitCore
@testable import UIKitLists

/// A change of the environment while a list is shown: what is seen changes in the next frame, in the cells there are.
@MainActor
struct AppearanceChangeTests {
  /// Rows by configurations, by labels, and with dynamic colours and images; it counts what it is asked for.
  private final class List: UITableViewController {
    private(set) var requests = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(CountedCell.self, forCellReuseIdentifier: "row")
      // It fades by itself.
      tableView.showsVerticalScrollIndicator = false
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      requests += 1
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      if indexPath.row % 2 == 0 {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Row \(indexPath.row) with a title that wraps when it is large"
        content.secondaryText = "Second line"
        content.image = UIImage(systemName: "star")
        cell.contentConfiguration = content
        cell.configurationUpdateHandler = { cell, state in
          guard var content = cell.contentConfiguration as? UIListContentConfiguration else { return }
          content.secondaryTextProperties.color = state.traitCollection[AccentTrait.self]
          cell.contentConfiguration = content
        }
      } else {
        cell.textLabel?.attributedText = NSAttributedString(
          string: "Row \(indexPath.row)",
          attributes: [
            .foregroundColor: UIColor.systemRed, .backgroundColor: UIColor.secondarySystemBackground,
            .font: UIFont.preferredFont(forTextStyle: .headline),
          ])
        cell.textLabel?.adjustsFontForContentSizeCategory = true
        cell.accessoryType = .disclosureIndicator
      }
      return cell
    }
  }

  /// Counts how many are made.
  private final class CountedCell: UITableViewCell {
    static var count = 0

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      Self.count += 1
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private struct AccentTrait: UITraitDefinition {
    static let defaultValue = UIColor.secondaryLabel
    static let affectsColorAppearance = true
  }

  private static let changes: [(String, (inout UITraitOverrides) -> Void)] = [
    ("dark", { $0.userInterfaceStyle = .dark }), ("high contrast", { $0.accessibilityContrast = .high }),
    ("bold text", { $0.legibilityWeight = .bold }),
    ("larger text", { $0.preferredContentSizeCategory = .extraExtraLarge }),
    ("right to left", { $0.layoutDirection = .rightToLeft }),
    ("a trait of the app's own", { $0[AccentTrait.self] = .systemGreen }),
  ]

  @Test(arguments: 0..<6)
  func aTraitChangeRestylesInOneFrameWithTheSameCells(index: Int) {
    let (name, change) = Self.changes[index]
    let list = List(style: .plain)
    let screen = MountedScreen(list)
    screen.advance(frames: 3)
    let (requests, count, before) = (list.requests, CountedCell.count, screen.picture)
    change(&screen.window.traitOverrides)
    screen.advance(frames: 1)
    expectEqual(CountedCell.count, count, "\(name): no cell was made")
    expect(list.requests - requests <= 2, "\(name): only rows that came into sight are asked for")
    expect((screen.picture.pixels != before.pixels) as Bool, "\(name): something changed")
    let changed = screen.picture
    let fresh = List(style: .plain)
    let other = MountedScreen(fresh, traits: change)
    other.advance(frames: 3)
    expect((changed.pixels == other.picture.pixels) as Bool, "\(name): it looks like a screen that was made so")
    screen.advance(frames: 3)
    expect((screen.picture.pixels == changed.pixels) as Bool, "\(name): one frame was enough")
  }

  @Test func revertingATraitChangeRestoresThePicture() {
    let list = List(style: .plain)
    let screen = MountedScreen(list)
    screen.advance(frames: 3)
    let (before, requests) = (screen.picture, list.requests)
    screen.window.traitOverrides.userInterfaceStyle = .dark
    screen.advance(frames: 1)
    screen.window.traitOverrides.userInterfaceStyle = .light
    screen.advance(frames: 1)
    expect((screen.picture.pixels == before.pixels) as Bool)
    expectEqual(list.requests, requests)
  }

  @Test func aColourChangeShapesNoText() {
    let list = List(style: .plain)
    let screen = MountedScreen(list)
    screen.advance(frames: 3)
    let shapings = TextFrame.shapingCount
    screen.window.traitOverrides.userInterfaceStyle = .dark
    screen.advance(frames: 1)
    expectEqual(TextFrame.shapingCount, shapings)
  }
}

extension CGImage {
  /// Every byte of the picture.
  fileprivate var pixels: Data { dataProvider?.data ?? Data() }
}
