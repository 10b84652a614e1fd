import Foundation

/// The user's session bus (D-Bus), called through the library that the system has.
///
/// Only what one blocking call with string arguments needs.
final class MessageBus {
  private typealias Pointer = UnsafeMutableRawPointer

  /// Where the bus listens; `nil` when none runs. The library would start one, which is not ours to do.
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

  /// Calls a method and waits for the unsigned number in its answer, inside any variants; `nil` when the answer is
  /// none, an error, or takes longer than `timeout` milliseconds.
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

  /// Room for the library's iterator, whose layout is its own: 14 words at most.
  private func withIterator<Result>(_ body: (Pointer) -> Result) -> Result {
    withUnsafeTemporaryAllocation(byteCount: 256, alignment: 16) { body($0.baseAddress!) }
  }

  private static let stringType = Int32(UInt8(ascii: "s"))
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
    }
  }
}
