import Foundation
import Stage

/// The user's session bus (D-Bus), called through the library that the system has.
///
/// Supports only blocking calls with string arguments, and requests for a file dialogue, which a signal answers.
final class MessageBus {
  private typealias Pointer = UnsafeMutableRawPointer

  /// The address of the bus; `nil` if none is running. The library itself would start a bus, which an app should not
  /// do.
  static func address(
    environment: [String: String], fileExists: (String) -> Bool = FileManager.default.fileExists(atPath:)
  ) -> String? {
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return address }
    guard let folder = environment["XDG_RUNTIME_DIR"], fileExists(folder + "/bus") else { return nil }
    return "unix:path=\(folder)/bus"
  }

  private let functions: Functions
  private let connection: Pointer

  /// Connects; `nil` without a bus or its library. Blocks while it connects, so not on the main queue.
  init?(environment: [String: String]) {
    guard let address = MessageBus.address(environment: environment), let functions = Functions(),
      let connection = functions.open(address, nil)
    else { return nil }
    self.functions = functions
    self.connection = connection
    functions.setExitOnDisconnect(connection, 0)
    guard functions.register(connection, nil) != 0 else { return nil }
  }

  deinit {
    functions.close(connection)
    functions.unreference(connection)
  }

  /// Calls a method and waits for the unsigned number in its answer, inside any variants; `nil` if there is no such
  /// answer, on an error, or if it takes longer than `timeout` milliseconds.
  func number(
    destination: String, path: String, interface: String, method: String, arguments: [String], timeout: Int32
  ) -> UInt32? {
    guard let message = functions.newCall(destination, path, interface, method) else { return nil }
    defer { functions.unreferenceMessage(message) }
    append(arguments, to: message)
    guard let reply = functions.call(connection, message, timeout, nil) else { return nil }
    defer { functions.unreferenceMessage(reply) }
    return firstNumber(in: reply)
  }

  /// Shows the desktop's file dialogue, and waits until the user has closed it; `unavailable` without a portal.
  func choose(_ request: FilePanelRequest, timeout: Int32) -> FilePanelAnswer {
    let interface = "org.freedesktop.portal.FileChooser"
    guard let requests = functions.requests,
      let message = functions.newCall(
        "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", interface, "OpenFile")
    else { return .unavailable }
    defer { functions.unreferenceMessage(message) }
    // Subscribed before the call, because the answer may come at once.
    requests.addMatch(connection, "type='signal',interface='org.freedesktop.portal.Request',member='Response'", nil)
    withIterator { iterator in
      functions.beginAppending(message, iterator)
      // No parent window: the dialogue is placed by the desktop.
      append(.string(""), at: iterator, requests)
      append(.string(request.title), at: iterator, requests)
      append(FilePortal.options(request), at: iterator, requests)
    }
    guard let reply = functions.call(connection, message, timeout, nil) else { return .unavailable }
    defer { functions.unreferenceMessage(reply) }
    let path = withIterator { iterator -> String? in
      functions.beginReading(reply, iterator) != 0 ? text(at: iterator) : nil
    }
    guard let path else { return .unavailable }
    return response(of: path, requests)
  }

  /// Waits until a request ends. If the connection to the bus is lost, the request counts as cancelled.
  private func response(of path: String, _ requests: Requests) -> FilePanelAnswer {
    while requests.readAndWrite(connection, MessageBus.pollInterval) != 0 {
      while let message = requests.pop(connection) {
        defer { functions.unreferenceMessage(message) }
        guard requests.isSignal(message, "org.freedesktop.portal.Request", "Response") != 0,
          requests.path(message).map({ String(cString: $0) }) == path
        else { continue }
        return withIterator { iterator -> FilePanelAnswer in
          guard functions.beginReading(message, iterator) != 0, let number = number(at: iterator) else {
            return .cancelled
          }
          var addresses: [String] = []
          if requests.next(iterator) != 0 { collectAddresses(at: iterator, requests, into: &addresses) }
          return FilePortal.answer(response: number, addresses: addresses)
        }
      }
    }
    return .cancelled
  }

  /// In milliseconds.
  private static let pollInterval: Int32 = 500

  /// Collects the addresses in the entry `uris` of a dictionary; other entries are skipped.
  private func collectAddresses(at iterator: Pointer, _ requests: Requests, into addresses: inout [String]) {
    withIterator { entries in
      functions.recurse(iterator, entries)
      repeat {
        guard functions.argumentType(entries) == MessageBus.entryType else { continue }
        withIterator { pair in
          functions.recurse(entries, pair)
          guard text(at: pair) == "uris", requests.next(pair) != 0 else { return }
          withIterator { variant in
            functions.recurse(pair, variant)
            guard functions.argumentType(variant) == MessageBus.arrayType else { return }
            withIterator { element in
              functions.recurse(variant, element)
              repeat {
                if let address = text(at: element) { addresses.append(address) }
              } while requests.next(element) != 0
            }
          }
        }
      } while requests.next(entries) != 0
    }
  }

  private func text(at iterator: Pointer) -> String? {
    guard [MessageBus.stringType, MessageBus.pathType].contains(functions.argumentType(iterator)) else { return nil }
    var text: UnsafePointer<CChar>?
    functions.basicValue(iterator, &text)
    return text.map { String(cString: $0) }
  }

  // MARK: Values

  /// A dictionary of names and values of any type.
  private func append(_ options: [(name: String, value: MessageValue)], at iterator: Pointer, _ requests: Requests) {
    container(MessageBus.arrayType, "{sv}", at: iterator, requests) { entries in
      for option in options {
        container(MessageBus.entryType, nil, at: entries, requests) { entry in
          append(.string(option.name), at: entry, requests)
          container(MessageBus.variantType, option.value.signature, at: entry, requests) { variant in
            append(option.value, at: variant, requests)
          }
        }
      }
    }
  }

  private func append(_ value: MessageValue, at iterator: Pointer, _ requests: Requests) {
    switch value {
    case .string(let text):
      text.withCString { text in
        var text: UnsafePointer<CChar>? = text
        _ = functions.append(iterator, MessageBus.stringType, &text)
      }
    case .boolean(let flag):
      var number: UInt32 = flag ? 1 : 0
      _ = functions.append(iterator, MessageBus.booleanType, &number)
    case .unsigned(var number): _ = functions.append(iterator, MessageBus.unsignedType, &number)
    case .bytes(let bytes):
      container(MessageBus.arrayType, "y", at: iterator, requests) { element in
        for var byte in bytes { _ = functions.append(element, MessageBus.byteType, &byte) }
      }
    case .structure(let parts):
      container(MessageBus.structureType, nil, at: iterator, requests) { inner in
        for part in parts { append(part, at: inner, requests) }
      }
    case .array(let signature, let elements):
      container(MessageBus.arrayType, signature, at: iterator, requests) { inner in
        for element in elements { append(element, at: inner, requests) }
      }
    }
  }

  private func container(
    _ type: Int32, _ signature: String?, at iterator: Pointer, _ requests: Requests, _ body: (Pointer) -> Void
  ) {
    withIterator { inner in
      _ = signature.withOptionalCString { requests.open(iterator, type, $0, inner) }
      body(inner)
      _ = requests.close(iterator, inner)
    }
  }

  private func append(_ arguments: [String], to message: Pointer) {
    withIterator { iterator in
      functions.beginAppending(message, iterator)
      for argument in arguments {
        argument.withCString { text in
          var text: UnsafePointer<CChar>? = text
          _ = functions.append(iterator, MessageBus.stringType, &text)
        }
      }
    }
  }

  private func firstNumber(in reply: Pointer) -> UInt32? {
    withIterator { outer in
      guard functions.beginReading(reply, outer) != 0 else { return nil }
      return number(at: outer)
    }
  }

  /// Settings come wrapped in one variant or two.
  private func number(at iterator: Pointer) -> UInt32? {
    switch functions.argumentType(iterator) {
    case MessageBus.unsignedType:
      var value: UInt32 = 0
      functions.basicValue(iterator, &value)
      return value
    case MessageBus.variantType:
      return withIterator { inner in
        functions.recurse(iterator, inner)
        return number(at: inner)
      }
    default: return nil
    }
  }

  /// Memory for the library's iterator, whose layout is private: 14 words at most.
  private func withIterator<Result>(_ body: (Pointer) -> Result) -> Result {
    withUnsafeTemporaryAllocation(byteCount: 256, alignment: 16) { body($0.baseAddress!) }
  }

  private static let stringType = Int32(UInt8(ascii: "s"))
  private static let pathType = Int32(UInt8(ascii: "o"))
  private static let booleanType = Int32(UInt8(ascii: "b"))
  private static let byteType = Int32(UInt8(ascii: "y"))
  private static let arrayType = Int32(UInt8(ascii: "a"))
  private static let structureType = Int32(UInt8(ascii: "r"))
  private static let entryType = Int32(UInt8(ascii: "e"))
  private static let unsignedType = Int32(UInt8(ascii: "u"))
  private static let variantType = Int32(UInt8(ascii: "v"))
}

