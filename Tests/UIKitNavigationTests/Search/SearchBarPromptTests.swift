import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// The line of text above the field of a search bar.
@MainActor @Suite(.serialized) struct SearchBarPromptTests {
  private func label(in bar: UISearchBar) -> UILabel? {
    bar.subviews.lazy.compactMap { $0 as? UILabel }.first
  }

  @Test func aPromptMakesTheBarHigher() throws {
    let bar = UISearchBar()
    expectNil(bar.prompt)
    bar.sizeToFit()
    expectEqual(bar.bounds.height, 56)
    bar.prompt = "Find a friend"
    bar.sizeToFit()
    expectEqual(bar.bounds.height, 75)
    expectEqual(bar.intrinsicContentSize.height, 75)
    bar.layoutIfNeeded()
    let frame = try require(label(in: bar)).frame
    expect(frame.maxY <= bar.searchTextField.frame.minY && bar.searchTextField.frame.maxY < 75)
    expectEqual(bar.searchTextField.frame.height, 36)
    bar.prompt = nil
    bar.sizeToFit()
    expectEqual(bar.bounds.height, 56)
    expectNil(label(in: bar))
  }

  @Test func thePromptIsReadBeforeTheField() throws {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 320, height: 75))
    bar.prompt = "Find a friend"
    bar.placeholder = "Name"
    let screen = MountedScreen(UIViewController(), size: CGSize(width: 320, height: 480), scale: 1)
    screen.controller.view.addSubview(bar)
    try screen.settle()
    let text = screen.accessibility
    let (prompt, field) = (try require(text.range(of: "Find a friend")), try require(text.range(of: "Name")))
    expect(prompt.lowerBound < field.lowerBound)
  }

  @Test func aNavigationBarMakesRoomForThePrompt() throws {
    let root = UIViewController()
    let search = UISearchController()
    root.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: root)
    let screen = MountedScreen(navigation, size: CGSize(width: 390, height: 600), scale: 1)
    try screen.settle()
    let height = navigation.navigationBar.bounds.height
    search.searchBar.prompt = "Find a friend"
    try screen.settle()
    expectEqual(navigation.navigationBar.bounds.height, height + 19)
    let frame = try require(label(in: search.searchBar)).frame
    expect(frame.maxY <= search.searchBar.searchTextField.frame.minY)
  }
}
