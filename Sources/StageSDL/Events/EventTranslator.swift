import CSDL
import CoreGraphics
import Stage

/// Translates SDL's events into those of a stage. A value: equal events in equal order give equal results.
///
/// It keeps the state that SDL leaves to the receiver: which contacts are down, the mouse's last position, whether an
/// input method is composing, whether the scrolling device is a wheel or a trackpad.
struct EventTranslator {
  /// The distance by which one notch of a mouse wheel scrolls, in points: about three lines of text, as on other
  /// desktops.
  static let pointsPerNotch: CGFloat = 60
  /// The points per step of SDL for a trackpad. Compositors report points, which SDL divides by ten.
  static let pointsPerPreciseStep: CGFloat = 10
  /// The time in seconds for which steps count as a trackpad's after a fractional step: a whole step among the
  /// fractions would otherwise look like a notch of a mouse wheel.
  static let preciseDeviceMemory: CFTimeInterval = 0.5

  private(set) var mouseLocation: CGPoint?
  /// The pressed mouse button that was reported to the stage; other buttons are ignored until this one is released.
  private var mouseButton: PointerEvent.Button?
  /// Contact numbers by SDL's finger; 0 is the mouse.
  private var fingers: [Int64: Int] = [:]
  private var contactLocations: [Int: CGPoint] = [:]
  private var isComposing = false
  private var hasFocus = false
  private var isHidden = false
  private var lastPreciseScroll: CFTimeInterval = -.infinity
  /// The items of a drop so far: SDL reports them one by one.
  var droppedItems: [DropEvent.Item] = []
  /// The kind of items that are dragged over the window.
  var dragged: DragEvent.Kind?

  /// The events of a stage for an event of SDL; empty if SDL's event means nothing to a stage.
  mutating func translate(_ event: SDL_Event, in context: EventContext) -> [WindowEvent] {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_WINDOWEVENT: windowEvent(event.window, context)
    case SDL_QUIT: [.closeRequested]
    case SDL_MOUSEMOTION: mouseMotion(event.motion, context)
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: mouseButton(event.button, context)
    case SDL_MOUSEWHEEL: wheel(event.wheel, context)
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: finger(event.tfinger, context)
    case SDL_KEYDOWN, SDL_KEYUP: [.stage(.key(KeyEvent(event.key, time: context.time(event.key.timestamp))))]
    case SDL_TEXTINPUT: text(EventTranslator.string(event.text))
    case SDL_DROPBEGIN, SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPCOMPLETE: drop(event.drop, context)
    case SDL_TEXTEDITING: composition(EventTranslator.string(event.edit), event.edit.start, event.edit.length)
    case SDL_TEXTEDITING_EXT:
      composition(String(cString: event.editExt.text), event.editExt.start, event.editExt.length)
    default: []
    }
  }

  /// Cancels the contacts that are down.
  mutating func cancelContacts(at time: CFTimeInterval) -> [WindowEvent] {
    let events = contactLocations.sorted { $0.key < $1.key }.map { id, location in
      WindowEvent.stage(
        .pointer(
          PointerEvent(
            id: id, phase: .cancelled, location: location, timestamp: time, kind: id == 0 ? .mouse : .touch,
            button: id == 0 ? mouseButton ?? .primary : .primary)))
    }
    contactLocations = [:]
    fingers = [:]
    mouseButton = nil
    return events
  }
}

// MARK: - The window

extension EventTranslator {
  private mutating func windowEvent(_ event: SDL_WindowEvent, _ context: EventContext) -> [WindowEvent] {
    let time = context.time(event.timestamp)
    switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED: return [.resized]
    case SDL_WINDOWEVENT_EXPOSED: return [.exposed]
    case SDL_WINDOWEVENT_DISPLAY_CHANGED: return [.movedToDisplay]
    case SDL_WINDOWEVENT_FOCUS_GAINED:
      hasFocus = true
      return [.activity(activity)]
    case SDL_WINDOWEVENT_FOCUS_LOST:
      hasFocus = false
      return [.activity(activity)]
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED:
      isHidden = false
      return [.activity(activity), .exposed]
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED:
      isHidden = true
      return cancelContacts(at: time) + [.activity(activity)]
    case SDL_WINDOWEVENT_CLOSE: return [.closeRequested]
    case SDL_WINDOWEVENT_LEAVE:
      return mouseButton == nil ? [.stage(.hover(HoverEvent(location: nil, timestamp: time)))] : []
    default: return []
    }
  }

  private var activity: StageActivity {
    if isHidden { return .background }
    return hasFocus ? .active : .inactive
  }
}

// MARK: - Mouse, wheel and fingers

extension EventTranslator {
  private mutating func mouseMotion(_ event: SDL_MouseMotionEvent, _ context: EventContext) -> [WindowEvent] {
    guard event.which != EventTranslator.emulatedMouse else { return [] }
    let location = context.location(event.x, event.y)
    let time = context.time(event.timestamp)
    mouseLocation = location
    guard let mouseButton else {
      return [.stage(.hover(HoverEvent(location: location, timestamp: time, modifiers: context.modifiers)))]
    }
    contactLocations[0] = location
    return [
      .stage(
        .pointer(
          PointerEvent(
            id: 0, phase: .moved, location: location, timestamp: time, kind: .mouse, button: mouseButton,
            modifiers: context.modifiers)))
    ]
  }

