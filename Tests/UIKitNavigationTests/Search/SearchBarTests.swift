import Expectations
import Testing
import UIKit

@testable import Stage
@testable import UIKitTesting

@MainActor @Suite(.serialized) struct SearchBarTests {
  @MainActor private final class Listener: NSObject, UISearchBarDelegate {
    var notes: [String] = []
    var mayBegin = true

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
      notes.append("shouldBegin")
      return mayBegin
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { notes.append("didBegin") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
      notes.append("shouldEnd")
      return true
    }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { notes.append("didEnd") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { notes.append("text \(searchText)") }
    func searchBar(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      notes.append("shouldChange \(text)")
      return text != "!"
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { notes.append("search") }
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { notes.append("bookmarks") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { notes.append("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      notes.append("scope \(selectedScope)")
    }
  }

  private let listener = Listener()
  private let bar = UISearchBar()
  private let screen: MountedScreen

  init() {
    let controller = UIViewController()
    screen = MountedScreen(controller)
    controller.view.addSubview(bar)
    bar.delegate = listener
    bar.sizeToFit()
    screen.advance(frames: 1)
  }

  private func middle(_ view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  @Test func markedTextChangesAreReported() {
    screen.tap(at: middle(bar))
    listener.notes = []
    for text in ["に", "にほ", "日本"] {
      screen.stage.send(
        .composition(CompositionEvent(text: text, selection: text.utf16.count..<text.utf16.count)))
      screen.advance(frames: 1)
    }
    expectEqual(listener.notes.filter { $0.hasPrefix("text") }, ["text に", "text にほ", "text 日本"])
    expect(bar.searchTextField.markedTextRange != nil)
    // Return belongs to the input method.
    screen.press(.keyboardReturnOrEnter)
    expect(!listener.notes.contains("search"))
    screen.stage.send(.text("日本"))
    screen.advance(frames: 1)
    expect(bar.text == "日本" && bar.searchTextField.markedTextRange == nil)
    screen.press(.keyboardReturnOrEnter)
    expectEqual(listener.notes.last, "search")
  }

  @Test func theBookmarkButtonIsShownWhileNotEditing() throws {
    bar.showsBookmarkButton = true
    screen.advance(frames: 1)
    let button = try require(bar.searchTextField.rightView as? UIButton)
    expect(!button.isHidden && button.image(for: .normal) != nil)
    expect(bar.searchTextField.bounds.contains(button.frame))
    screen.tap(at: middle(button))
    expect(listener.notes == ["bookmarks"] && !bar.searchTextField.isFirstResponder)
    screen.tap(at: CGPoint(x: 100, y: 28))
    screen.advance(frames: 1)
    expect(bar.searchTextField.isFirstResponder && button.isHidden)
    bar.showsBookmarkButton = false
    expectNil(bar.searchTextField.rightView)
  }

  @Test(arguments: ["light", "right to left"])
  func theBookmarkButtonMatchesItsPictures(_ look: String) {
    if look != "light" { screen.window.traitOverrides.layoutDirection = .rightToLeft }
    bar.showsBookmarkButton = true
    bar.placeholder = "Search"
    screen.advance(frames: 2)
    let picture = screen.picture.cropping(to: CGRect(x: 0, y: 0, width: 780, height: 112))!
    expectGolden(picture, "bookmarks \(look)")
  }

  @Test func searchBarSizesEqualThoseOfIOS() {
    expectEqual(bar.frame.size, CGSize(width: 390, height: 56))
    expectEqual(bar.searchTextField.frame, CGRect(x: 8, y: 10, width: 374, height: 36))
    bar.scopeButtonTitles = ["A", "B"]
    bar.showsScopeBar = true
    bar.sizeToFit()
    expectEqual(bar.frame.height, 100)
  }

  @Test func searchBarDelegateCallsComeInOrder() {
    screen.tap(at: middle(bar))
    screen.type("a!")
    screen.press(.keyboardReturnOrEnter)
    bar.text = "set"
    expect(bar.isFirstResponder && bar.resignFirstResponder())
    expectEqual(
      listener.notes,
      [
        "shouldBegin", "didBegin", "shouldChange a", "text a", "shouldChange !", "search", "shouldEnd", "didEnd",
      ])
  }

  @Test func aDelegateMayRefuseToBegin() {
    listener.mayBegin = false
    screen.tap(at: middle(bar))
    expect(!bar.isFirstResponder && listener.notes == ["shouldBegin"])
  }

  @Test func theCancelButtonAndEscapeCancel() throws {
    screen.tap(at: middle(bar))
    screen.press(.keyboardEscape)
    expect(!listener.notes.contains("cancel"), "there is no button")
    bar.setShowsCancelButton(true, animated: true)
    try screen.settle()
    expect(bar.searchTextField.frame.maxX < 330)
    screen.tap(at: CGPoint(x: 365, y: middle(bar).y))
    screen.press(.keyboardEscape)
    expectEqual(listener.notes.filter { $0 == "cancel" }.count, 2)
    bar.resignFirstResponder()
    screen.tap(at: CGPoint(x: 365, y: middle(bar).y))
    expectEqual(listener.notes.filter { $0 == "cancel" }.count, 2, "nothing is edited that could be given up")
  }

  @Test func tappingAScopeSelectsIt() throws {
    bar.scopeButtonTitles = ["All", "Some", "None"]
    bar.selectedScopeButtonIndex = 1
    bar.showsScopeBar = true
    bar.sizeToFit()
    try screen.settle()
    screen.tap(at: bar.convert(CGPoint(x: 330, y: 74), to: nil))
    expect(bar.selectedScopeButtonIndex == 2 && listener.notes == ["scope 2"])
  }

  /// A bar of its own, which was made before it came into a window of a large text size.
  @Test func aSearchBarInAStackGrowsWithTheTextSize() throws {
    let bar = UISearchBar()
    let stack = UIStackView(arrangedSubviews: [bar, UILabel()])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    let controller = UIViewController()
    controller.view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: controller.view.topAnchor),
      stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
    ])
    expectEqual(bar.intrinsicContentSize.height, 56)
    let screen = MountedScreen(controller, size: CGSize(width: 320, height: 480)) {
      $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    }
    try screen.settle()
    let field = bar.searchTextField
    expect(field.bounds.height > 56 && field.bounds.height == field.intrinsicContentSize.height)
    expect(field.frame.minY == 10 && field.frame.maxY == bar.bounds.height - 10, "10 points above and below the field")
  }

  @Test func theBlackBarStyleIsDarkInEveryInterfaceStyle() {
    let bar = UISearchBar()
    expectEqual(bar.barStyle, .default)
    bar.barStyle = .black
    bar.updateTraitsIfNeeded()
    expectEqual(bar.traitCollection.userInterfaceStyle, .dark)
    bar.barStyle = .default
    bar.updateTraitsIfNeeded()
    expectEqual(bar.traitCollection.userInterfaceStyle, UIView().traitCollection.userInterfaceStyle)
    expectEqual(UIBarStyle.blackOpaque, .black)
  }
}
