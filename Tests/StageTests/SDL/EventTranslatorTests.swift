import CSDL
import CoreGraphics
import Expectations
import Stage
import Testing

@testable import StageSDL

@Suite struct EventTranslatorTests {
  var translator = EventTranslator()
  var context = EventContext(pointsPerUnit: 0.5, size: CGSize(width: 400, height: 800), timeOfTickZero: 100)

  mutating func translate(_ event: SDL_Event) -> [WindowEvent] { translator.translate(event, in: context) }

  mutating func pointer(_ event: SDL_Event) throws -> PointerEvent {
    let events = translate(event)
    guard case .stage(.pointer(let pointer))? = events.first, events.count == 1 else {
      throw Unexpected(events: events)
    }
    return pointer
  }

  mutating func scroll(_ event: SDL_Event) throws -> ScrollEvent {
    let events = translate(event)
    guard case .stage(.scroll(let scroll))? = events.first, events.count == 1 else {
      throw Unexpected(events: events)
    }
    return scroll
  }

  struct Unexpected: Error {
    let events: [WindowEvent]
  }

  // MARK: Mouse

  @Test mutating func aPressedMouseIsAContactInPoints() throws {
    let down = try pointer(.button(down: true, x: 40, y: 60, ticks: 2500))
    expectEqual(
      down,
      PointerEvent(
        id: 0, phase: .began, location: CGPoint(x: 20, y: 30), timestamp: 102.5, kind: .mouse, button: .primary))
    let moved = try pointer(.motion(x: 41, y: 62, ticks: 2516))
    expectEqual(moved.phase, .moved)
    expectEqual(moved.location, CGPoint(x: 20.5, y: 31))
    let up = try pointer(.button(down: false, x: 41, y: 63, ticks: 2600))
    expectEqual(up.phase, .ended)
    expectEqual(up.location, CGPoint(x: 20.5, y: 31.5))
  }

  @Test mutating func aMouseWithoutAButtonHovers() {
    expectEqual(
      translate(.motion(x: 10, y: 20, ticks: 1000)),
      [.stage(.hover(HoverEvent(location: CGPoint(x: 5, y: 10), timestamp: 101)))])
  }

  @Test mutating func aMouseThatLeavesEndsTheHover() {
    expectEqual(translate(.window(SDL_WINDOWEVENT_LEAVE)), [.stage(.hover(HoverEvent(location: nil, timestamp: 100)))])
  }

  @Test mutating func aSecondButtonIsIgnoredWhileTheFirstIsDown() throws {
    _ = try pointer(.button(down: true, x: 0, y: 0))
    expectEqual(translate(.button(SDL_BUTTON_RIGHT, down: true, x: 0, y: 0)), [])
    expectEqual(translate(.button(SDL_BUTTON_RIGHT, down: false, x: 0, y: 0)), [])
    expectEqual(try pointer(.button(down: false, x: 0, y: 0)).phase, .ended)
  }

  @Test(arguments: [
    (SDL_BUTTON_LEFT, PointerEvent.Button.primary), (SDL_BUTTON_MIDDLE, .middle), (SDL_BUTTON_RIGHT, .secondary),
  ])
  func mouseButtonsAreMapped(_ button: Int32, _ expected: PointerEvent.Button) throws {
    var test = self
    expectEqual(try test.pointer(.button(button, down: true, x: 0, y: 0)).button, expected)
    expectEqual(try test.pointer(.motion(x: 0, y: 0)).button, expected)
  }

  @Test mutating func sideButtonsAreIgnored() {
    expectEqual(translate(.button(SDL_BUTTON_X1, down: true, x: 0, y: 0)), [])
  }

  @Test mutating func mouseEventsSynthesisedFromTouchesAreIgnored() {
    var down = SDL_Event.button(down: true, x: 0, y: 0)
    down.button.which = .max
    expectEqual(translate(down), [])
    var motion = SDL_Event.motion(x: 0, y: 0)
    motion.motion.which = .max
    expectEqual(translate(motion), [])
  }

  @Test mutating func contactsCarryTheModifierKeys() throws {
    context.modifiers = [.shift, .control]
    expectEqual(try pointer(.button(down: true, x: 0, y: 0)).modifiers, [.shift, .control])
  }

  // MARK: Wheel and trackpad

  @Test mutating func aWheelNotchScrollsByThreeLines() throws {
    let towardsUser = try scroll(.wheel(y: -1, mouse: (100, 200), ticks: 500))
    expectEqual(
      towardsUser,
      ScrollEvent(
        location: CGPoint(x: 50, y: 100), delta: CGVector(dx: 0, dy: -60), isPrecise: false, phase: .discrete,
        timestamp: 100.5))
    expectEqual(try scroll(.wheel(y: 2)).delta, CGVector(dx: 0, dy: 120))
  }

  @Test mutating func aWheelTurnToTheRightScrollsTheContentLeft() throws {
    expectEqual(try scroll(.wheel(x: 1)).delta, CGVector(dx: -60, dy: 0))
  }

