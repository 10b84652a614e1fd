import Stage
import UIKit

/// Random input from a keyboard and an input method.
extension RandomUser {
  private static let keys: [UIKeyboardHIDUsage] = [
    .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow, .keyboardTab,
    .keyboardReturnOrEnter, .keyboardSpacebar, .keyboardPageUp, .keyboardPageDown, .keyboardHome, .keyboardEnd,
    .keyboardDeleteOrBackspace, .keyboardDeleteForward, .keyboardEscape, .keyboardA, .keyboardC, .keyboardV,
    .keyboardX, .keyboardZ, .keyboardApplication, .keyboardF10,
  ]

  private static let texts = [
    "a", "Ana", "o", "e s", "田", "мо", "אב", "ab\u{301}", "😀", "x y z", "12", "👩‍👩‍👧", "café", " ", "شر", "",
  ]

  func pressKey() async {
    let key = random.pick(Self.keys)
    let modifiers: KeyModifiers = random.pick([[], [], [], .shift, .control, .alternate, [.control, .shift]])
    note("key \(key.rawValue)\(modifiers.isEmpty ? "" : " with \(modifiers.rawValue >> 17)")")
    await send(key, modifiers, repeats: random.oneIn(8) ? random.int(1...10) : 0)
  }

  /// Presses a key, holds it for a while and releases it.
  func send(_ key: UIKeyboardHIDUsage, _ modifiers: KeyModifiers = [], repeats: Int = 0) async {
    func send(_ phase: KeyEvent.Phase) {
      host.stage.send(
        .key(
          KeyEvent(
            usage: key.rawValue, characters: "", modifiers: modifiers, phase: phase,
            timestamp: host.stage.clock.now)))
    }
    send(.down)
    for _ in 0..<repeats {
      await host.pass(2)
      send(.repeat)
    }
    await host.pass(random.int(1...4))
    send(.up)
  }

  func type() async {
    let text = random.pick(Self.texts)
    note("type “\(text)”")
    for character in text {
      host.stage.send(.text(String(character)))
      await host.pass(random.int(0...3))
    }
  }

  /// Composes text for a while, then enters or discards it.
  func compose() async {
    note("compose")
    for text in ["n", "ni", "你"].prefix(random.int(1...3)) {
      let end = text.utf16.count
      host.stage.send(.composition(CompositionEvent(text: text, selection: random.int(0...end)..<end)))
      await host.pass(random.int(1...4))
    }
    host.stage.send(.composition(CompositionEvent(text: "", selection: 0..<0)))
    if random.oneIn(2) { host.stage.send(.text("你")) }
  }
}