extension MessageBus {
  private struct Functions {
    typealias Open = @convention(c) (UnsafePointer<CChar>, Pointer?) -> Pointer?
    typealias Register = @convention(c) (Pointer, Pointer?) -> UInt32
    typealias SetExitOnDisconnect = @convention(c) (Pointer, UInt32) -> Void
    typealias Close = @convention(c) (Pointer) -> Void
    typealias Unreference = @convention(c) (Pointer) -> Void
    typealias NewCall =
      @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafePointer<CChar>)
      -> Pointer?
    typealias UnreferenceMessage = @convention(c) (Pointer) -> Void
    typealias BeginAppending = @convention(c) (Pointer, Pointer) -> Void
    typealias Append = @convention(c) (Pointer, Int32, UnsafeRawPointer) -> UInt32
    typealias Call = @convention(c) (Pointer, Pointer, Int32, Pointer?) -> Pointer?
    typealias BeginReading = @convention(c) (Pointer, Pointer) -> UInt32
    typealias ArgumentType = @convention(c) (Pointer) -> Int32
    typealias BasicValue = @convention(c) (Pointer, UnsafeMutableRawPointer) -> Void
    typealias Recurse = @convention(c) (Pointer, Pointer) -> Void

    let open: Open
    let register: Register
    let setExitOnDisconnect: SetExitOnDisconnect
    let close: Close
    let unreference: Unreference
    let newCall: NewCall
    let unreferenceMessage: UnreferenceMessage
    let beginAppending: BeginAppending
    let append: Append
    let call: Call
    let beginReading: BeginReading
    let argumentType: ArgumentType
    let basicValue: BasicValue
    let recurse: Recurse
    /// Nil if the library lacks one of these functions.
    let requests: Requests?

