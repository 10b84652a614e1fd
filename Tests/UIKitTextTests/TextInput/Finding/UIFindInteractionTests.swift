import Expectations
import ScreenTesting
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitTesting

/// Finding in a text view.
@MainActor @Suite(.serialized)
struct UIFindInteractionTests {
  private let scene = TextViewScene()
  private var view: UITextView { scene.view }
  private let text = "One two three.\nTwo and two are four.\nThe end."

  private func begin(_ text: String? = nil) throws -> UIFindInteraction {
    view.isFindInteractionEnabled = true
    scene.edit(text ?? self.text)
    return try require(view.findInteraction)
  }

  @Test func findInteractionExistsOnlyWhenEnabled() {
    expect(!view.isFindInteractionEnabled && view.findInteraction == nil)
    view.isFindInteractionEnabled = true
    expect(view.findInteraction?.view === view && view.findInteraction?.delegate === view)
    view.isFindInteractionEnabled = false
    expect(view.findInteraction == nil && !view.interactions.contains { $0 is UIFindInteraction })
  }

  @Test func keysOpenTheFindPanelSearchAndCloseIt() throws {
    let interaction = try begin()
    scene.screen.press(.keyboardF, modifiers: .control)
    expect(interaction.isFindNavigatorVisible && !view.isFirstResponder)
    scene.screen.type("two")
    expect(interaction.searchText == "two" && interaction.activeFindSession?.resultCount == 3)
    expectEqual(view.finding.marks.current, 4..<7)
    scene.screen.press(.keyboardG, modifiers: .control)
    expectEqual(view.finding.marks.current, 15..<18)
    scene.screen.press(.keyboardReturnOrEnter, modifiers: .shift)
    expectEqual(view.finding.marks.current, 4..<7)
    scene.screen.press(.keyboardEscape)
    expect(!interaction.isFindNavigatorVisible && view.isFirstResponder && view.finding.marks.isEmpty)
    scene.screen.press(.keyboardG, modifiers: .control)
    expect(interaction.isFindNavigatorVisible && interaction.activeFindSession?.resultCount == 3)
  }

  @Test func theFirstMatchBehindTheSelectionIsHighlighted() throws {
    let interaction = try begin()
    view.selectedRange = NSRange(location: 16, length: 0)
    interaction.searchText = "two"
    interaction.presentFindNavigator(showingReplace: false)
    expectEqual(interaction.activeFindSession?.highlightedResultIndex, 2)
  }

  @Test func theHighlightedMatchIsScrolledToVisible() throws {
    let interaction = try begin((0..<200).map { "line \($0)" }.joined(separator: "\n"))
    interaction.searchText = "line 150"
    interaction.presentFindNavigator(showingReplace: false)
    try scene.screen.settle()
    let match = try require(view.finding.marks.current)
    let rect = try require(view.face.rects(of: match).first)
    expect(view.bounds.contains(rect))
  }

