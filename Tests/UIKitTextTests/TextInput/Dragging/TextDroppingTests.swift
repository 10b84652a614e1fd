import Expectations
import ScreenTesting
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitTesting

/// Texts that are dropped on text fields and text views.
@MainActor @Suite(.serialized)
final class TextDroppingTests {
  private lazy var fields = FieldScene()
  private lazy var texts = TextViewScene()

  isolated deinit {}

  /// The place of a character in the window.
  private func place(_ offset: Int, in view: some EditingHost) -> CGPoint {
    let caret = view.textGeometry.caretRect(at: offset)
    return view.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
  }

  @Test func aFieldInsertsDroppedTextAtTheDropLocation() {
    fields.field.text = "one three"
    fields.screen.advance(frames: 1)
    fields.screen.drop([.text("two ")], at: place(4, in: fields.field))
    expectEqual(fields.field.text, "one two three")
    expect(fields.field.isFirstResponder && fields.field.edited.selection.range == 8..<8)
    expect(fields.notes.contains { $0.contains("shouldChange") } && fields.notes.contains("event editingChanged"))
  }

  @Test func aFieldJoinsDroppedLines() {
    fields.field.text = ""
    fields.screen.drop([.text("one\ntwo"), .text("three")], at: place(0, in: fields.field))
    expectEqual(fields.field.text, "one two three")
  }

  @Test func textDroppedIntoATextViewCanBeUndone() {
    texts.view.text = "first\nlast"
    texts.screen.advance(frames: 1)
    texts.screen.drop([.text("mid\r\ndle")], at: place(6, in: texts.view))
    expectEqual(texts.view.text, "first\nmid\ndlelast")
    expectEqual(texts.view.selectedRange, NSRange(location: 13, length: 0))
    texts.view.editor.undoManager.undo()
    expectEqual(texts.view.text, "first\nlast")
  }

  @Test(arguments: ["shouldBegin", "shouldChange"]) func theDelegateMayRefuseDroppedText(_ question: String) {
    texts.view.text = "kept"
    texts.screen.advance(frames: 1)
    _ = texts.take()
    texts.refusals = [question]
    texts.screen.drop([.text("dropped")], at: place(4, in: texts.view))
    expect(texts.take().last?.hasPrefix(question) == true && texts.view.text == "kept")
    expectEqual(texts.view.isFirstResponder, (question == "shouldChange"))
  }

  @Test func disabledFieldsAndReadOnlyTextViewsRefuseDrops() {
    fields.field.text = "one"
    fields.field.isEnabled = false
    fields.screen.drop([.text("two")], at: place(0, in: fields.field))
    expectEqual(fields.field.text, "one")
    texts.view.text = "one"
    texts.view.isEditable = false
    texts.screen.drop([.text("two")], at: place(0, in: texts.view))
    expectEqual(texts.view.text, "one")
  }

  @Test(arguments: [true, false]) func aTextViewReleasedDuringADragTakesNoDrop(_ moves: Bool) {
    let scene = DragScene()
    scene.target.removeFromSuperview()
    weak var text: UITextView?
    do {
      let view = UITextView(frame: scene.target.frame)
      scene.touches.window.addSubview(view)
      text = view
    }
    scene.drag()
    expectEqual(text?.subviews.contains { $0 is TextCaret && !$0.isHidden }, true)
    text?.removeFromSuperview()
    expectNil(text)
    if moves { scene.touches.move(to: CGPoint(x: 90, y: 270)) }
    scene.touches.up()
    scene.advance(0.5)
    expectEqual(scene.take().last, "did end cancel")
  }