  @Test mutating func shiftMakesTheWheelScrollHorizontally() throws {
    context.modifiers = .shift
    expectEqual(try scroll(.wheel(y: -1)).delta, CGVector(dx: -60, dy: 0))
  }

  @Test mutating func fractionalDeltasArePreciseScrolling() throws {
    let first = try scroll(.wheel(y: -0.35, ticks: 1000))
    expect(first.isPrecise)
    expect(abs(first.delta.dy - -3.5) < 1e-6)
    expectEqual(first.phase, .changed)
    let whole = try scroll(.wheel(y: -1, ticks: 1016))
    expect(whole.isPrecise, "a whole step among fractions is the trackpad's too")
    expectEqual(whole.delta.dy, -10)
    let later = try scroll(.wheel(y: -1, ticks: 3000))
    expect(!later.isPrecise, "after a pause a whole step is a notch")
  }

  @Test mutating func shiftDoesNotAffectPreciseScrolling() throws {
    context.modifiers = .shift
    expectEqual(try scroll(.wheel(y: -0.5)).delta.dx, 0)
  }

  @Test mutating func withoutALocationTheWheelScrollsAtTheLastMouseLocation() throws {
    expectEqual(try scroll(.wheel(y: 1)).location, CGPoint(x: 200, y: 400), "the middle before the mouse was seen")
    _ = translate(.motion(x: 20, y: 40))
    expectEqual(try scroll(.wheel(y: 1)).location, CGPoint(x: 10, y: 20))
  }

  @Test mutating func aWheelDeltaOfZeroIsIgnored() {
    expectEqual(translate(.wheel()), [])
  }

  // MARK: Fingers

  @Test mutating func fingersAreNumberedFromOneAndNumbersAreReused() throws {
    let first = try pointer(.finger(SDL_FINGERDOWN, 9001, x: 0.5, y: 0.25, ticks: 10))
    expectEqual(
      first, PointerEvent(id: 1, phase: .began, location: CGPoint(x: 200, y: 200), timestamp: 100.01, kind: .touch))
    expectEqual(try pointer(.finger(SDL_FINGERDOWN, 9002)).id, 2)
    expectEqual(try pointer(.finger(SDL_FINGERUP, 9001)).id, 1)
    expectEqual(try pointer(.finger(SDL_FINGERDOWN, 9003)).id, 1)
    expectEqual(try pointer(.finger(SDL_FINGERMOTION, 9002, x: 1, y: 1)).location, CGPoint(x: 400, y: 800))
  }

  @Test mutating func aFingerWithoutATouchDownIsIgnored() {
    expectEqual(translate(.finger(SDL_FINGERMOTION, 1)), [])
    expectEqual(translate(.finger(SDL_FINGERUP, 1)), [])
  }

  @Test mutating func touchesSynthesisedFromTheMouseAreIgnored() {
    var event = SDL_Event.finger(SDL_FINGERDOWN, 1)
    event.tfinger.touchId = -1
    expectEqual(translate(event), [])
  }

  // MARK: Keys

  @Test mutating func aKeyEventHasUsageCharactersAndPhase() {
    expectEqual(
      translate(.key(SDL_SCANCODE_A, symbol: "a", ticks: 1000)),
      [.stage(.key(KeyEvent(usage: 0x04, characters: "a", phase: .down, timestamp: 101)))])
    expectEqual(
      translate(.key(SDL_SCANCODE_A, symbol: "a", isRepeat: true)),
      [.stage(.key(KeyEvent(usage: 0x04, characters: "a", phase: .repeat, timestamp: 100)))])
    expectEqual(
      translate(.key(SDL_SCANCODE_A, symbol: "a", down: false)),
      [.stage(.key(KeyEvent(usage: 0x04, characters: "a", phase: .up, timestamp: 100)))])
  }

  @Test(arguments: [
    (0x0001, KeyModifiers.shift), (0x0002, .shift), (0x0040, .control), (0x0080, .control), (0x0100, .alternate),
    (0x0200, .alternate), (0x0400, .command), (0x0800, .command), (0x2000, .capsLock), (0x1000, KeyModifiers()),
  ])
  func leftAndRightModifiersAreEqual(_ bits: Int, _ expected: KeyModifiers) {
    expectEqual(KeyModifiers(sdl: UInt16(bits)), expected)
  }

  @Test(arguments: [(0x0001, "A"), (0x2000, "A"), (0x2001, "a"), (0x0040, "a")])
  func shiftAndCapsLockGiveCapitals(_ bits: Int, _ expected: String) {
    let event = SDL_Event.key(SDL_SCANCODE_A, symbol: "a", modifiers: UInt16(bits))
    let key = KeyEvent(event.key, time: 0)
    expectEqual(key.characters, expected)
    expectEqual(key.charactersIgnoringModifiers, "a")
  }

  @Test func functionKeysHaveNoCharacters() {
    let event = SDL_Event.key(SDL_SCANCODE_DOWN, symbolCode: Int32(SDL_SCANCODE_DOWN.rawValue) | 1 << 30)
    let key = KeyEvent(event.key, time: 0)
    expectEqual(key.usage, 0x51)
    expectEqual(key.characters, "")
  }

