import Expectations
import Foundation
import Stage
import Testing

@testable import StageSDL

/// The desktop's file dialogue: the request, the answer, and a whole conversation with a portal on a bus of its own.
@Suite(.serialized) struct FilePortalTests {
  private let request = FilePanelRequest(
    kind: .files, title: "Open", acceptLabel: "Choose", allowsSeveral: true, folder: "/home/ä",
    filters: [FilePanelRequest.Filter(name: "Pictures", patterns: ["*.png", "*.jpg"])])

  @Test func aRequestSetsTheOptionsOfThePortal() {
    let options = Dictionary(uniqueKeysWithValues: FilePortal.options(request).map { ($0.name, $0.value) })
    expect(options["multiple"] == .boolean(true) && options["directory"] == .boolean(false))
    expectEqual(options["accept_label"], .string("Choose"))
    expectEqual(options["current_folder"], .bytes(Array("/home/ä".utf8) + [0]))
    expect(options["filters"]?.signature == "a(sa(us))" && options["current_folder"]?.signature == "ay")
    expectEqual(
      options["filters"],
      .array(
        "(sa(us))",
        [
          .structure([
            .string("Pictures"),
            .array(
              "(us)",
              [
                .structure([.unsigned(0), .string("*.png")]), .structure([.unsigned(0), .string("*.jpg")]),
              ]),
          ])
        ]))
    var other = request
    (other.kind, other.folder, other.filters) = (.folders, nil, [])
    let names = FilePortal.options(other).map(\.name)
    expectEqual(names, ["accept_label", "modal", "multiple", "directory"])
  }

  @Test func portalResponsesBecomeAnswers() {
    expect(
      FilePortal.answer(response: 0, addresses: ["file:///tmp/a%20b.png", "https://example.org"])
        == .chosen([URL(fileURLWithPath: "/tmp/a b.png")]))
    expectEqual(FilePortal.answer(response: 1, addresses: []), .cancelled)
    expect(FilePortal.answer(response: 2, addresses: ["file:///tmp/a"]) == .cancelled)
    expectEqual(FilePortal.answer(response: 0, addresses: []), .cancelled)
  }

  @Test func withoutABusTheDialogueIsUnavailable() async {
    let answer = await withCheckedContinuation { continuation in
      Task { @MainActor in FilePortal.ask(request, environment: [:]) { continuation.resume(returning: $0) } }
    }
    expectEqual(answer, .unavailable)
  }

  @Test(.enabled(if: BusDaemon.isInstalled)) func withoutAPortalTheDialogueIsUnavailable() throws {
    let daemon = try BusDaemon()
    let bus = try require(MessageBus(environment: ["DBUS_SESSION_BUS_ADDRESS": daemon.address]))
    expectEqual(bus.choose(request, timeout: 2000), .unavailable)
  }

  @Test(.enabled(if: BusDaemon.isInstalled), arguments: [UInt32(0), 1])
  func aRequestIsAnsweredThroughThePortal(_ response: UInt32)
    throws
  {
    let daemon = try BusDaemon()
    let portal = try require(PortalDouble(address: daemon.address, response: response))
    portal.serve()
    let bus = try require(MessageBus(environment: ["DBUS_SESSION_BUS_ADDRESS": daemon.address]))
    let answer = bus.choose(request, timeout: 5000)
    expectEqual(answer, (response == 0 ? .chosen([URL(fileURLWithPath: "/tmp/picture 1.png")]) : .cancelled))
    expectEqual(portal.signatures, ["ssa{sv}"])
  }
}

/// A message bus of its own.
private final class BusDaemon {
  private static let path = "/usr/bin/dbus-daemon"
  static let isInstalled = FileManager.default.isExecutableFile(atPath: path)

  private let process = Process()
  let address: String

  init() throws {
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: Self.path)
    process.arguments = ["--session", "--nofork", "--print-address=1", "--address=unix:tmpdir=/tmp"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var text = ""
    while !text.contains("\n") {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { break }
      text += String(decoding: data, as: UTF8.self)
    }
    address = text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  deinit { process.terminate() }
}

/// A portal that answers each request at once with one file.
private final class PortalDouble: @unchecked Sendable {
  private typealias Pointer = UnsafeMutableRawPointer
  private let library: DynamicLibrary
  private let connection: Pointer
  private let response: UInt32
  private let lock = NSLock()
  private var seen: [String] = []

  var signatures: [String] { lock.withLock { seen } }

  init?(address: String, response: UInt32) {
    typealias Open = @convention(c) (UnsafePointer<CChar>, Pointer?) -> Pointer?
    typealias Register = @convention(c) (Pointer, Pointer?) -> UInt32
    typealias RequestName = @convention(c) (Pointer, UnsafePointer<CChar>, UInt32, Pointer?) -> Int32
    guard let library = DynamicLibrary("libdbus-1.so.3"),
      let open = library.function("dbus_connection_open_private", as: Open.self),
      let register = library.function("dbus_bus_register", as: Register.self),
      let requestName = library.function("dbus_bus_request_name", as: RequestName.self),
      let connection = open(address, nil), register(connection, nil) != 0,
      requestName(connection, "org.freedesktop.portal.Desktop", 0, nil) == 1
    else { return nil }
    (self.library, self.connection, self.response) = (library, connection, response)
    typealias SetExit = @convention(c) (Pointer, UInt32) -> Void
    library.function("dbus_connection_set_exit_on_disconnect", as: SetExit.self)?(connection, 0)
  }