  private mutating func mouseButton(_ event: SDL_MouseButtonEvent, _ context: EventContext) -> [WindowEvent] {
    guard event.which != EventTranslator.emulatedMouse, let button = PointerEvent.Button(event.button) else {
      return []
    }
    let isDown = event.state == UInt8(SDL_PRESSED)
    guard isDown ? mouseButton == nil : mouseButton == button else { return [] }
    let location = context.location(event.x, event.y)
    mouseLocation = location
    mouseButton = isDown ? button : nil
    contactLocations[0] = isDown ? location : nil
    return [
      .stage(
        .pointer(
          PointerEvent(
            id: 0, phase: isDown ? .began : .ended, location: location, timestamp: context.time(event.timestamp),
            kind: .mouse, button: button, modifiers: context.modifiers)))
    ]
  }

  private mutating func wheel(_ event: SDL_MouseWheelEvent, _ context: EventContext) -> [WindowEvent] {
    let time = context.time(event.timestamp)
    let isFraction = event.preciseX != event.preciseX.rounded() || event.preciseY != event.preciseY.rounded()
    if isFraction { lastPreciseScroll = time }
    let isPrecise = time - lastPreciseScroll < EventTranslator.preciseDeviceMemory
    let unit = isPrecise ? EventTranslator.pointsPerPreciseStep : EventTranslator.pointsPerNotch
    // SDL's y grows away from the user, which moves the content down; its x grows to the right, which moves the content
    // left. A flipped ("natural") direction is in the values already.
    var delta = CGVector(dx: -CGFloat(event.preciseX) * unit, dy: CGFloat(event.preciseY) * unit)
    if delta.dx == 0, !isPrecise, context.modifiers.contains(.shift) {
      delta = CGVector(dx: delta.dy, dy: 0)
    }
    guard delta.dx != 0 || delta.dy != 0 else { return [] }
    let scroll = ScrollEvent(
      location: wheelLocation(event, context), delta: delta, isPrecise: isPrecise,
      phase: isPrecise ? .changed : .discrete, timestamp: time, modifiers: context.modifiers)
    return [.stage(.scroll(scroll))]
  }

  /// SDL before 2.26 does not report the mouse's position.
  private func wheelLocation(_ event: SDL_MouseWheelEvent, _ context: EventContext) -> CGPoint {
    if event.mouseX != 0 || event.mouseY != 0 { return context.location(event.mouseX, event.mouseY) }
    return mouseLocation ?? CGPoint(x: context.size.width / 2, y: context.size.height / 2)
  }

  private mutating func finger(_ event: SDL_TouchFingerEvent, _ context: EventContext) -> [WindowEvent] {
    guard event.touchId != EventTranslator.emulatedTouchDevice else { return [] }
    let phase: PointerEvent.Phase
    let id: Int
    switch (SDL_EventType(rawValue: event.type), fingers[event.fingerId]) {
    case (SDL_FINGERDOWN, nil):
      phase = .began
      id = (1...).first { contactLocations[$0] == nil } ?? 1
      fingers[event.fingerId] = id
    case (SDL_FINGERMOTION, let known?):
      phase = .moved
      id = known
    case (SDL_FINGERUP, let known?):
      phase = .ended
      id = known
      fingers[event.fingerId] = nil
    default: return []
    }
    let location = CGPoint(x: CGFloat(event.x) * context.size.width, y: CGFloat(event.y) * context.size.height)
    contactLocations[id] = phase == .ended ? nil : location
    return [
      .stage(
        .pointer(
          PointerEvent(
            id: id, phase: phase, location: location, timestamp: context.time(event.timestamp), kind: .touch,
            modifiers: context.modifiers)))
    ]
  }

  /// The mouse that SDL makes up from fingers, which arrive as fingers too.
  private static let emulatedMouse = UInt32.max
  /// The touch device that SDL makes up from the mouse.
  private static let emulatedTouchDevice: SDL_TouchID = -1
}

extension PointerEvent.Button {
  /// From SDL's number; `nil` for the side buttons, which do not touch.
  init?(_ button: UInt8) {
    switch Int32(button) {
    case SDL_BUTTON_LEFT: self = .primary
    case SDL_BUTTON_MIDDLE: self = .middle
    case SDL_BUTTON_RIGHT: self = .secondary
    default: return nil
    }
  }
}

// MARK: - Text

extension EventTranslator {
  private mutating func text(_ text: String) -> [WindowEvent] {
    guard !text.isEmpty else { return [] }
    // Entering the text ends the composition, which SDL reports only afterwards, or not at all.
    let end: [WindowEvent] = isComposing ? composition("", 0, 0) : []
    return end + [.stage(.text(text))]
  }

  /// `start` and `length` count Unicode scalars; a length below 0 means "unknown".
  private mutating func composition(_ text: String, _ start: Int32, _ length: Int32) -> [WindowEvent] {
    guard !text.isEmpty || isComposing else { return [] }
    isComposing = !text.isEmpty
    let lower = EventTranslator.utf16Offset(ofScalar: Int(start), in: text)
    let upper = EventTranslator.utf16Offset(ofScalar: Int(start) + Int(max(length, 0)), in: text)
    return [.stage(.composition(CompositionEvent(text: text, selection: lower..<upper)))]
  }

  private static func utf16Offset(ofScalar index: Int, in text: String) -> Int {
    let scalars = text.unicodeScalars
    let position = scalars.index(scalars.startIndex, offsetBy: max(index, 0), limitedBy: scalars.endIndex)
    return text.utf16.distance(from: text.startIndex, to: position ?? text.endIndex)
  }

  private static func string(_ event: SDL_TextInputEvent) -> String { withUnsafeBytes(of: event.text, string) }

  private static func string(_ event: SDL_TextEditingEvent) -> String { withUnsafeBytes(of: event.text, string) }

  private static func string(_ bytes: UnsafeRawBufferPointer) -> String {
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}
