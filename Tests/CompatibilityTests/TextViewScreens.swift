import Expectations
import Testing
import TrestleTesting
import UIKit

/// The screens with text views, operated as a person would.
@MainActor @Suite(.serialized) struct TextViewScreens {
  private func middle(_ view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  // MARK: A note

  private func note(_ traits: (inout UITraitOverrides) -> Void = { _ in }) -> (NoteEditorViewController, MountedScreen)
  {
    let controller = NoteEditorViewController()
    let screen = MountedScreen(UINavigationController(rootViewController: controller), traits: traits)
    screen.advance(frames: 2)
    return (controller, screen)
  }

  @Test func editingCallsTheDelegateInOrder() throws {
    let (controller, screen) = note()
    controller.textView.text = "One"
    _ = controller.takeLog()
    screen.tap(at: middle(controller.textView))
    try screen.settle()
    expectEqual(controller.takeLog(), ["should begin", "begin"])
    screen.type("!")
    expectEqual(controller.takeLog(), ["change 3+0 \"!\"", "selection 4+0", "changed"])
    screen.press(.keyboardReturnOrEnter)
    expectEqual(controller.takeLog(), ["change 4+0 \"\\n\"", "selection 5+0", "changed"])
    expectEqual(controller.textView.text, "One!\n")
    controller.textView.resignFirstResponder()
    expectEqual(controller.takeLog(), ["should end", "end"])
  }

  @Test func typedTextHasTheTypingAttributes() throws {
    let (controller, screen) = note()
    controller.show(title: "Trip", body: "Pack")
    let text = try require(controller.textView.attributedText)
    expect(text.string == "Trip\nPack" && controller.textView.font == .preferredFont(forTextStyle: .title2))
    controller.textView.becomeFirstResponder()
    expectEqual(controller.textView.typingAttributes[.font] as? UIFont, .preferredFont(forTextStyle: .body))
    controller.makeBold()
    screen.type("ing")
    let typed = try require(controller.textView.attributedText)
    expectEqual(typed.string, "Trip\nPacking")
    expectEqual(typed.attribute(.font, at: 10, effectiveRange: nil) as? UIFont, .boldSystemFont(ofSize: 17))
    expectEqual(typed.attribute(.font, at: 8, effectiveRange: nil) as? UIFont, .preferredFont(forTextStyle: .body))
    controller.textView.selectedRange = NSRange(location: 1, length: 0)
    expectEqual(controller.textView.typingAttributes[.font] as? UIFont, .preferredFont(forTextStyle: .title2))
  }

  @Test func theDelegateLimitsALongNote() throws {
    let (controller, screen) = note()
    controller.limit = 3
    controller.textView.becomeFirstResponder()
    screen.type("abcd")
    expectEqual(controller.textView.text, "abc")
    controller.isLocked = true
    controller.textView.resignFirstResponder()
    expect(!controller.textView.becomeFirstResponder())
  }

  @Test func theCaretIsScrolledToBeVisible() throws {
    let (controller, screen) = note()
    controller.textView.text = (1...200).map { "Line \($0)" }.joined(separator: "\n")
    try screen.settle()
    expect(controller.textView.contentOffset.y <= 0)
    controller.textView.becomeFirstResponder()
    screen.type("x")
    try screen.settle()
    let end = try require(controller.textView.selectedTextRange)
    let caret = controller.textView.caretRect(for: end.end)
    expect(controller.textView.bounds.contains(caret), "\(caret) in \(controller.textView.bounds)")
    let size = controller.textView.contentSize.height
    expect(size > 200 * 20 && controller.textView.contentOffset.y > size - 900)
  }

  // MARK: Tasks in cells

  @Test func aCellGrowsWithItsText() throws {
    let controller = ChecklistViewController()
    let screen = MountedScreen(controller, size: CGSize(width: 320, height: 568))
    try screen.settle()
    let cell = try require(controller.cell(0))
    let single = cell.frame.height
    expect(abs(single - (24 + UIFont.preferredFont(forTextStyle: .body).lineHeight)) <= 1.5, "\(single)")
    expect(try require(controller.cell(2)).frame.height > 2 * single - 25)
    expectEqual(try require(controller.cell(1)).placeholder.isHidden, false)
    screen.tap(at: middle(cell.textView))
    try screen.settle()
    screen.type(" in the living room and on the balcony")
    try screen.settle()
    expect(controller.tasks[0].hasSuffix("balcony") && controller.heightChanges == 38)
    expect(cell.frame.height > single + 15 && controller.cell(0) === cell && cell.textView.isFirstResponder)
    expectEqual(try require(controller.cell(1)).frame.minY, cell.frame.maxY)
    let end = try require(cell.textView.selectedTextRange?.end)
    expect(cell.textView.bounds.contains(cell.textView.caretRect(for: end)), "nothing is cut off")
  }

  // MARK: A biography

  @Test func aBiographyHasALimitAndAPlaceholder() throws {
    let controller = BiographyViewController()
    let screen = MountedScreen(controller, size: CGSize(width: 320, height: 568))
    try screen.settle()
    expect(!controller.placeholder.isHidden && controller.count.text == "0 of 160")
    screen.tap(at: middle(controller.textView))
    try screen.settle()
    screen.type("Gardener")
    expect(controller.placeholder.isHidden && controller.count.text == "8 of 160")
    screen.type(String(repeating: "x", count: 200))
    expect(controller.textView.text.count == 160 && controller.count.text == "160 of 160")
    screen.press(.keyboardReturnOrEnter)
    expect(!controller.textView.isFirstResponder && controller.textView.text.count == 160)
  }

  // MARK: A text with links

  @Test func linksAreOpenedByTheDelegatesAction() throws {
    let controller = AboutViewController()
    let screen = MountedScreen(controller, size: CGSize(width: 375, height: 400))
    try screen.settle()
    let text = controller.textView.text as NSString
    for part in ["terms", "help@", "www", "+44", "Read", "from"] {
      let place = text.range(of: part).location
      let start = try require(
        controller.textView.position(from: controller.textView.beginningOfDocument, offset: place))
      let rect = controller.textView.convert(controller.textView.caretRect(for: start), to: nil)
      screen.tap(at: CGPoint(x: rect.minX + 4, y: rect.midY))
      screen.advance(by: 1)
    }
    expect(
      controller.opened == [
        "https://example.com/terms", "mailto:help@example.com", "http://www.example.com", "tel:+441314960000",
      ])
  }

  @Test func aTextWithLinksMatchesItsPictures() throws {
    for (name, traits) in [("light", { _ in }), ("dark", { $0.userInterfaceStyle = .dark })]
      as [(String, (inout UITraitOverrides) -> Void)]
    {
      let screen = MountedScreen(AboutViewController(), size: CGSize(width: 375, height: 300), traits: traits)
      screen.advance(frames: 2)
      expectGolden(screen.picture, "about-\(name)")
    }
  }

  @Test func tasksAndABiographyMatchTheirPictures() throws {
    for (name, traits) in [
      ("light", { _ in }), ("dark", { $0.userInterfaceStyle = .dark }),
      ("right-to-left", { $0.layoutDirection = .rightToLeft }),
      ("largest", { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }),
    ] as [(String, (inout UITraitOverrides) -> Void)] {
      let tasks = MountedScreen(ChecklistViewController(), size: CGSize(width: 320, height: 480), traits: traits)
      tasks.advance(frames: 3)
      expectGolden(tasks.picture, "checklist-\(name)")
    }
    let biography = BiographyViewController()
    let screen = MountedScreen(biography, size: CGSize(width: 320, height: 260))
    screen.advance(frames: 2)
    expectGolden(screen.picture, "biography-empty")
    biography.textView.becomeFirstResponder()
    screen.type("Gardener in Leith")
    screen.advance(frames: 2)
    expectGolden(screen.picture, "biography")
  }

  @Test func aNoteMatchesItsPictures() throws {
    for (name, traits) in [
      ("light", { _ in }), ("dark", { $0.userInterfaceStyle = .dark }),
      ("right-to-left", { $0.layoutDirection = .rightToLeft }),
      ("largest", { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }),
    ] as [(String, (inout UITraitOverrides) -> Void)] {
      let (controller, screen) = note(traits)
      controller.show(
        title: name == "right-to-left" ? "يوم في الجبال" : "A day in the mountains",
        body: name == "right-to-left"
          ? "استيقظنا في السادسة صباحا.\nكان الجو باردا and bright.\n\nثم مشينا حتى المساء."
          : "We got up at six and left the hut before anyone else was awake.\n\nBread, cheese, and tea.\nNobody spoke.")
      screen.advance(frames: 2)
      controller.textView.becomeFirstResponder()
      controller.textView.selectedRange = NSRange(location: 12, length: 40)
      screen.advance(frames: 2)
      expectGolden(screen.picture, "note-editor-\(name)")
    }
  }
}
