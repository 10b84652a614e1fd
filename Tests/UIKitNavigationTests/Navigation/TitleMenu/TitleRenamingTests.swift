import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Titles that are changed in their place.
@MainActor @Suite(.serialized) struct TitleRenamingTests {
  private final class Delegate: UINavigationItemRenameDelegate {
    var log: [String] = []
    var mayBegin = true
    var takes = true
    var first: String?

    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { mayBegin }
    func navigationItem(
      _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
      selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) {
      log.append("begins with \(suggestedTitle), \(suggestedTitle[selectedRange]) selected")
      guard let first else { return (suggestedTitle, selectedRange) }
      return (first, first.startIndex..<first.index(first.startIndex, offsetBy: 2))
    }
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool {
      log.append("asked about \(title)")
      return takes
    }
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {
      log.append("\(navigationItem.title ?? "") is \(title)")
    }
  }

  private let delegate = Delegate()
  private let document = UIViewController()
  private let navigation: UINavigationController
  private let screen: MountedScreen

  init() throws {
    document.title = "Report"
    document.navigationItem.renameDelegate = delegate
    document.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add")
    navigation = UINavigationController(rootViewController: document)
    screen = MountedScreen(navigation, size: CGSize(width: 390, height: 600), scale: 1)
    try screen.settle()
  }

  private var field: TitleField? {
    func first(in view: UIView) -> TitleField? {
      view as? TitleField ?? view.subviews.lazy.compactMap(first).first
    }
    return first(in: navigation.navigationBar)
  }

  private func begin() throws {
    navigation.rename(nil)
    try screen.settle()
  }

  @Test func renameTurnsTheTitleIntoAField() throws {
    try screen.tap(.text("Report"))
    try screen.settle()
    try screen.tap(.text("Rename"))
    try screen.settle()
    let field = try require(field)
    expect(field.isFirstResponder && field.text == "Report")
    expectEqual(delegate.log, ["begins with Report, Report selected"])
    expect(field.frame.maxX < 345 && field.frame.minX >= 16, "the button stays")
    screen.type("Summary")
    screen.press(.keyboardReturnOrEnter)
    try screen.settle()
    expectEqual(delegate.log.dropFirst(), ["asked about Summary", "Summary is Summary"])
    expect(document.navigationItem.title == "Summary" && self.field == nil)
    _ = try screen.point(of: .text("Summary"))
  }

  @Test func theRenameDelegateChoosesTheInitialText() throws {
    delegate.first = "Raport.txt"
    try begin()
    screen.type("Re")
    expectEqual(field?.text, "Report.txt")
  }

  @Test func aRefusedTitleIsDiscarded() throws {
    delegate.takes = false
    try begin()
    screen.type("Bad")
    screen.press(.keyboardReturnOrEnter)
    try screen.settle()
    expectEqual(delegate.log.last, "asked about Bad")
    expect(document.navigationItem.title == "Report" && field == nil)
  }

  @Test func escapeCancelsRenaming() throws {
    try begin()
    screen.type("New")
    screen.press(.keyboardEscape)
    try screen.settle()
    expect(delegate.log.count == 1 && document.navigationItem.title == "Report" && field == nil)
    try begin()
    expect(field?.isFirstResponder == true, "once more")
  }

  @Test func anEmptyTitleIsIgnored() throws {
    try begin()
    screen.press(.keyboardDeleteOrBackspace)
    screen.press(.keyboardReturnOrEnter)
    expect(delegate.log.count == 1 && document.navigationItem.title == "Report")
  }

  @Test func editingAnotherFieldEndsRenaming() throws {
    let other = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    document.view.addSubview(other)
    try begin()
    screen.type("New")
    screen.tap(at: CGPoint(x: 100, y: 220))
    try screen.settle()
    expectEqual(delegate.log.last, "New is New")
    expect(other.isFirstResponder && field == nil)
  }

  @Test func aPushEndsRenamingWithoutAsking() throws {
    delegate.takes = false
    try begin()
    screen.type("New")
    navigation.pushViewController(UIViewController(), animated: true)
    try screen.settle()
    expectEqual(delegate.log.dropFirst(), ["New is New"])
    expectNil(field)
  }

  @Test func renamingContinuesWhenBarButtonsChange() throws {
    try begin()
    let field = try require(field)
    screen.type("N")
    document.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
    document.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    try screen.settle()
    expect(self.field === field && field.isFirstResponder && field.text == "N")
  }

  @Test func onlyTheTopControllerMayBeRenamed() throws {
    let action = Selector("rename:")
    expect(navigation.canPerformAction(action, withSender: nil))
    delegate.mayBegin = false
    expect(!navigation.canPerformAction(action, withSender: nil))
    try begin()
    expectNil(field)
    delegate.mayBegin = true
    navigation.setNavigationBarHidden(true, animated: false)
    expect(!navigation.canPerformAction(action, withSender: nil))
    navigation.setNavigationBarHidden(false, animated: false)
    navigation.pushViewController(UIViewController(), animated: false)
    expect(!navigation.canPerformAction(action, withSender: nil))
  }
}
