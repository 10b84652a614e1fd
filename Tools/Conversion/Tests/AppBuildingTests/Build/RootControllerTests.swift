import Testing

@testable import AppBuilding

/// The controller that an app without a start of its own shows.
struct RootControllerTests {
  @Test(arguments: [
    ("final class TeaController: UITableViewController {", "TeaController"),
    ("class TeaController : UIKit.UIViewController, UITableViewDelegate {", "TeaController"),
    ("class Cell: UITableViewCell {}\nclass B: BaseViewController {}", "B"),
    ("struct Tea {}\nclass func make() {}", nil), ("class Tea {}", nil),
  ])
  func theFirstViewControllerIsShown(source: String, controller: String?) {
    #expect(RootController.choose(among: [source])?.name == controller)
  }

  @Test(arguments: [
    ("class Radio: UITabBarController, UITabBarControllerDelegate {", true),
    ("class Radio: UIKit.UINavigationController {", true), ("class Mail : UISplitViewController {", true),
    ("class Tea: UIHostingController<TeaView> {", true), ("class Tea: UITableViewController {", false),
    ("class Tea: BaseViewController {", false),
  ])
  func controllersThatHoldOthersAreShownAlone(source: String, isAlone: Bool) {
    #expect(RootController.choose(among: [source])?.isContainer == isAlone)
  }

  @Test(arguments: [
    (
      "class Detail: UIViewController { init(tea: Tea) { super.init(nibName: nil, bundle: nil) } }\nclass List: UITableViewController {}",
      "List"
    ),
    (
      "class Detail: UIViewController {}\nclass List: UITableViewController { func open() { show(Detail(), sender: nil) } }",
      "List"
    ),
    (
      "class A: UIViewController { convenience init() { self.init(x: 1) }\n  init(x: Int) {} }\nclass B: UIViewController { init(y: Int) {} }",
      "A"
    ),
    ("class A: UIViewController { init(x: Int) {} }\nclass B: UIViewController { init(y: Int = 2) {} }", "B"),
    (
      "class A: UITableViewController { override init(style: UITableView.Style) {}\n required init?(coder: NSCoder) {} }\nclass B: UIViewController {}",
      "A"
    ),
    ("class A: UIViewController { struct Row { init(x: Int) {} } }\nclass B: UIViewController {}", "A"),
    ("class A: UIViewController {}\nclass B: UIViewController {}\n#Preview { A() }", "A"),
    ("class A: UIViewController { init(x: Int) {} }", "A"),
    ("class Lists: UIViewController {}\nclass List: UIViewController { let other = MyLists() }", "Lists"),
    (
      "class Base<View: UIView>: UIViewController {}\nclass FeedViewController: Base<FeedView> {}\nclass C: UIViewController {}",
      "C"
    ),
    ("class BaseViewController: UIViewController {}\nclass Feed: BaseViewController {}", "Feed"),
  ])
  func aControllerThatNeedsNothingAndThatNobodyMakesIsShown(source: String, controller: String) {
    #expect(RootController.choose(among: [source])?.name == controller)
  }

  @Test func controllersOfAllFilesAreCompared() {
    let files = [
      "class Detail: UIViewController {}", "class List: UIViewController { func open() { push(Detail()) } }",
    ]
    #expect(RootController.choose(among: files)?.name == "List")
    #expect(RootController.choose(among: ["struct Tea {}"]) == nil)
  }
}
