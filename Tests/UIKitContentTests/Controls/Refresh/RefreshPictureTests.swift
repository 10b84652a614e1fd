import CoreGraphics
import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitLists

/// How a refresh control looks: on the way, while it refreshes, with a title, light, dark and in the largest text.
@MainActor @Suite(.serialized)
struct RefreshPictureTests {
  enum Variant: String, CaseIterable {
    case light, dark, largest
  }

  enum Moment: String, CaseIterable {
    case pulling, refreshing
  }

  final class Stories: UITableViewController {
    var hasTitle = false

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Stories"
      refreshControl = UIRefreshControl()
      if hasTitle { refreshControl?.attributedTitle = NSAttributedString(string: "Updated at nine") }
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Story \(indexPath.row + 1)"
      return cell
    }
  }

  private func show(_ moment: Moment, _ variant: Variant) throws -> CGImage {
    let controller = Stories(style: .plain)
    controller.hasTitle = variant != .dark
    let screen = MountedScreen(
      UINavigationController(rootViewController: controller), size: CGSize(width: 320, height: 440), scale: 1
    ) { traits in
      if variant == .dark { traits.userInterfaceStyle = .dark }
      if variant == .largest { traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
    }
    try screen.settle()
    let table = try require(controller.tableView)
    if moment == .refreshing {
      controller.refreshControl?.beginRefreshing()
      table.contentOffset.y = -table.adjustedContentInset.top
      screen.advance(by: 0.31)
    } else {
      table.dragging.touchDown()
      table.dragging.begin(translation: .zero)
      table.dragging.move(translation: CGPoint(x: 0, y: 140))
      screen.advance(frames: 2)
    }
    return screen.picture
  }

  @Test(arguments: Variant.allCases)
  func theRefreshControlMatchesItsPictures(_ variant: Variant) throws {
    for moment in Moment.allCases {
      expectGolden(try show(moment, variant), "\(moment.rawValue) \(variant.rawValue)")
    }
  }
}