  func serve() {
    Thread.detachNewThread { [self] in while answer() {} }
  }

  /// Returns false once a request was answered, or the bus is gone.
  private func answer() -> Bool {
    typealias ReadAndWrite = @convention(c) (Pointer, Int32) -> UInt32
    typealias Pop = @convention(c) (Pointer) -> Pointer?
    typealias Text = @convention(c) (Pointer) -> UnsafePointer<CChar>?
    typealias IsCall = @convention(c) (Pointer, UnsafePointer<CChar>, UnsafePointer<CChar>) -> UInt32
    typealias NewReturn = @convention(c) (Pointer) -> Pointer?
    typealias NewSignal =
      @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafePointer<CChar>) -> Pointer?
    typealias Send = @convention(c) (Pointer, Pointer, UnsafeMutablePointer<UInt32>?) -> UInt32
    typealias Flush = @convention(c) (Pointer) -> Void
    guard let readAndWrite = library.function("dbus_connection_read_write", as: ReadAndWrite.self),
      let pop = library.function("dbus_connection_pop_message", as: Pop.self),
      let signature = library.function("dbus_message_get_signature", as: Text.self),
      let isCall = library.function("dbus_message_is_method_call", as: IsCall.self),
      let newReturn = library.function("dbus_message_new_method_return", as: NewReturn.self),
      let newSignal = library.function("dbus_message_new_signal", as: NewSignal.self),
      let send = library.function("dbus_connection_send", as: Send.self),
      let flush = library.function("dbus_connection_flush", as: Flush.self),
      readAndWrite(connection, 200) != 0
    else { return false }
    while let message = pop(connection) {
      guard isCall(message, "org.freedesktop.portal.FileChooser", "OpenFile") != 0 else { continue }
      lock.withLock { seen.append(signature(message).map { String(cString: $0) } ?? "") }
      let path = "/org/freedesktop/portal/desktop/request/1/t"
      if let reply = newReturn(message) {
        append([(Int32(UInt8(ascii: "o")), path)], to: reply)
        _ = send(connection, reply, nil)
      }
      if let signal = newSignal(path, "org.freedesktop.portal.Request", "Response") {
        appendResponse(to: signal)
        _ = send(connection, signal, nil)
      }
      flush(connection)
      return false
    }
    return true
  }

  private typealias Begin = @convention(c) (Pointer, Pointer) -> Void
  private typealias AppendBasic = @convention(c) (Pointer, Int32, UnsafeRawPointer) -> UInt32
  private typealias OpenContainer = @convention(c) (Pointer, Int32, UnsafePointer<CChar>?, Pointer) -> UInt32
  private typealias CloseContainer = @convention(c) (Pointer, Pointer) -> UInt32

  private func withIterator(_ body: (Pointer) -> Void) {
    withUnsafeTemporaryAllocation(byteCount: 256, alignment: 16) { body($0.baseAddress!) }
  }

  private func append(_ texts: [(type: Int32, text: String)], at iterator: Pointer) {
    let append = library.function("dbus_message_iter_append_basic", as: AppendBasic.self)!
    for (type, text) in texts {
      text.withCString { text in
        var text: UnsafePointer<CChar>? = text
        _ = append(iterator, type, &text)
      }
    }
  }

  private func append(_ texts: [(type: Int32, text: String)], to message: Pointer) {
    withIterator { iterator in
      library.function("dbus_message_iter_init_append", as: Begin.self)!(message, iterator)
      append(texts, at: iterator)
    }
  }

  private func appendResponse(to message: Pointer) {
    let open = library.function("dbus_message_iter_open_container", as: OpenContainer.self)!
    let close = library.function("dbus_message_iter_close_container", as: CloseContainer.self)!
    func container(_ type: Character, _ signature: String?, _ iterator: Pointer, _ body: (Pointer) -> Void) {
      withIterator { inner in
        if let signature {
          _ = signature.withCString { open(iterator, Int32(type.asciiValue!), $0, inner) }
        } else {
          _ = open(iterator, Int32(type.asciiValue!), nil, inner)
        }
        body(inner)
        _ = close(iterator, inner)
      }
    }
    let text = Int32(UInt8(ascii: "s"))
    withIterator { iterator in
      library.function("dbus_message_iter_init_append", as: Begin.self)!(message, iterator)
      var number = response
      _ = library.function("dbus_message_iter_append_basic", as: AppendBasic.self)!(
        iterator, Int32(UInt8(ascii: "u")), &number)
      container("a", "{sv}", iterator) { entries in
        container("e", nil, entries) { entry in
          append([(text, "choices")], at: entry)
          container("v", "s", entry) { append([(text, "file:///tmp/none")], at: $0) }
        }
        container("e", nil, entries) { entry in
          append([(text, "uris")], at: entry)
          container("v", "as", entry) { variant in
            container("a", "s", variant) { append([(text, "file:///tmp/picture%201.png")], at: $0) }
          }
        }
      }
    }
  }
}
