import Expectations
import Testing
import UIKit
import UIKitTesting

@MainActor struct ScreenTargetTests {
  /// Fields and labels below each other, 50 points high each.
  private final class FieldsController: UIViewController {
    private let parts: [UIView]

    init(_ parts: [UIView]) {
      self.parts = parts
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      for (index, part) in parts.enumerated() {
        part.frame = CGRect(x: 0, y: CGFloat(index) * 50, width: 200, height: 50)
        view.addSubview(part)
      }
    }
  }

  private func field(_ placeholder: String?, _ text: String = "") -> UITextField {
    let field = UITextField()
    field.placeholder = placeholder
    field.text = text
    return field
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  private func screen(_ parts: UIView...) -> MountedScreen {
    MountedScreen(FieldsController(parts), size: CGSize(width: 200, height: 400))
  }

  @Test func anEmptyFieldIsFoundByItsPlaceholder() throws {
    let name = field("Name")
    let screen = screen(field("Town", "Bergen"), name)
    try screen.tap(.text("Name"))
    expect(name.isFirstResponder)
    expectEqual(try screen.point(of: .text("Bergen")).y, 25)
    // Its text hides the other one's placeholder.
    let fault = #expect(throws: NoSuchTarget.self) { try screen.point(of: .text("Town")) }
    expectEqual(fault?.reason, "the screen says 'Bergen', 'Name'")
  }

  @Test func textIsPreferredToAnEqualPlaceholder() throws {
    let screen = screen(field("Name"), label("Name"), field("First name"), label("Names"))
    expectEqual(try screen.point(of: .text("Name")).y, 75)
    expectEqual(try screen.point(of: .text("First")).y, 125)
    #expect(throws: NoSuchTarget.self) { try screen.point(of: .text("ame")) }
  }

  @Test func anExactPlaceholderIsPreferredToALongerText() throws {
    let screen = screen(label("Search for tea"), field("Search"))
    expectEqual(try screen.point(of: .text("Search")).y, 75)
  }

  @Test func tokensHideThePlaceholderOfASearchField() throws {
    let field = UISearchTextField()
    field.placeholder = "Search"
    let screen = screen(field)
    expectEqual(try screen.point(of: .text("Search")).y, 25)
    field.tokens = [UISearchToken(icon: nil, text: "Tea")]
    #expect(throws: NoSuchTarget.self) { try screen.point(of: .text("Search")) }
  }
}
