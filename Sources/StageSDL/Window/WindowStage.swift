import CSDL
import CoreGraphics
import Foundation
import QuartzCore
import Stage

/// A stage in a window of the desktop.
///
/// Everything happens on the main queue: the process must run `RunLoop.main`, in which the main actor's tasks and
/// Foundation's timers continue while the window idles.
@MainActor package final class WindowStage: Stage {
  package private(set) var size: CGSize
  package private(set) var scale: CGFloat
  package let clock = FrameClock.real()
  package private(set) var traits: StageTraits
  package weak var delegate: (any StageDelegate)?

  let windowID: UInt32
  let session: SDLSession
  let window: OpaquePointer
  private let surface: WindowSurface
  private let pacer: FramePacer
  private let inputMethod: InputMethodPolling
  private let desktopScale: CGFloat
  private let followsDesktopAppearance: Bool
  private var pointsPerUnit: CGFloat = 1
  private var translator = EventTranslator()
  private let dragMessages: X11DragMessages?
  private var activity = StageActivity.inactive
  private var isClosed = false

  var library: SDLLibrary { session.library }

  /// Whether the environment names a display that a window could be opened on. Does not connect, so the
  /// display may still refuse.
  package static var isDisplayNamed: Bool {
    let environment = ProcessInfo.processInfo.environment
    return ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"].contains { environment[$0]?.isEmpty == false }
  }

  /// Opens a window and shows it.
  package init(_ options: WindowOptions) throws(WindowFailure) {
    session = try SDLSession.open()
    let library = session.library
    let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue | SDL_WINDOW_HIDDEN.rawValue
    let undefined = Int32(bitPattern: SDL_WINDOWPOS_UNDEFINED_MASK)
    guard let window = library.createWindow(options.title, undefined, undefined, 100, 100, flags) else {
      throw .display(library.lastError)
    }
    self.window = window
    windowID = library.getWindowID(window)
    surface = WindowSurface(window: window, library: library)
    pacer = FramePacer(clock: clock)
    let connection = DisplayConnection(window: window, library: library)
    desktopScale =
      options.scale
      ?? DesktopScale.scale(
        environment: ProcessInfo.processInfo.environment, resources: connection.resources)
    scale = desktopScale
    size = options.size
    followsDesktopAppearance = options.appearance == nil
    traits = DesktopAppearance.current()
    if let appearance = options.appearance { traits.appearance = appearance }
    inputMethod = InputMethodPolling(session: session)
    dragMessages = X11DragMessages(window: window, library: library)
    if dragMessages != nil { _ = library.eventState(SDL_SYSWMEVENT.rawValue, SDL_ENABLE) }
    clock.onFrame = { [weak self] time in self?.runFrame(at: time) }
    setInitialSize(options.size)
    session.add(self, connection: connection.descriptor)
    // On desktops SDL begins with text input turned on: an input method would then take the keys that scroll.
    library.stopTextInput()
    library.showWindow(window)
    measure()
    refreshDisplay()
    askForAppearance()
  }

  package func withFrameBuffer(_ body: (PixelBuffer) -> [PixelRect]) {
    guard !isClosed else { return }
    surface.draw(onNewContents: { delegate?.stageDidLoseContents(self) }, body)
    session.drainSoon()
  }

  package var clipboard: String? {
    get {
      guard !isClosed, library.hasClipboardText() == SDL_TRUE, let text = library.getClipboardText() else { return nil }
      defer {
        library.free(text)
        session.drainSoon()
      }
      return String(cString: text)
    }
    set {
      guard !isClosed else { return }
      _ = library.setClipboardText(newValue ?? "")
      session.drainSoon()
    }
  }

  package func startTextInput(caret: CGRect) {
    guard !isClosed else { return }
    var rectangle = SDL_Rect(
      x: Int32(caret.minX / pointsPerUnit), y: Int32(caret.minY / pointsPerUnit),
      w: Int32(max(1, caret.width / pointsPerUnit)), h: Int32(max(1, caret.height / pointsPerUnit)))
    library.setTextInputRect(&rectangle)
    library.startTextInput()
    inputMethod.start()
    session.drainSoon()
  }

  package func stopTextInput() {
    guard !isClosed else { return }
    inputMethod.stop()
    library.stopTextInput()
    session.drainSoon()
  }

  package func setKeepsScreenOn(_ keeps: Bool) {
    guard !isClosed else { return }
    if keeps { library.disableScreenSaver() } else { library.enableScreenSaver() }
  }

  package func chooseFiles(_ request: FilePanelRequest, _ answer: @escaping @MainActor (FilePanelAnswer) -> Void) {
    FilePortal.ask(request, answer)
  }

  package func setPointer(_ pointer: StagePointer) {
    guard !isClosed else { return }
    session.show(pointer)
  }

  package func requestSize(_ size: CGSize) {
    guard !isClosed else { return }
    setSize(size)
    session.drainSoon()
  }

  package func limitSize(minimum: CGSize, maximum: CGSize) {
    guard !isClosed else { return }
    // The window system needs positive limits, and a maximum that is not below the minimum.
    let (least, most) = (units(minimum), units(maximum))
    let smallest = (max(least.width, Self.smallestSide), max(least.height, Self.smallestSide))
    library.setWindowMaximumSize(window, max(most.width, smallest.0), max(most.height, smallest.1))
    library.setWindowMinimumSize(window, smallest.0, smallest.1)
    session.drainSoon()
  }

  /// Converts a size in points to the window system's units, limited to the largest side that a window can have.
  private func units(_ size: CGSize) -> (width: Int32, height: Int32) {
    func units(_ points: CGFloat) -> Int32 { Int32(min(max(0, points / pointsPerUnit), Self.largestSide).rounded()) }
    return (units(size.width), units(size.height))
  }

  private static let largestSide: CGFloat = 32_767

  package func setTitle(_ title: String) {
    guard !isClosed else { return }
    library.setWindowTitle(window, title)
    session.drainSoon()
  }

  package func close() {
    guard !isClosed else { return }
    isClosed = true
    inputMethod.stop()
    pacer.invalidate()
    surface.discardConversion()
    library.destroyWindow(window)
    session.remove(self)
  }
}

