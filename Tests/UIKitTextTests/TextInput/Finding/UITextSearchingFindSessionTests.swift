import Foundation
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

/// The calls that a find panel makes: what is searched goes in each, and their order.
@MainActor @Suite(.serialized) struct UITextSearchingFindSessionTests {
  private let trace = GoldenTrace()
  private let controller = UIViewController()
  private let screen: MountedScreen

  init() {
    screen = MountedScreen(controller, size: CGSize(width: 320, height: 480), scale: 1)
    controller.view.backgroundColor = .systemBackground
  }

  /// Searches lines, and tells of each call.
  private final class Teller: NSObject, UIFindInteractionDelegate, UITextSearching {
    weak var holdings: Holdings?
    private let text = UITextView()
    private var count = 3

    private func told<Value>(_ value: Value, _ name: String = #function) -> Value {
      holdings?.tell(name)
      return value
    }

    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
      told(UITextSearchingFindSession(searchableObject: self))
    }
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) { told(()) }
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) { told(()) }

    private func range(_ number: Int) -> UITextRange? {
      text.text = "abcdef"
      guard let start = text.position(from: text.beginningOfDocument, offset: number) else { return nil }
      return text.textRange(from: start, to: start)
    }

    var selectedTextRange: UITextRange? { told(range(1)) }
    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??) -> ComparisonResult {
      told(text.compare(foundRange.start, to: toRange.start))
    }
    func performTextSearch(
      queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable?>
    ) {
      for number in 0..<count {
        if let range = range(number) { resultAggregator.foundRange(range, searchString: queryString, document: nil) }
      }
      resultAggregator.finishedSearching()
      told(())
    }
    func decorate(foundTextRange: UITextRange, document: AnyHashable??, usingStyle: UITextSearchFoundTextStyle) {
      told(())
    }
    func clearAllDecoratedFoundText() { told(()) }
    func willHighlight(foundTextRange: UITextRange, document: AnyHashable??) { told(()) }
    func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable??) { told(()) }
    var supportsTextReplacement: Bool { told(true) }
    func shouldReplace(foundTextRange: UITextRange, document: AnyHashable??, withText: String) -> Bool { told(true) }
    func replace(foundTextRange: UITextRange, document: AnyHashable??, withText: String) {
      count -= 1
      told(())
    }
    func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
      count = 0
      told(())
    }
  }

  private static func interaction(_ holdings: Holdings) -> UIFindInteraction? {
    holdings.view.object?.interactions.lazy.compactMap { $0 as? UIFindInteraction }.first
  }

  @Test func theScreenMayBeReleasedWhileFindingAndReplacing() throws {
    try Use(
      name: "finding",
      calls: [
        "findInteraction(_:sessionFor:)", "findInteraction(_:didBegin:)", "findInteraction(_:didEnd:)",
        "selectedTextRange", "compare(_:toRange:document:)",
        "performTextSearch(queryString:options:resultAggregator:)",
        "decorate(foundTextRange:document:usingStyle:)", "clearAllDecoratedFoundText()",
        "willHighlight(foundTextRange:document:)", "scrollRangeToVisible(_:inDocument:)", "supportsTextReplacement",
        "shouldReplace(foundTextRange:document:withText:)", "replace(foundTextRange:document:withText:)",
        "replaceAll(queryString:options:withText:)",
      ],
      build: { holdings in
        let teller = Teller()
        teller.holdings = holdings
        let view = UIView()
        view.addInteraction(UIFindInteraction(sessionDelegate: teller))
        holdings.hold(teller)
        holdings.show(view, frame: CGRect(x: 20, y: 60, width: 200, height: 100))
      },
      perform: { holdings in
        let screen = holdings.screen
        Self.interaction(holdings)?.presentFindNavigator(showingReplace: true)
        screen.advance(by: 0.5)
        screen.type("ab")
        screen.press(.keyboardReturnOrEnter)
        screen.press(.keyboardG, modifiers: [.control, .shift])
        holdings.tap("Replace")
        screen.advance(by: 0.5)
        holdings.tap("All")
        screen.advance(by: 0.5)
        screen.press(.keyboardEscape)
        screen.advance(by: 0.5)
        Self.interaction(holdings)?.presentFindNavigator(showingReplace: false)
        screen.advance(by: 0.5)
        Self.interaction(holdings)?.dismissFindNavigator()
      }
    ).leaveAtEachCall()
  }

  // MARK: The order of the calls, as a file beside this one

  private final class Editing: NSObject, UITextViewDelegate {
    let note: (String) -> Void
    init(_ note: @escaping (String) -> Void) { self.note = note }
    func textViewDidBeginEditing(_ textView: UITextView) { note("didBeginEditing") }
    func textViewDidEndEditing(_ textView: UITextView) { note("didEndEditing") }
    func textViewDidChangeSelection(_ textView: UITextView) { note("didChangeSelection \(textView.selectedRange)") }
    func textViewDidChange(_ textView: UITextView) { note("didChange") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      note("shouldChange \(range) “\(text)”")
      return true
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { note("didScroll") }
  }

  @Test func findCallsMatchTheirTrace() throws {
    let recorder = trace.recorder
    let delegate = Editing { recorder.note(method: $0) }
    let view = UITextView(frame: CGRect(x: 20, y: 60, width: 280, height: 200))
    view.text = "One two three.\nTwo and two are four.\n" + String(repeating: "line\n", count: 30) + "Two more."
    view.isFindInteractionEnabled = true
    view.delegate = delegate
    controller.view.addSubview(view)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 0)
    try screen.settle()
    func during(_ heading: String, _ body: () throws -> Void) throws {
      try trace.during(heading) {
        try body()
        try screen.settle()
      }
    }
    try during("opened") { screen.press(.keyboardF, modifiers: [.control, .alternate]) }
    try during("typed") { screen.type("two") }
    let tree = screen.accessibility
    try during("next, next, next: the last is out of sight") {
      for _ in 0..<3 { screen.press(.keyboardReturnOrEnter) }
    }
    try during("replaced") {
      view.findInteraction?.replacementText = "2"
      try screen.tap(.text("Replace"))
    }
    try during("all replaced") { try screen.tap(.text("All")) }
    try during("closed") { screen.press(.keyboardEscape) }
    expectGolden(trace.text + "# screen reader\n" + tree, "finding")
  }
}
