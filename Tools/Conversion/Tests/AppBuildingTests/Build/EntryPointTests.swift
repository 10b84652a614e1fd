import Testing

@testable import AppBuilding

/// The start of an app whose sources have none.
struct EntryPointTests {
  @Test(arguments: [
    ("final class TeaController: UITableViewController {", "TeaController"),
    ("class TeaController : UIKit.UIViewController, UITableViewDelegate {", "TeaController"),
    ("class Cell: UITableViewCell {}\nclass B: BaseViewController {}", "B"),
    ("struct Tea {}\nclass func make() {}", nil), ("class Tea {}", nil),
  ])
  func theFirstViewControllerIsShown(source: String, controller: String?) {
    #expect(EntryPoint.firstController(in: source)?.name == controller)
  }

  @Test(arguments: [
    ("class Radio: UITabBarController, UITabBarControllerDelegate {", true),
    ("class Radio: UIKit.UINavigationController {", true), ("class Mail : UISplitViewController {", true),
    ("class Tea: UIHostingController<TeaView> {", true), ("class Tea: UITableViewController {", false),
    ("class Tea: BaseViewController {", false),
  ])
  func controllersThatHoldOthersAreShownAlone(source: String, isAlone: Bool) {
    #expect(EntryPoint.firstController(in: source)?.isContainer == isAlone)
  }
}