    /// `nil` if the library is missing or lacks one of the functions.
    init?() {
      guard let library = DynamicLibrary("libdbus-1.so.3"),
        let open = library.function("dbus_connection_open_private", as: Open.self),
        let register = library.function("dbus_bus_register", as: Register.self),
        let setExitOnDisconnect = library.function(
          "dbus_connection_set_exit_on_disconnect", as: SetExitOnDisconnect.self),
        let close = library.function("dbus_connection_close", as: Close.self),
        let unreference = library.function("dbus_connection_unref", as: Unreference.self),
        let newCall = library.function("dbus_message_new_method_call", as: NewCall.self),
        let unreferenceMessage = library.function("dbus_message_unref", as: UnreferenceMessage.self),
        let beginAppending = library.function("dbus_message_iter_init_append", as: BeginAppending.self),
        let append = library.function("dbus_message_iter_append_basic", as: Append.self),
        let call = library.function("dbus_connection_send_with_reply_and_block", as: Call.self),
        let beginReading = library.function("dbus_message_iter_init", as: BeginReading.self),
        let argumentType = library.function("dbus_message_iter_get_arg_type", as: ArgumentType.self),
        let basicValue = library.function("dbus_message_iter_get_basic", as: BasicValue.self),
        let recurse = library.function("dbus_message_iter_recurse", as: Recurse.self)
      else { return nil }
      self.open = open
      self.register = register
      self.setExitOnDisconnect = setExitOnDisconnect
      self.close = close
      self.unreference = unreference
      self.newCall = newCall
      self.unreferenceMessage = unreferenceMessage
      self.beginAppending = beginAppending
      self.append = append
      self.call = call
      self.beginReading = beginReading
      self.argumentType = argumentType
      self.basicValue = basicValue
      self.recurse = recurse
      requests = Requests(library)
    }
  }
}

extension MessageBus {
  /// The functions for requests that are answered by a signal.
  private struct Requests {
    typealias AddMatch = @convention(c) (Pointer, UnsafePointer<CChar>, Pointer?) -> Void
    typealias ReadAndWrite = @convention(c) (Pointer, Int32) -> UInt32
    typealias Pop = @convention(c) (Pointer) -> Pointer?
    typealias IsSignal = @convention(c) (Pointer, UnsafePointer<CChar>, UnsafePointer<CChar>) -> UInt32
    typealias Path = @convention(c) (Pointer) -> UnsafePointer<CChar>?
    typealias Next = @convention(c) (Pointer) -> UInt32
    typealias OpenContainer = @convention(c) (Pointer, Int32, UnsafePointer<CChar>?, Pointer) -> UInt32
    typealias CloseContainer = @convention(c) (Pointer, Pointer) -> UInt32

    let addMatch: AddMatch
    let readAndWrite: ReadAndWrite
    let pop: Pop
    let isSignal: IsSignal
    let path: Path
    let next: Next
    let open: OpenContainer
    let close: CloseContainer

    init?(_ library: DynamicLibrary) {
      guard let addMatch = library.function("dbus_bus_add_match", as: AddMatch.self),
        let readAndWrite = library.function("dbus_connection_read_write", as: ReadAndWrite.self),
        let pop = library.function("dbus_connection_pop_message", as: Pop.self),
        let isSignal = library.function("dbus_message_is_signal", as: IsSignal.self),
        let path = library.function("dbus_message_get_path", as: Path.self),
        let next = library.function("dbus_message_iter_next", as: Next.self),
        let open = library.function("dbus_message_iter_open_container", as: OpenContainer.self),
        let close = library.function("dbus_message_iter_close_container", as: CloseContainer.self)
      else { return nil }
      self.addMatch = addMatch
      self.readAndWrite = readAndWrite
      self.pop = pop
      self.isSignal = isSignal
      self.path = path
      self.next = next
      self.open = open
      self.close = close
    }
  }
}

extension Optional<String> {
  /// Calls `body` with the text as a C string, or with nil if there is no text.
  fileprivate func withOptionalCString<Result>(_ body: (UnsafePointer<CChar>?) -> Result) -> Result {
    guard let self else { return body(nil) }
    return self.withCString(body)
  }
}
