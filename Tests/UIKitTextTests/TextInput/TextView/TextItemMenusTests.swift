import Expectations
import ScreenTesting
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitTesting

/// Menus of links in text that is read.
@MainActor @Suite(.serialized) struct TextItemMenusTests {
  private final class Delegate: NSObject, UITextViewDelegate {
    var log: [String] = []
    var allows = true
    var configuration: ((UITextItem, UIMenu) -> UITextItem.MenuConfiguration?)?

    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      log.append("\(interaction) \(URL)")
      return allows && interaction == .presentActions
    }
    func textView(
      _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? {
      configuration?(textItem, defaultMenu) ?? UITextItem.MenuConfiguration(menu: defaultMenu)
    }
    func textView(
      _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
      animator: any UIContextMenuInteractionAnimating
    ) { log.append("opens \(textItem.range.location)+\(textItem.range.length)") }
    func textView(
      _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
      animator: any UIContextMenuInteractionAnimating
    ) { log.append("closes") }
  }

  private let delegate = Delegate()
  private let view = UITextView(frame: CGRect(x: 20, y: 60, width: 280, height: 60))
  private let screen = MountedScreen(UIViewController(), size: CGSize(width: 320, height: 480), scale: 1)

  init() {
    view.isEditable = false
    view.attributedText = Self.text
    view.delegate = delegate
  }

  private static var text: NSAttributedString {
    let text = NSMutableAttributedString(string: "See the page.", attributes: [.font: UIFont.systemFont(ofSize: 16)])
    text.addAttribute(.link, value: "https://example.com", range: NSRange(location: 8, length: 4))
    return text
  }

  private func show() throws {
    screen.controller.view.addSubview(view)
    try screen.settle()
  }

  private var overlay: ContextMenuOverlay? {
    screen.window.subviews.lazy.compactMap { $0 as? ContextMenuOverlay }.first
  }

  private var titles: [String] { overlay?.lists.first?.items.map(\.item.title) ?? [] }

  private func point(_ offset: Int) -> CGPoint {
    let rect = view.convert(view.face.caretRect(at: offset), to: nil)
    return CGPoint(x: rect.minX + 3, y: rect.midY)
  }

  private func press(_ offset: Int) throws {
    screen.tap(at: point(offset), duration: 0.8)
    try screen.settle()
  }

  @Test func aLongPressOpensALinksMenuWithoutOpeningTheLink() throws {
    try show()
    try press(9)
    expectEqual(delegate.log, ["presentActions https://example.com", "opens 8+4"])
    expectEqual(titles, ["Open Link", "Copy Link"])
    expect(view.layer.opacity == 1 && !view.isFirstResponder)
    let preview = try require(overlay?.preview)
    expect(preview.source.width < 60 && abs(preview.source.minX - point(8).x) < 6, "the link alone stands out")
    try screen.tap(.text("Copy Link"))
    try screen.settle()
    expectEqual(UIPasteboard.general.url, URL(string: "https://example.com"))
    expectEqual(delegate.log.last, "closes")
    try press(9)
    try screen.tap(.text("Open Link"))
    try screen.settle()
    expectEqual(delegate.log.last, "invokeDefaultAction https://example.com")
  }

  @Test func aLongPressBesideALinkSelectsText() throws {
    try show()
    try press(2)
    expect(delegate.log.isEmpty && view.isFirstResponder)
  }

  @Test func theDelegateReplacesOrRefusesALinksMenu() throws {
    delegate.configuration = { item, menu in
      UITextItem.MenuConfiguration(preview: nil, menu: UIMenu(children: [UIAction(title: "Own") { _ in }]))
    }
    try show()
    try press(9)
    expect(titles == ["Own"] && overlay?.preview == nil)
    screen.press(.keyboardEscape)
    try screen.settle()
    delegate.configuration = { _, _ in
      let own = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 90))
      own.backgroundColor = .systemTeal
      return UITextItem.MenuConfiguration(
        preview: .view(own), menu: UIMenu(children: [UIAction(title: "Own") { _ in }]))
    }
    try press(9)
    expectEqual(overlay?.preview?.source.size, CGSize(width: 120, height: 90))
    screen.press(.keyboardEscape)
    try screen.settle()
    delegate.allows = false
    try press(9)
    expectNil(overlay)
  }

  @Test func linksInEditableTextHaveNoMenu() throws {
    view.isEditable = true
    try show()
    try press(9)
    expect(overlay == nil && delegate.log.isEmpty)
    view.isEditable = false
    view.isSelectable = false
    try press(9)
    expectNil(overlay)
  }

  // MARK: In rows

  private final class Rows: UITableViewController {
    var text: UITextView?
    var asked = 0
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 80 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      if let text { cell.contentView.addSubview(text) }
      return cell
    }
    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      asked += 1
      return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Row") { _ in }]) })
    }
  }

  @Test func aLinksMenuTakesPrecedenceOverTheRowsMenu() throws {
    let rows = Rows(style: .plain)
    view.frame = CGRect(x: 10, y: 10, width: 200, height: 50)
    rows.text = view
    let screen = MountedScreen(rows, size: CGSize(width: 320, height: 480), scale: 1)
    try screen.settle()
    var overlays: [ContextMenuOverlay] { screen.window.subviews.compactMap { $0 as? ContextMenuOverlay } }
    screen.tap(at: point(9), duration: 0.8)
    try screen.settle()
    expectEqual(overlays.map { $0.lists.first?.items.map(\.item.title) }, [["Open Link", "Copy Link"]])
    expectEqual(delegate.log, ["presentActions https://example.com", "opens 8+4"])
    screen.press(.keyboardEscape)
    try screen.settle()
    delegate.log = []
    screen.tap(at: CGPoint(x: 290, y: 40), duration: 0.8)
    try screen.settle()
    expectEqual(overlays.map { $0.lists.first?.items.map(\.item.title) }, [["Row"]])
    screen.press(.keyboardEscape)
    try screen.settle()
    delegate.allows = false
    screen.tap(at: point(9), duration: 0.8)
    try screen.settle()
    expectEqual(overlays.map { $0.lists.first?.items.map(\.item.title) }, [["Row"]], "a link without a menu")
    expect(!delegate.log.contains { $0.hasPrefix("invoke") })
  }

  @Test func tappingALinkInARowInvokesTheLinksAction() throws {
    let rows = Rows(style: .plain)
    view.frame = CGRect(x: 10, y: 10, width: 200, height: 50)
    rows.text = view
    let screen = MountedScreen(rows, size: CGSize(width: 320, height: 480), scale: 1)
    try screen.settle()
    screen.tap(at: point(9))
    try screen.settle()
    expectEqual(delegate.log, ["invokeDefaultAction https://example.com"])
  }
}
