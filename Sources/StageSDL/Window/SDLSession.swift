import CSDL
import CoreGraphics
import Dispatch
import Foundation
import Stage

/// SDL's video system and its one queue of events, shared by all windows of the process.
///
/// Nothing polls: the descriptor of the display's connection wakes the main queue when data arrive. Events that another
/// call of SDL has already read from the connection do not wake it, so code with such calls also calls `drainSoon()`.
@MainActor final class SDLSession {
  let library: SDLLibrary
  /// Seconds on the monotonic clock when SDL's ticks were 0.
  let timeOfTickZero: CFTimeInterval

  private var windows: [UInt32: WindowStage] = [:]
  private var source: (any DispatchSourceRead)?
  private var signals: InterruptSignals?
  private var isDraining = false
  private var isDrainScheduled = false

  /// The cursors, each made when it is first shown, and then kept.
  private var beam: OpaquePointer?
  private var arrow: OpaquePointer?
  private static var current: SDLSession?

  /// The running session, or a new one.
  static func open() throws(WindowFailure) -> SDLSession {
    if let current { return current }
    let session = try SDLSession()
    current = session
    return session
  }

  private init() throws(WindowFailure) {
    switch SDLLibrary.shared {
    case .success(let library): self.library = library
    case .failure(.libraryMissing(let name)):
      throw .library("there is no \(name); Debian's package is libsdl2-2.0-0")
    case .failure(.functionMissing(let name, let file)):
      throw .library("\(file) has no \(name); version 2.0.18 or newer is needed")
    }
    for (name, value) in SDLSession.hints { _ = library.setHint(name, value) }
    guard library.initialize(UInt32(SDL_INIT_VIDEO)) == 0 else { throw .display(library.lastError) }
    timeOfTickZero = FrameClock.monotonicTime() - CFTimeInterval(library.getTicks()) / 1000
  }

  /// Changes the pointer, which all windows share.
  func show(_ pointer: StagePointer) {
    if pointer == .verticalBeam, beam == nil { beam = library.createSystemCursor(SDL_SYSTEM_CURSOR_IBEAM) }
    if pointer == .system, arrow == nil { arrow = library.createSystemCursor(SDL_SYSTEM_CURSOR_ARROW) }
    if let cursor = pointer == .verticalBeam ? beam : arrow { library.setCursor(cursor) }
    _ = library.showCursor(pointer == .hidden ? SDL_DISABLE : SDL_ENABLE)
    drainSoon()
  }

  private static let hints = [
    // The CPU draws the frames; without this, SDL would use the graphics processor for the window's surface.
    (SDL_HINT_FRAMEBUFFER_ACCELERATION, "0"),
    (SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1"),
    (SDL_HINT_IME_SHOW_UI, "1"),
    (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
    // SDL's handlers would keep a hanging process alive.
    (SDL_HINT_NO_SIGNAL_HANDLERS, "1"),
    // The click that activates the window is delivered as well.
    (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
    (SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0"),
    (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"),
    (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
    (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
  ]
}

// MARK: - Windows

extension SDLSession {
  /// From now on delivers the events of the stage's window to the stage.
  func add(_ stage: WindowStage, connection: Int32?) {
    windows[stage.windowID] = stage
    if source == nil, let connection { watch(connection) }
    // Only now: a process without a window should end at the first signal.
    if signals == nil { signals = InterruptSignals { [weak self] in self?.requestClose() } }
    drainSoon()
  }

  /// Removes the stage's window; the session ends with the last one.
  func remove(_ stage: WindowStage) {
    windows[stage.windowID] = nil
    guard windows.isEmpty else { return }
    source?.cancel()
    source = nil
    signals?.end()
    signals = nil
    SDLSession.current = nil
    library.quitSubSystem(UInt32(SDL_INIT_VIDEO))
  }

  /// Closes all windows as their buttons do.
  private func requestClose() {
    for id in windows.keys.sorted() { windows[id]?.deliver([.closeRequested]) }
  }

  private func watch(_ connection: Int32) {
    let source = DispatchSource.makeReadSource(fileDescriptor: connection, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.drain() }
    }
    source.activate()
    self.source = source
  }
}

// MARK: - Events

extension SDLSession {
  /// Schedules the delivery of events that SDL has read already for after the present turn of the main queue.
  func drainSoon() {
    guard !isDrainScheduled else { return }
    isDrainScheduled = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.drain() }
    }
  }

  /// Reads the pending data of the connection and delivers the events in order, with successive movements combined.
  func drain() {
    isDrainScheduled = false
    // A delegate that is called from here may cause another call.
    guard !isDraining else { return }
    isDraining = true
    defer { isDraining = false }
    var batch: [(window: UInt32, events: [WindowEvent])] = []
    var event = SDL_Event()
    while library.pollEvent(&event) != 0 {
      let window = SDLSession.windowID(of: event)
      for (id, stage) in windows where window == nil || window == id {
        batch.append((id, stage.translate(event)))
      }
      switch SDL_EventType(rawValue: event.type) {
      case SDL_TEXTEDITING_EXT: library.free(event.editExt.text)
      case SDL_DROPFILE, SDL_DROPTEXT: library.free(event.drop.file)
      default: break
      }
    }
    for id in windows.keys.sorted() {
      let events = batch.filter { $0.window == id }.flatMap(\.events)
      windows[id]?.deliver(events.coalesced())
    }
  }

  /// The window an event belongs to; `nil` when it belongs to all.
  private static func windowID(of event: SDL_Event) -> UInt32? {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_WINDOWEVENT: event.window.windowID
    case SDL_MOUSEMOTION: event.motion.windowID
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: event.button.windowID
    case SDL_MOUSEWHEEL: event.wheel.windowID
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: event.tfinger.windowID
    case SDL_KEYDOWN, SDL_KEYUP: event.key.windowID
    case SDL_TEXTINPUT: event.text.windowID
    case SDL_TEXTEDITING: event.edit.windowID
    case SDL_TEXTEDITING_EXT: event.editExt.windowID
    case SDL_DROPBEGIN, SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPCOMPLETE: event.drop.windowID
    default: nil
    }
  }
}
