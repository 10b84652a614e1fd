import UIKit

/// A line of a script, as a range that a search finds.
final class ScriptRange: UITextRange {
  let line: Int
  let columns: Range<Int>

  init(line: Int, columns: Range<Int>) {
    self.line = line
    self.columns = columns
    super.init()
  }

  override var isEmpty: Bool { columns.isEmpty }
}

/// The scenes of a play, which are searched together.
final class Script: NSObject, UITextSearching {
  typealias DocumentIdentifier = String

  var scenes: [String: [String]] = [:]
  private(set) var order: [String] = []
  private(set) var decorations: [String] = []
  private(set) var log: [String] = []
  var allowsReplacement = true

  func add(_ scene: String, _ lines: [String]) {
    order.append(scene)
    scenes[scene] = lines
  }

  var selectedTextRange: UITextRange? { nil }

  func compare(_ foundRange: UITextRange, toRange: UITextRange, document: String?) -> ComparisonResult {
    guard let first = foundRange as? ScriptRange, let second = toRange as? ScriptRange else { return .orderedSame }
    let (one, other) = ((first.line, first.columns.lowerBound), (second.line, second.columns.lowerBound))
    return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
  }

  func compare(document: String, toDocument: String) -> ComparisonResult {
    let (one, other) = (order.firstIndex(of: document) ?? 0, order.firstIndex(of: toDocument) ?? 0)
    return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
  }

  func performTextSearch(
    queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<String>
  ) {
    // The last scene is told of first: the session brings the matches in order.
    for scene in order.reversed() {
      for (number, line) in (scenes[scene] ?? []).enumerated() {
        let range = (line as NSString).range(of: queryString, options: options.stringCompareOptions)
        guard range.location != NSNotFound else { continue }
        resultAggregator.foundRange(
          ScriptRange(line: number, columns: range.location..<NSMaxRange(range)), searchString: queryString,
          document: scene)
      }
    }
    resultAggregator.finishedSearching()
  }

  func decorate(foundTextRange: UITextRange, document: String?, usingStyle: UITextSearchFoundTextStyle) {
    guard let range = foundTextRange as? ScriptRange else { return }
    decorations.append("\(document ?? "") \(range.line) \(usingStyle == .highlighted ? "highlighted" : "found")")
  }

  func clearAllDecoratedFoundText() { decorations = [] }

  func willHighlight(foundTextRange: UITextRange, document: String?) {
    log.append("will highlight in \(document ?? "")")
  }

  func scrollRangeToVisible(_ range: UITextRange, inDocument: String?) { log.append("show \(inDocument ?? "")") }

  var supportsTextReplacement: Bool { true }

  func shouldReplace(foundTextRange: UITextRange, document: String?, withText: String) -> Bool { allowsReplacement }

  func replace(foundTextRange: UITextRange, document: String?, withText: String) {
    guard let document, let range = foundTextRange as? ScriptRange, let line = scenes[document]?[range.line] else {
      return
    }
    scenes[document]?[range.line] = (line as NSString).replacingCharacters(in: NSRange(range.columns), with: withText)
  }

  func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
    for scene in order {
      scenes[scene] = scenes[scene]?.map {
        $0.replacingOccurrences(of: queryString, with: withText, options: options.stringCompareOptions)
      }
    }
  }
}

/// A screen that finds words in a script.
final class ScriptViewController: UIViewController, UIFindInteractionDelegate {
  let script = Script()
  let page = UIView()
  private(set) var log: [String] = []
  lazy var findInteraction = UIFindInteraction(sessionDelegate: self)

  override var canBecomeFirstResponder: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    page.frame = view.bounds
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(page)
    page.addInteraction(findInteraction)
    script.add("One", ["Who is there?", "Nay, answer me."])
    script.add("Two", ["Long live the King!", "Who?"])
  }

  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
    UITextSearchingFindSession(searchableObject: script)
  }

  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) { log.append("begin") }
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) { log.append("end") }
}

/// A session of an app's own, which counts.
final class CountingFindSession: UIFindSession {
  private(set) var asked: [String] = []
  var count = 7
  var index = 2

  override var resultCount: Int { count }
  override var highlightedResultIndex: Int { index }
  override func performSearch(query: String, options: UITextSearchOptions?) {
    asked.append("\(query) \(options?.wordMatchMethod == .contains)")
  }
  override func highlightNextResult(in direction: UITextStorageDirection) {
    index += direction == .forward ? 1 : -1
  }
}