  @Test(arguments: [
    (SDL_SCANCODE_KP_DIVIDE, "/"), (SDL_SCANCODE_KP_ENTER, "\r"), (SDL_SCANCODE_KP_1, "1"), (SDL_SCANCODE_KP_0, "0"),
    (SDL_SCANCODE_KP_PERIOD, "."),
  ])
  func theNumericPadTypesWithItsModifierFlag(_ code: SDL_Scancode, _ expected: String) {
    let key = KeyEvent(SDL_Event.key(code, symbolCode: Int32(code.rawValue) | 1 << 30).key, time: 0)
    expectEqual(key.characters, expected)
    expectEqual(key.modifiers, .numericPad)
  }

  // MARK: Text

  @Test mutating func textInputEventsCarryTheirText() {
    expectEqual(translate(.text("字é")), [.stage(.text("字é"))])
    expectEqual(translate(.text("")), [])
  }

  @Test mutating func aCompositionCountsInUTF16() {
    expectEqual(
      translate(.editing("a😀字", start: 2, length: 1)),
      [.stage(.composition(CompositionEvent(text: "a😀字", selection: 3..<4)))])
    expectEqual(
      translate(.editing("字", start: 1, length: -1)),
      [.stage(.composition(CompositionEvent(text: "字", selection: 1..<1)))])
    expectEqual(
      translate(.editing("字", start: 99, length: 99)),
      [.stage(.composition(CompositionEvent(text: "字", selection: 1..<1)))])
  }

  @Test mutating func textInputEndsTheCompositionFirst() {
    _ = translate(.editing("ni", start: 2, length: 0))
    expectEqual(
      translate(.text("你")), [.stage(.composition(CompositionEvent(text: "", selection: 0..<0))), .stage(.text("你"))])
    expectEqual(translate(.editing("", start: 0, length: 0)), [], "the end that SDL reports itself is no news")
  }

  @Test mutating func anAbandonedCompositionEnds() {
    _ = translate(.editing("ni", start: 2, length: 0))
    expectEqual(
      translate(.editing("", start: 0, length: 0)), [.stage(.composition(CompositionEvent(text: "", selection: 0..<0)))]
    )
  }

  @Test mutating func longCompositionsArriveWhole() {
    let text = String(repeating: "字", count: 40)
    text.withCString { pointer in
      var event = SDL_Event()
      event.type = SDL_TEXTEDITING_EXT.rawValue
      event.editExt.text = UnsafeMutablePointer(mutating: pointer)
      event.editExt.start = 40
      expectEqual(translate(event), [.stage(.composition(CompositionEvent(text: text, selection: 40..<40)))])
    }
  }

  // MARK: The window

  @Test(arguments: [
    (SDL_WINDOWEVENT_SIZE_CHANGED, [WindowEvent.resized]), (SDL_WINDOWEVENT_EXPOSED, [.exposed]),
    (SDL_WINDOWEVENT_FOCUS_GAINED, [.activity(.active)]), (SDL_WINDOWEVENT_FOCUS_LOST, [.activity(.inactive)]),
    (SDL_WINDOWEVENT_MINIMIZED, [.activity(.background)]), (SDL_WINDOWEVENT_CLOSE, [.closeRequested]),
    (SDL_WINDOWEVENT_DISPLAY_CHANGED, [.movedToDisplay]), (SDL_WINDOWEVENT_MOVED, []),
  ])
  func windowEventsBecomeStageEvents(_ event: SDL_WindowEventID, _ expected: [WindowEvent]) {
    var test = self
    expectEqual(test.translate(.window(event)), expected)
  }

  @Test mutating func aRestoredWindowHasItsFormerFocus() {
    _ = translate(.window(SDL_WINDOWEVENT_FOCUS_GAINED))
    expectEqual(translate(.window(SDL_WINDOWEVENT_MINIMIZED)), [.activity(.background)])
    expectEqual(translate(.window(SDL_WINDOWEVENT_FOCUS_LOST)), [.activity(.background)])
    expectEqual(translate(.window(SDL_WINDOWEVENT_RESTORED)), [.activity(.inactive), .exposed])
    expectEqual(translate(.window(SDL_WINDOWEVENT_FOCUS_GAINED)), [.activity(.active)])
  }

  @Test mutating func hidingTheWindowCancelsItsContacts() throws {
    _ = try pointer(.button(down: true, x: 2, y: 2))
    _ = try pointer(.finger(SDL_FINGERDOWN, 7, x: 0, y: 0))
    let events = translate(.window(SDL_WINDOWEVENT_HIDDEN))
    let cancelled = events.compactMap { event -> Int? in
      guard case .stage(.pointer(let pointer)) = event, pointer.phase == .cancelled else { return nil }
      return pointer.id
    }
    expectEqual(cancelled, [0, 1])
    expectEqual(events.last, .activity(.background))
    expectEqual(translate(.button(down: false, x: 2, y: 2)), [], "the contact is over")
  }
}
