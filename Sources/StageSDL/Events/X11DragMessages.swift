import CSDL
import Stage

/// Reads the messages with which X11 programs announce a drag before it is dropped.
///
/// SDL's own events begin with the drop. On X11, SDL passes on the window system's messages if requested; on Wayland it
/// does not.
struct X11DragMessages {
  /// The X server's numbers (atoms) for the names of drag messages and types.
  struct Atoms {
    var enter: UInt
    var position: UInt
    var leave: UInt
    var files: UInt
    var texts: Set<UInt>
  }

  private let window: UInt
  private let atoms: Atoms
  /// The types that a program offers, where its window lists them.
  private let listedTypes: (_ source: UInt) -> [UInt]

  init(window: UInt, atoms: Atoms, listedTypes: @escaping (UInt) -> [UInt]) {
    self.window = window
    self.atoms = atoms
    self.listedTypes = listedTypes
  }

  /// The step of a drag over this window that an event reports; nil for other events.
  func step(of event: SDL_SysWMEvent) -> DragStep? {
    guard let message = event.msg?.pointee, message.subsystem == SDL_SYSWM_X11,
      message.msg.x11.event.type == ClientMessage
    else { return nil }
    return step(of: message.msg.x11.event.xclient)
  }

  func step(of message: XClientMessageEvent) -> DragStep? {
    guard message.window == window else { return nil }
    switch message.message_type {
    case atoms.enter: return .entered(kind(of: types(of: message)))
    case atoms.position:
      // x and y are the upper and lower 16 bits of one number.
      let place = message.data.l.2
      return .moved(x: Int32(place >> 16 & 0xFFFF), y: Int32(place & 0xFFFF))
    case atoms.leave: return .left
    default: return nil
    }
  }

  /// Up to three types are in the message itself.
  private func types(of message: XClientMessageEvent) -> [UInt] {
    let data = message.data.l
    let hasList = data.1 & 1 == 1
    return hasList ? listedTypes(UInt(bitPattern: data.0)) : [data.2, data.3, data.4].map { UInt(bitPattern: $0) }
  }

  /// If a drag offers both files and text, it counts as files, since SDL requests files, too.
  private func kind(of types: [UInt]) -> DragEvent.Kind? {
    if types.contains(atoms.files) { return .files }
    return types.contains(where: atoms.texts.contains) ? .text : nil
  }
}

// MARK: - The server

extension X11DragMessages {
  private typealias Intern = @convention(c) (UnsafeRawPointer?, UnsafePointer<CChar>, Int32) -> UInt
  private typealias GetProperty =
    @convention(c) (
      UnsafeRawPointer?, UInt, UInt, Int, Int, Int32, UInt, UnsafeMutablePointer<UInt>, UnsafeMutablePointer<Int32>,
      UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UnsafeMutableRawPointer?>
    ) -> Int32
  private typealias Release = @convention(c) (UnsafeMutableRawPointer?) -> Int32
  private typealias ErrorHandler = @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Int32
  private typealias SetErrorHandler = @convention(c) (ErrorHandler?) -> ErrorHandler?

  /// The greatest number of types that is read: more than any program offers.
  private static let longestList = 1000

  /// Uses the client library that SDL has loaded; nil if the window is not an X11 window.
  init?(window: OpaquePointer, library: SDLLibrary) {
    var info = SDL_SysWMinfo()
    info.version = SDL_version(
      major: UInt8(SDL_MAJOR_VERSION), minor: UInt8(SDL_MINOR_VERSION), patch: UInt8(SDL_PATCHLEVEL))
    guard library.getWindowWMInfo(window, &info) == SDL_TRUE, info.subsystem == SDL_SYSWM_X11,
      let client = DynamicLibrary(loaded: "libX11.so.6"),
      let intern: Intern = client.function("XInternAtom"),
      let getProperty: GetProperty = client.function("XGetWindowProperty"),
      let release: Release = client.function("XFree"),
      let setErrorHandler: SetErrorHandler = client.function("XSetErrorHandler")
    else { return nil }
    let display = UnsafeRawPointer(info.info.x11.display)
    func atom(_ name: String) -> UInt { intern(display, name, 0) }
    let texts = ["text/plain;charset=utf-8", "text/plain", "UTF8_STRING", "TEXT", "STRING"]
    let atoms = Atoms(
      enter: atom("XdndEnter"), position: atom("XdndPosition"), leave: atom("XdndLeave"),
      files: atom("text/uri-list"), texts: Set(texts.map(atom)))
    let (list, anAtom) = (atom("XdndTypeList"), atom("ATOM"))
    self.init(window: UInt(info.info.x11.window), atoms: atoms) { source in
      var (type, format, count, rest) = (UInt(0), Int32(0), UInt(0), UInt(0))
      var bytes: UnsafeMutableRawPointer?
      // The other program may have ended. Without a handler, the resulting error would end this program.
      let previous = setErrorHandler { _, _ in 0 }
      defer { _ = setErrorHandler(previous) }
      let result = getProperty(
        display, source, list, 0, Self.longestList, 0, anAtom, &type, &format, &count, &rest, &bytes)
      defer { if bytes != nil { _ = release(bytes) } }
      guard result == 0, type == anAtom, format == 32, let bytes else { return [] }
      // The client library stores each number of 32 bits as a `long`, which is as large as a `UInt`.
      return Array(UnsafeBufferPointer(start: bytes.assumingMemoryBound(to: UInt.self), count: Int(count)))
    }
  }
}
