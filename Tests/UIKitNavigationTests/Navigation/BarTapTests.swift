import Expectations
import Testing
import UIKit
import UIKitTesting

/// Taps that take the bars of a navigation controller away.
@MainActor @Suite(.serialized) struct BarTapTests {
  private let root = UITableViewController(style: .plain)
  private let navigation: UINavigationController
  private let screen: MountedScreen
  private let source = Source()
  private let button = UIButton(type: .system)

  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  }

  init() throws {
    navigation = UINavigationController(rootViewController: root)
    root.tableView.dataSource = source
    root.toolbarItems = [UIBarButtonItem(title: "Sort", primaryAction: UIAction { _ in })]
    button.frame = CGRect(x: 100, y: 250, width: 100, height: 40)
    root.view.addSubview(button)
    navigation.isToolbarHidden = false
    screen = MountedScreen(navigation, size: CGSize(width: 320, height: 480), scale: 1)
    try screen.settle()
  }

  private func tap(_ x: CGFloat, _ y: CGFloat) throws -> Bool {
    screen.tap(at: CGPoint(x: x, y: y))
    try screen.settle()
    expectEqual(navigation.isToolbarHidden, navigation.isNavigationBarHidden)
    return navigation.isNavigationBarHidden
  }

  @Test func hidesBarsOnTapTogglesTheBars() throws {
    expect(try !tap(160, 380), "only where it was asked for")
    navigation.hidesBarsOnTap = true
    expect(navigation.barHideOnTapGestureRecognizer.isEnabled)
    expect(try tap(160, 380))
    expectEqual(root.view.safeAreaInsets.top, 0)
    expect(try !tap(160, 380))
  }

  @Test func hidesBarsOnTapIgnoresRowsControlsAndBars() throws {
    navigation.hidesBarsOnTap = true
    expect(try !tap(160, 70) && root.tableView.indexPathForSelectedRow == [0, 0])
    expect(try !tap(150, 270 + 44), "a button")
    expect(try !tap(160, 20), "the bar")
    expect(try !tap(160, 470), "the toolbar")
    root.tableView.allowsSelection = false
    expect(try tap(160, 70), "a row that cannot be selected means nothing by it")
  }
}