  @Test func aDragOverTextShowsACaretAtTheDropLocation() throws {
    let view = texts.view
    view.text = "one two"
    texts.screen.advance(frames: 1)
    let session = DragSession()
    session.begin(with: [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "new")))])
    session.finger = place(4, in: view)
    let dropping = try require(session.destination(in: texts.screen.window))
    expect(dropping === view.textDropInteraction?.dropping)
    let views = view.subviews.count
    dropping.update(session)
    let caret = try require(view.subviews.last as? TextCaret)
    expect(view.subviews.count == views + 1 && !caret.isHidden && caret.frame == view.face.caretRect(at: 4))
    session.finger = place(0, in: view)
    dropping.update(session)
    expect(view.subviews.count == views + 1 && caret.frame == view.face.caretRect(at: 0))
    expectEqual(dropping.operation(of: session), .copy)
    dropping.leave(session)
    expect(view.subviews.count == views && dropping.operation(of: session) == .cancel)
    expect(!dropping.perform(session, []) && view.text == "one two", "it is not over the text any more")
  }

  @Test func itemsWithoutTextAreNotAccepted() {
    let session = DragSession()
    session.begin(with: [UIDragItem(itemProvider: NSItemProvider())])
    session.finger = place(0, in: texts.view)
    expectNil(session.destination(in: texts.screen.window))
  }

  @Test func aDropBeyondAShortenedTextIsAppended() {
    texts.view.text = "a"
    texts.view.editor.drop("b", replacing: 30..<30)
    expectEqual(texts.view.text, "ab")
  }

  // MARK: The delegate

  private func makeDraft() -> (DraftController, MountedScreen) {
    let draft = DraftController()
    let screen = MountedScreen(draft, size: CGSize(width: 320, height: 480), scale: 1)
    draft.body.text = "one two"
    draft.subject.text = "Hello"
    screen.advance(frames: 2)
    _ = draft.take()
    return (draft, screen)
  }

  @Test func aDropDelegateIsToldOfTheDropAndItsPlace() {
    let (draft, screen) = makeDraft()
    screen.drop([.text("new ")], at: place(4, in: draft.body))
    screen.advance(by: 1)
    expectEqual(draft.body.text, "one new two")
    expectEqual(draft.take(), ["body enter", "body drop at 4 of 1", "body end"])
    screen.drop([.text("!")], at: place(5, in: draft.subject))
    screen.advance(by: 1)
    expectEqual(draft.subject.text, "Hello!")
    expectEqual(draft.take(), ["subject enter", "subject drop at 5 of 1", "subject end"])
  }

  @Test func aDropDelegateChoosesWhatADropReplaces() {
    let (draft, screen) = makeDraft()
    draft.dropAction = .replaceAll
    screen.drop([.text("all")], at: place(4, in: draft.body))
    expectEqual(draft.body.text, "all")
    draft.dropAction = .replaceSelection
    draft.body.selectedRange = NSRange(location: 1, length: 2)
    screen.drop([.text("pple")], at: place(0, in: draft.body))
    expectEqual(draft.body.text, "apple")
  }

  @Test func aDropDelegateRefusesADropOrPerformsIt() {
    let (draft, screen) = makeDraft()
    draft.operation = .cancel
    screen.drop([.text("new")], at: place(0, in: draft.body))
    expect(draft.body.text == "one two" && !draft.take().contains { $0.contains("drop") })
    draft.operation = .forbidden
    screen.drop([.text("new")], at: place(0, in: draft.body))
    expectEqual(draft.body.text, "one two")
    draft.operation = .copy
    draft.dropPerformer = .delegate
    screen.drop([.text("new")], at: place(0, in: draft.body))
    screen.advance(by: 1)
    expectEqual(draft.body.text, "performed by the delegate")
  }

  @Test(arguments: [UITextDropEditability.no, .temporary, .yes])
  func aDropDelegateDecidesAboutTextsThatCannotBeEdited(_ editability: UITextDropEditability) {
    let (draft, screen) = makeDraft()
    draft.body.isEditable = false
    draft.editability = editability
    screen.drop([.text("new ")], at: place(4, in: draft.body))
    screen.advance(by: 1)
    expectEqual(draft.body.text, editability == .no ? "one two" : "one new two")
    expectEqual(draft.body.isEditable, editability == .yes)
    expectEqual(draft.take().filter { $0 == "body editable?" }.count, 1)
  }

  @Test func aTextWithoutItsDropInteractionTakesNoDrops() throws {
    let (draft, screen) = makeDraft()
    let interaction = try require(draft.body.textDropInteraction)
    expect(interaction.view === draft.body && draft.body.interactions.contains { $0 === interaction })
    draft.body.removeInteraction(interaction)
    expectNil(draft.body.textDropInteraction)
    screen.drop([.text("new ")], at: place(4, in: draft.body))
    expectEqual(draft.body.text, "one two")
  }

  @Test func theDefaultProposalInsertsByTheViewItself() {
    let proposal = UITextDropProposal(operation: .copy)
    expect(proposal.dropAction == .insert && proposal.dropPerformer == .view && proposal.useFastSameViewOperations)
    expectEqual(proposal.operation, .copy)
  }
}