// MARK: - Events

extension WindowStage {
  /// The stage's events for an event of SDL in this window.
  func translate(_ event: SDL_Event) -> [WindowEvent] {
    guard event.type != SDL_SYSWMEVENT.rawValue else {
      guard let step = dragMessages?.step(of: event.syswm) else { return [] }
      // Requesting a list of types may read further messages from the connection.
      session.drainSoon()
      var place: CGPoint?
      if case .moved(let x, let y) = step { place = self.place(ofDesktop: x, y) }
      return translator.drag(step, event.syswm.timestamp, context(mouse: place))
    }
    return translator.translate(event, in: context(mouse: event.type == SDL_DROPCOMPLETE.rawValue ? mouse : nil))
  }

  private func context(mouse: CGPoint?) -> EventContext {
    EventContext(
      pointsPerUnit: pointsPerUnit, size: size, timeOfTickZero: session.timeOfTickZero,
      modifiers: KeyModifiers(sdl: UInt16(truncatingIfNeeded: library.getModState().rawValue)), mouse: mouse)
  }

  /// The position of the mouse in the window. A window gets no mouse events during another program's drag; nil if the
  /// window system does not report the position.
  private var mouse: CGPoint? {
    guard let driver = library.getCurrentVideoDriver(), String(cString: driver) == "x11" else { return nil }
    var place = (x: Int32(0), y: Int32(0))
    _ = library.getGlobalMouseState(&place.x, &place.y)
    return self.place(ofDesktop: place.x, place.y)
  }

  private func place(ofDesktop x: Int32, _ y: Int32) -> CGPoint {
    var corner = (x: Int32(0), y: Int32(0))
    library.getWindowPosition(window, &corner.x, &corner.y)
    return CGPoint(x: CGFloat(x - corner.x) * pointsPerUnit, y: CGFloat(y - corner.y) * pointsPerUnit)
  }

