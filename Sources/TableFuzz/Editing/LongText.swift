import CAllocations
import Stage
import TextLayout
import UIKit

/// Drives a text view with a text of many megabytes: opens and scrolls it, types at its beginning, middle and end,
/// selects, copies, deletes, undoes, and searches. Counts the texts that are shaped and the memory that is allocated.
@MainActor
final class LongText {
  /// The largest memory that may be allocated at once, in copies of the text: the view's, the app's, the deleted one
  /// that can be restored, the pasteboard's, and one that is being made [?].
  static let copies = 5

  private let stage = OffscreenStage(size: CGSize(width: 320, height: 480), scale: 1)
  private let loop: FrameLoop
  private let window: UIWindow
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let text: String
  private let paragraphCount: Int
  private var fault: String?

  init(byteCount: Int) {
    loop = FrameLoop(stage: stage)
    window = UIWindow(windowScene: loop.scene)
    var text = ""
    text.reserveCapacity(byteCount + 200)
    var count = 0
    while text.utf8.count < byteCount {
      count += 1
      text += "Paragraph \(count)" + String(repeating: " has a few words more", count: count % 9) + ".\n"
    }
    (self.text, paragraphCount) = (text, count)
    window.makeKeyAndVisible()
    view.spellCheckingType = .no
    window.addSubview(view)
  }

  /// Returns the first fault; nil if there is none.
  /// - Parameter isAlone: Whether nothing else in the process shapes texts and allocates, so that both are bounded.
  func run(isAlone: Bool, progress: (String) -> Void = { _ in }) -> String? {
    if isAlone { count_live_bytes() }
    let steps: [(String, Int, () -> Void)] = [
      ("open", 60, { [self] in view.text = text }),
      ("scroll", 120, { [self] in for _ in 0..<60 { scroll(by: 24) } }),
      ("scroll to the end", 120, { [self] in view.contentOffset.y = view.contentSize.height - 480 }),
      ("scroll back", 120, { [self] in for _ in 0..<60 { scroll(by: -24) } }),
      ("type", 240, { [self] in for place in places { type(at: place) } }),
      ("select all", 60, { [self] in view.selectAll(nil) }),
      ("copy", 4, { [self] in view.copy(nil) }),
      ("delete", 60, { [self] in view.deleteBackward() }),
      ("undo", 120, { [self] in view.undoManager?.undo() }),
      ("find", 240, { [self] in find("Paragraph \(paragraphCount - 1) ") }),
    ]
    for (name, limit, step) in steps {
      let shapings = TextFrame.shapingCount
      step()
      stage.advance(by: 1 / 60)
      if let fault { return fault }
      guard isAlone else { continue }
      let (shaped, bytes) = (TextFrame.shapingCount - shapings, live_bytes())
      progress("\(name): \(shaped) texts shaped, \(bytes / 1_000_000) MB")
      if shaped > limit { return "\(name) shapes \(shaped) texts, more than \(limit)" }
      if bytes > Int64(Self.copies * text.utf8.count + 20_000_000) {
        return "\(name) allocates \(bytes) bytes for a text of \(text.utf8.count)"
      }
    }
    let expected = text.utf16.count + places.count
    return view.text.utf16.count == expected ? nil : "\(view.text.utf16.count) units are left of \(expected)"
  }

  private var places: [Int] { [0, text.utf16.count / 2, text.utf16.count] }

  private func scroll(by distance: CGFloat) {
    view.contentOffset.y += distance
    stage.advance(by: 1 / 60)
  }

  private func type(at place: Int) {
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: place, length: 0)
    view.insertText("x")
    stage.advance(by: 1 / 60)
  }

  /// Searches with the find panel, which reads one part of a long text in each frame.
  private func find(_ query: String) {
    view.isFindInteractionEnabled = true
    view.findInteraction?.presentFindNavigator(showingReplace: false)
    view.findInteraction?.searchText = query
    var frames = 0
    while view.findInteraction?.activeFindSession?.resultCount != 1, frames < 20_000 {
      stage.advance(by: 1 / 60)
      frames += 1
    }
    if view.findInteraction?.activeFindSession?.resultCount != 1 { fault = "\(query) is not found in \(frames) frames" }
    view.findInteraction?.dismissFindNavigator()
  }
}
