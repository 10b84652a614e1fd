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
    #expect(EntryPoint.firstController(in: source) == controller)
  }
}