  /// Passes events to the delegate, and handles those that concern the window itself.
  func deliver(_ events: [WindowEvent]) {
    guard !events.isEmpty else { return }
    clock.makeCurrent()
    for event in events where !isClosed {
      switch event {
      case .stage(let event):
        if case .key = event { inputMethod.keyWasPressed() }
        delegate?.stage(self, didReceive: event)
      case .resized: measure()
      case .exposed: showAgain()
      case .movedToDisplay: refreshDisplay()
      case .activity(let activity): change(activity)
      case .closeRequested: delegate?.stageDidRequestClose(self)
      }
    }
  }

  private func change(_ activity: StageActivity) {
    guard activity != self.activity else { return }
    self.activity = activity
    pacer.isPaused = activity == .background
    if activity == .active { askForAppearance() }
    delegate?.stage(self, didChange: activity)
  }

  private func showAgain() {
    if !surface.showAgain() {
      delegate?.stageDidLoseContents(self)
      clock.requestFrame()
    }
    session.drainSoon()
  }

  private func runFrame(at time: CFTimeInterval) {
    delegate?.stageWantsFrame(self, at: time)
  }
}

// MARK: - Size and surroundings

extension WindowStage {
  private func setInitialSize(_ points: CGSize) {
    library.setWindowMinimumSize(window, WindowStage.smallestSide, WindowStage.smallestSide)
    setSize(points)
    let centred = Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK)
    library.setWindowPosition(window, centred, centred)
    measure()
  }

  /// Resizes the window to `points`, as far as the display allows.
  private func setSize(_ points: CGSize) {
    var width = points.width * desktopScale
    var height = points.height * desktopScale
    var bounds = SDL_Rect()
    let display = max(0, library.getWindowDisplayIndex(window))
    if library.getDisplayUsableBounds(display, &bounds) == 0, bounds.w > 0, bounds.h > 0 {
      width = min(width, CGFloat(bounds.w))
      height = min(height, CGFloat(bounds.h))
    }
    library.setWindowSize(window, Int32(width.rounded()), Int32(height.rounded()))
  }

  private static let smallestSide: Int32 = 120

  /// Reads the window's size; informs the delegate if it has changed.
  private func measure() {
    var units = (width: Int32(0), height: Int32(0))
    library.getWindowSize(window, &units.width, &units.height)
    var pixels = units
    library.getWindowSizeInPixels?(window, &pixels.width, &pixels.height)
    guard units.width > 0, pixels.width > 0, pixels.height > 0 else { return }
    // If the window system itself scales windows (Wayland), its unit has several pixels and is the desktop's point.
    // Otherwise a unit is a pixel.
    let pixelsPerUnit = CGFloat(pixels.width) / CGFloat(units.width)
    let scale = pixelsPerUnit > 1 ? pixelsPerUnit : desktopScale
    let size = CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
    pointsPerUnit = pixelsPerUnit / scale
    guard size != self.size || scale != self.scale else { return }
    self.size = size
    self.scale = scale
    delegate?.stageDidResize(self)
    clock.requestFrame()
  }

  private func refreshDisplay() {
    var mode = SDL_DisplayMode()
    let display = max(0, library.getWindowDisplayIndex(window))
    guard library.getDesktopDisplayMode(display, &mode) == 0, mode.refresh_rate > 0 else { return }
    pacer.frameInterval = 1 / CFTimeInterval(min(max(mode.refresh_rate, 20), 240))
  }

  /// Asks the desktop, which may answer much later or never.
  private func askForAppearance() {
    AppearancePortal.ask { [weak self] preferences in
      guard let self, !isClosed else { return }
      var asked = traits
      if followsDesktopAppearance, let appearance = preferences.appearance { asked.appearance = appearance }
      if let contrast = preferences.contrast { asked.contrast = contrast }
      guard asked != traits else { return }
      traits = asked
      clock.makeCurrent()
      delegate?.stageDidChangeTraits(self)
    }
  }
}