  @Test func typingSearchesAgainAndKeepsTheFirstResponder() throws {
    let interaction = try begin()
    interaction.searchText = "two"
    interaction.presentFindNavigator(showingReplace: false)
    interaction.findNext()
    let session = try require(interaction.activeFindSession)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 0)
    scene.screen.type("two ")
    expect(session.resultCount == 4 && session.highlightedResultIndex == 1)
    view.text = "none"
    expectEqual(session.resultCount, 0)
  }

  @Test func matchesAreReplacedAndReplacementsUndone() throws {
    let interaction = try begin()
    interaction.searchText = "two"
    interaction.replacementText = "2"
    interaction.presentFindNavigator(showingReplace: true)
    let session = try require(interaction.activeFindSession)
    session.performSingleReplacement(query: "two", replacementString: "2", options: nil)
    expect(view.text == "One 2 three.\nTwo and two are four.\nThe end." && session.resultCount == 2)
    expectEqual(view.finding.marks.current, 13..<16, "the next one is highlighted")
    session.replaceAll(searchQuery: "two", replacementString: "zwei", options: nil)
    expectEqual(view.text, "One 2 three.\nzwei and zwei are four.\nThe end.")
    view.undoManager?.undo()
    expectEqual(view.text, "One 2 three.\nTwo and two are four.\nThe end.", "all of them at once")
    view.undoManager?.redo()
    expectEqual(view.text, "One 2 three.\nzwei and zwei are four.\nThe end.")
    while view.undoManager?.canUndo == true { view.undoManager?.undo() }
    expectEqual(view.text, text)
    scene.refusals = ["shouldChange"]
    session.replaceAll(searchQuery: "two", replacementString: "zwei", options: nil)
    expectEqual(view.text, text, "the delegate refuses")
  }

  @Test func readOnlyTextDoesNotSupportReplacement() throws {
    let interaction = try begin()
    view.isEditable = false
    interaction.searchText = "two"
    interaction.presentFindNavigator(showingReplace: true)
    expectEqual(interaction.activeFindSession?.supportsReplacement, false)
    expect(!view.supportsTextReplacement && interaction.activeFindSession?.resultCount == 3)
  }

  @Test func theOptionsMenuSetsHowWordsAreCompared() throws {
    let interaction = try begin()
    var given: [UIMenuElement] = []
    interaction.optionsMenuProvider = {
      given = $0
      return UIMenu(children: $0)
    }
    interaction.searchText = "Two"
    interaction.presentFindNavigator(showingReplace: false)
    expectEqual(given.map(\.title), ["Match Case", "Starts With", "Whole Words"])
    (given.first as? UIAction)?.perform(from: nil)
    expectEqual(interaction.activeFindSession?.resultCount, 1)
    expectEqual((given.first as? UIAction)?.state, .on)
    interaction.searchText = "t"
    (given.last as? UIAction)?.perform(from: nil)
    expectEqual(interaction.activeFindSession?.resultCount, 0)
  }

  @Test func onlyVisibleMatchesAreHighlighted() throws {
    let interaction = try begin(String(repeating: "two\n", count: 2000))
    interaction.searchText = "two"
    interaction.presentFindNavigator(showingReplace: false)
    try scene.screen.settle()
    expectEqual(interaction.activeFindSession?.resultCount, 2000)
    let bars = view.subviews.filter { !($0 is TextTile) && $0.backgroundColor != nil && !$0.isHidden }
    let height = bars.reduce(0) { $0 + $1.frame.height }
    expect(bars.count < 40 && height > 100 && height < 600, "\(bars.map(\.frame)): neighbours are one bar")
    let frames = view.face.column.frameCount
    interaction.findNext()
    try scene.screen.settle()
    expect(view.face.column.frameCount <= frames + 4, "only the two matches are laid out anew")
  }

  @Test func allMatchesAreReplacedInOneChange() throws {
    let interaction = try begin("one two one\ntwo one")
    view.textStorage.addAttribute(.foregroundColor, value: UIColor.systemRed, range: NSRange(location: 8, length: 3))
    view.textStorage.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 4, length: 3))
    interaction.searchText = "one"
    interaction.presentFindNavigator(showingReplace: true)
    scene.notes = []
    interaction.activeFindSession?.replaceAll(searchQuery: "one", replacementString: "three", options: nil)
    expectEqual(view.text, "three two three\ntwo three")
    expectEqual(
      scene.notes.filter { !$0.hasPrefix("didChangeSelection") },
      [
        "shouldChange 0+3 “three”", "shouldChange 8+3 “three”", "shouldChange 16+3 “three”", "didChange",
      ])
    func color(_ place: Int) -> UIColor? {
      view.textStorage.attribute(.foregroundColor, at: place, effectiveRange: nil) as? UIColor
    }
    expect(
      color(10) == .systemRed && color(14) == .systemRed && color(15) != .systemRed,
      "with the style of its first letter")
    expect(view.textStorage.attribute(.underlineStyle, at: 7, effectiveRange: nil) != nil, "what lies between stays")
    view.undoManager?.undo()
    expect(view.text == "one two one\ntwo one" && color(8) == .systemRed)
  }

  @Test func aLongTextIsSearchedOverSeveralFrames() throws {
    // 2.4 million letters, and the last word is the only one of its kind.
    let interaction = try begin(String(repeating: "some words that fill a line\n", count: 90_000) + "needle")
    interaction.searchText = "needle"
    interaction.presentFindNavigator(showingReplace: false)
    let session = try require(interaction.activeFindSession)
    expect(session.resultCount == 0 && session.highlightedResultIndex == NSNotFound, "it is not read yet")
    try scene.screen.settle()
    expect(session.resultCount == 1 && session.highlightedResultIndex == 0)
    expect(view.bounds.contains(try require(view.face.rects(of: 2_520_000..<2_520_006).first)), "it is scrolled to")
  }

  @Test func laterMatchesKeepTheHighlightedOne() throws {
    let interaction = try begin(String(repeating: "a needle in a line\n", count: 40_000))
    interaction.searchText = "needle"
    interaction.presentFindNavigator(showingReplace: false)
    let session = try require(interaction.activeFindSession)
    let first = session.resultCount
    expect(first > 1000 && first < 20_000 && session.highlightedResultIndex == 0)
    interaction.findNext()
    interaction.findNext()
    scene.screen.advance(frames: 2)
    expect(session.resultCount > first && session.resultCount < 4 * first && session.highlightedResultIndex == 2)
    try scene.screen.settle()
    expect(session.resultCount == 40_000 && session.highlightedResultIndex == 2)
    interaction.findPrevious()
    interaction.findPrevious()
    interaction.findPrevious()
    expectEqual(session.highlightedResultIndex, 39_999)
  }

  @Test func aTextChangeRestartsASearchInProgress() throws {
    let interaction = try begin(String(repeating: "some words that fill a line\n", count: 30_000))
    interaction.searchText = "line"
    interaction.presentFindNavigator(showingReplace: false)
    let session = try require(interaction.activeFindSession)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 0)
    scene.screen.type("line ")
    try scene.screen.settle()
    expectEqual(session.resultCount, 30_001)
    interaction.searchText = "fill a"
    expect(session.resultCount < 30_000)
    interaction.dismissFindNavigator()
    try scene.screen.settle()
    expect(view.finding.marks.isEmpty && scene.screen.stage.clock.pendingWork.isEmpty)
  }

  @Test func removingTheFindInteractionDismissesItsPanel() throws {
    let interaction = try begin()
    interaction.presentFindNavigator(showingReplace: false)
    expect(scene.screen.window.presence.inputViews.coveredHeight > 40)
    view.removeInteraction(interaction)
    try scene.screen.settle()
    expect(!interaction.isFindNavigatorVisible && scene.screen.window.presence.inputViews.coveredHeight == 0)
  }

  @Test(arguments: TraitVariant.allCases)
  func findPanelsMatchTheirPictures(_ variant: TraitVariant) throws {
    let scene = TextViewScene { variant.apply(to: &$0) }
    scene.view.frame = CGRect(x: 20, y: 60, width: 280, height: 200)
    scene.view.isFindInteractionEnabled = true
    scene.view.text = text
    scene.view.findInteraction?.searchText = "two"
    scene.view.findInteraction?.replacementText = "2"
    scene.view.findInteraction?.presentFindNavigator(showingReplace: true)
    try scene.screen.settle()
    expectGolden(scene.screen.picture, "panel \(variant.rawValue)")
  }
}
