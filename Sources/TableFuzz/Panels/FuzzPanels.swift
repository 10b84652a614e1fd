import Foundation
import Fuzzing
import Stage
import UIKit

/// Find panels, share sheets, document pickers and the pointer at random, while the text changes and views go.
@MainActor
final class FuzzPanels: FuzzSubject {
  enum Step: String, CaseIterable {
    case hover, hoverOn, hoverOut, tap, drag, wheel, key, findKey, type, text, search, replacement, openFind, closeFind,
      next, previous, replace, replaceAll, edit, takeBack, share, documents, dismiss, leave, direction, textSize, frame,
      frames, rest
  }

  let option = "--panels"

  let seed: UInt64
  let world = FuzzStage()
  private var screen = PanelScreen()
  /// The previous screens, which should be deallocated.
  private weak var last: PanelScreen?
  private var isOut = true

  init(seed: UInt64) {
    self.seed = seed
    // URLs are opened with a command that does nothing, since a share sheet that is tapped at random must not open
    // programs.
    URLOpening.command = "true"
    world.stage.filePanel = { [weak self] _ in
      // The desktop has no file panel, the user cancels it, or the user chooses a folder.
      guard let self else { return .cancelled }
      return random.pick([.unavailable, .cancelled, .chosen([FileManager.default.temporaryDirectory])])
    }
  }

  private var finding: UIFindInteraction? { screen.textView.findInteraction }
  private var session: UIFindSession? { finding?.activeFindSession }
  private var query: String { finding?.searchText ?? "" }

  var dump: String {
    "query \(query.debugDescription), \(session?.resultCount ?? -1) found, at \(session?.highlightedResultIndex ?? -1), "
      + "text \(screen.textView.text.debugDescription), ends \(screen.ends)"
  }

  func begin() {
    screen.disturb = {}
    last = screen
    screen = PanelScreen()
    world.window.rootViewController = screen
    world.advance(by: 3)
    screen.textView.text = randomText()
    // Apps change their text and their views during callbacks. `self` is weak, because a panel that is still open at
    // the end of a run calls the screen later.
    screen.disturb = { [weak self] in
      guard let self else { return }
      if random.oneIn(20) { screen.textView.text = randomText() }
      if random.oneIn(40) { screen.card.isHidden.toggle() }
    }
  }

  private func randomText() -> String {
    (0..<random.int(0...60)).map { _ in random.pick(["a", "b", "ab", " ", "\n", "A"]) }.joined()
  }

  private func randomWord() -> String { random.pick(["", "a", "b", "ab", "aa", "ba", "A", "b a", "x"]) }

  // MARK: Steps

  func perform(_ step: Step) {
    switch step {
    case .hover: hover(randomPlace())
    case .hoverOn: for _ in 0..<random.int(2...4) { hover(randomPlace()) }
    case .hoverOut: hover(nil)
    case .tap: world.touch(randomPlace())
    case .drag: world.touch(randomPlace(), [randomPlace(), randomPlace()], press: random.oneIn(3) ? 0.6 : 0)
    case .wheel: world.wheel(randomPlace(), by: CGVector(dx: 0, dy: random.int(-90...90)))
    case .key:
      world.press(
        random.pick([.keyboardTab, .keyboardReturnOrEnter, .keyboardEscape, .keyboardDownArrow, .keyboardSpacebar]),
        modifiers: random.oneIn(4) ? .shift : [])
    case .findKey:
      world.press(
        random.pick([.keyboardF, .keyboardG]), modifiers: random.pick([.control, [.control, .alternate]]))
    case .type: world.stage.send(.text(random.pick(["a", "b", " "])))
    case .frame: world.advance(by: 1 / 60)
    case .frames: world.advance(by: Double(random.int(2...20)) / 60)
    case .rest: world.advance(by: 3)
    default: change(step)
    }
  }

  private func change(_ step: Step) {
    switch step {
    case .text: screen.textView.text = randomText()
    case .search: finding?.searchText = randomWord()
    case .replacement: finding?.replacementText = randomWord()
    case .openFind: finding?.presentFindNavigator(showingReplace: random.oneIn(2))
    case .closeFind: finding?.dismissFindNavigator()
    case .next: finding?.findNext()
    case .previous: finding?.findPrevious()
    case .replace: session?.performSingleReplacement(query: query, replacementString: randomWord(), options: nil)
    case .replaceAll: replaceAll()
    case .edit: screen.textView.becomeFirstResponder()
    case .takeBack: if screen.textView.undoManager?.canUndo == true { screen.textView.undoManager?.undo() }
    case .share: screen.share()
    case .documents: screen.chooseDocuments()
    case .dismiss: screen.dismiss(animated: random.oneIn(2))
    case .leave:
      screen.textView.removeFromSuperview()
      world.advance(by: Double(random.int(0...3)) / 60)
      screen.view.addSubview(screen.textView)
    case .direction: screen.view.semanticContentAttribute = random.pick([.forceLeftToRight, .forceRightToLeft])
    case .textSize:
      world.window.traitOverrides.preferredContentSizeCategory = random.pick([
        .extraSmall, .large, .accessibilityExtraExtraExtraLarge,
      ])
    default: break
    }
  }

  /// Replaces all matches, which are undone in one step.
  private func replaceAll() {
    guard let session, !query.isEmpty, session.resultCount > 0 else { return }
    let before = screen.textView.text ?? ""
    session.replaceAll(searchQuery: query, replacementString: randomWord(), options: nil)
    guard screen.textView.text != before, random.oneIn(2) else { return }
    screen.textView.undoManager?.undo()
    if screen.textView.text != before { replaceFault = "after undoing the text is not \(before.debugDescription)" }
  }

  private var replaceFault: String?

  private func randomPlace() -> CGPoint { CGPoint(x: random.int(2...158), y: random.int(2...238)) }

  private func hover(_ place: CGPoint?) {
    isOut = place == nil
    world.stage.send(.hover(HoverEvent(location: place, timestamp: world.stage.clock.now)))
    world.advance(by: 1 / 60)
  }

  // MARK: Checks

  func fault(after step: Step) -> String? {
    world.layOut(screen.view)
    if let replaceFault { return replaceFault }
    if last != nil { return "the screen of before is still there" }
    if let told = screen.ends.first(where: { $0 > 1 }) { return "a sheet told \(told) times of its end" }
    if screen.presentedViewController == nil, step == .rest, screen.hasSilentSheet {
      return "a share sheet is gone and did not tell"
    }
    if isOut, world.stage.pointer != .system { return "the pointer is outside, and is \(world.stage.pointer)" }
    if !(0...1).contains(screen.enteredRegions) { return "\(screen.enteredRegions) regions are entered" }
    if finding?.isFindNavigatorVisible != (session != nil) { return "a panel without a session" }
    return step == .rest ? findFault : nil
  }

  /// Texts are searched frame by frame: the matches are counted at rest.
  private var findFault: String? {
    guard let session else { return nil }
    let expected = session.resultCount
    let counts = PanelMatches(of: query, in: screen.textView.text ?? "").counts
    // A random tap may have chosen another way of matching, so the count for any of them is accepted.
    if !counts.contains(expected) { return "\(counts.sorted()) matches" }
    let index = session.highlightedResultIndex
    if expected == 0 { return index == NSNotFound ? nil : "match \(index) of none is highlighted" }
    return index < expected ? nil : "match \(index) of \(expected) is highlighted"
  }
}
