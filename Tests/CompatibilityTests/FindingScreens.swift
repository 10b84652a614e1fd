import Expectations
import Testing
import TrestleTesting
import UIKit

/// Text that is found and replaced, as a person does it, on screens written from Apple's documentation alone.
@MainActor @Suite(.serialized) struct FindingScreens {
  private func script() -> (ScriptViewController, MountedScreen) {
    let controller = ScriptViewController()
    let screen = MountedScreen(controller)
    screen.advance(frames: 2)
    return (controller, screen)
  }

  @Test func matchesInAllScenesAreFoundInOrder() throws {
    let (controller, screen) = script()
    controller.findInteraction.presentFindNavigator(showingReplace: false)
    try screen.settle()
    expect(controller.log == ["begin"] && controller.findInteraction.isFindNavigatorVisible)
    screen.type("who")
    let session = try require(controller.findInteraction.activeFindSession)
    expect(session.resultCount == 2 && session.highlightedResultIndex == 0)
    expectEqual(controller.script.decorations, ["One 0 found", "Two 1 found", "One 0 highlighted"])
    expectEqual(controller.script.log.suffix(2), ["will highlight in One", "show One"])
    expect(screen.accessibility.contains("1 of 2"), "\(screen.accessibility)")
    screen.press(.keyboardReturnOrEnter)
    expect(session.highlightedResultIndex == 1 && screen.accessibility.contains("2 of 2"))
    controller.findInteraction.findNext()
    expectEqual(session.highlightedResultIndex, 0, "behind the last match the first one follows")
    controller.findInteraction.findPrevious()
    expectEqual(session.highlightedResultIndex, 1)
    screen.type("x")
    expect(session.resultCount == 0 && session.highlightedResultIndex == NSNotFound)
    expect(screen.accessibility.contains("No Results"))
    screen.press(.keyboardEscape)
    try screen.settle()
    expect(controller.log == ["begin", "end"] && controller.script.decorations.isEmpty)
    expect(!controller.findInteraction.isFindNavigatorVisible && controller.findInteraction.activeFindSession == nil)
  }

  @Test func matchesAreReplaced() throws {
    let (controller, screen) = script()
    controller.findInteraction.searchText = "who"
    controller.findInteraction.replacementText = "What"
    controller.findInteraction.presentFindNavigator(showingReplace: true)
    try screen.settle()
    let session = try require(controller.findInteraction.activeFindSession)
    expect(session.resultCount == 2 && session.supportsReplacement)
    screen.tap(at: try place("Replace", in: screen))
    expect(controller.script.scenes["One"]?.first == "What is there?" && session.resultCount == 1)
    controller.script.allowsReplacement = false
    expect(!session.allowsReplacementForCurrentlyHighlightedResult)
    screen.tap(at: try place("Replace", in: screen))
    expectEqual(session.resultCount, 1, "the script refuses")
    screen.tap(at: try place("Replace All", in: screen))
    expect(controller.script.scenes["Two"]?.last == "What?" && session.resultCount == 0)
  }

  private func place(_ label: String, in screen: MountedScreen) throws -> CGPoint {
    let frame = try screen.accessibilityElement(.label(label)).frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @Test func aCustomFindSessionIsShown() throws {
    final class Delegate: NSObject, UIFindInteractionDelegate {
      let session = CountingFindSession()
      func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? { session }
    }
    let (controller, screen) = script()
    let delegate = Delegate()
    let interaction = UIFindInteraction(sessionDelegate: delegate)
    expect(interaction.delegate === delegate)
    controller.page.removeInteraction(controller.findInteraction)
    controller.page.addInteraction(interaction)
    interaction.presentFindNavigator(showingReplace: true)
    try screen.settle()
    screen.type("ab")
    expectEqual(delegate.session.asked, ["a true", "ab true"])
    expect(screen.accessibility.contains("3 of 7") && !screen.accessibility.contains("Replace"))
    delegate.session.searchResultDisplayStyle = .total
    expect(screen.accessibility.contains("7") && !screen.accessibility.contains("of 7"))
    delegate.session.count = 5
    interaction.updateResultCount()
    expect(screen.accessibility.contains("5"))
    screen.press(.keyboardG, modifiers: .control)
    expectEqual(delegate.session.index, 3)
    screen.press(.keyboardG, modifiers: [.control, .shift])
    screen.press(.keyboardG, modifiers: [.control, .shift])
    expectEqual(delegate.session.index, 1)
    controller.page.removeInteraction(interaction)
    expect(!interaction.isFindNavigatorVisible && interaction.view == nil)
  }

  @Test func asynchronousSearchResultsAreShown() async throws {
    final class Slow: NSObject, UITextSearching {
      var aggregator: UITextSearchAggregator<AnyHashable?>?
      var decorated = 0
      var selectedTextRange: UITextRange? { nil }
      func compare(_ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??) -> ComparisonResult {
        let (one, other) = ((foundRange as? ScriptRange)?.line ?? 0, (toRange as? ScriptRange)?.line ?? 0)
        return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
      }
      func performTextSearch(
        queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable?>
      ) { aggregator = resultAggregator }
      func decorate(foundTextRange: UITextRange, document: AnyHashable??, usingStyle: UITextSearchFoundTextStyle) {
        decorated += 1
      }
      func clearAllDecoratedFoundText() { decorated = 0 }
    }
    let slow = Slow()
    let session = UITextSearchingFindSession(searchableObject: slow)
    session.performSearch(query: "x", options: nil)
    expect(session.resultCount == 0 && !session.supportsReplacement)
    let aggregator = try require(slow.aggregator)
    let ranges = (0..<3).map { ScriptRange(line: 2 - $0, columns: 0..<1) }
    for range in ranges { aggregator.foundRange(range, searchString: "x", document: nil) }
    aggregator.finishedSearching()
    for _ in 0..<100 where session.resultCount < 3 { await Task.yield() }
    expect(session.resultCount == 3 && slow.decorated == 4 && session.highlightedResultIndex == 0)
    expectEqual(aggregator.allFoundRanges.compactMap { ($0 as? ScriptRange)?.line }, [0, 1, 2])
    aggregator.invalidateFoundRange(ranges[1], document: nil)
    for _ in 0..<100 where session.resultCount > 2 { await Task.yield() }
    expectEqual(session.resultCount, 2)
    aggregator.invalidate()
    for _ in 0..<100 where session.resultCount > 0 { await Task.yield() }
    expect(session.resultCount == 0 && session.highlightedResultIndex == NSNotFound)
  }
}
