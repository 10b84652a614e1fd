import Foundation
import Glibc

/// The toolchain's library `libsourcekitdInProc`, loaded when the first type is needed. Responses are read from their
/// textual description, so that the library's header is not needed.
final class CompilerService: @unchecked Sendable {
  private typealias Pointer = UnsafeMutableRawPointer
  private typealias Text = UnsafeMutablePointer<CChar>

  private let request: @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<Text?>?) -> Pointer?
  private let send: @convention(c) (Pointer) -> Pointer?
  private let describe: @convention(c) (Pointer) -> Text?
  private let release: @convention(c) (Pointer) -> Void
  private let dispose: @convention(c) (Pointer) -> Void
  private let lock = NSLock()

  /// The library of the toolchain whose compiler is on PATH.
  static func library(_ environment: [String: String]) -> URL? {
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let compiler = folders.map { $0 + "/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let compiler else { return nil }
    let programs = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
    return programs.deletingLastPathComponent().appendingPathComponent("lib/libsourcekitdInProc.so")
  }

  private static let loaded = NSLock()
  nonisolated(unsafe) private static var services: [URL: CompilerService] = [:]

  /// The service of a library, shared because a library can be started only once; nil if it cannot be loaded.
  static func shared(_ library: URL?) -> CompilerService? {
    guard let library else { return nil }
    return loaded.withLock {
      if let known = services[library] { return known }
      let service = CompilerService(library)
      services[library] = service
      return service
    }
  }

  private init?(_ library: URL) {
    guard let handle = dlopen(library.path, RTLD_NOW | RTLD_LOCAL) else { return nil }
    func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
      dlsym(handle, "sourcekitd_" + name).map { unsafeBitCast($0, to: type) }
    }
    typealias Request = @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<Text?>?) -> Pointer?
    typealias Send = @convention(c) (Pointer) -> Pointer?
    typealias Describe = @convention(c) (Pointer) -> Text?
    typealias Release = @convention(c) (Pointer) -> Void
    typealias Start = @convention(c) () -> Void
    guard let start = function("initialize", Start.self),
      let request = function("request_create_from_yaml", Request.self),
      let send = function("send_request_sync", Send.self),
      let describe = function("response_description_copy", Describe.self),
      let release = function("request_release", Release.self), let dispose = function("response_dispose", Release.self)
    else { return nil }
    (self.request, self.send, self.describe) = (request, send, describe)
    (self.release, self.dispose) = (release, dispose)
    start()
  }

  /// The types of all expressions of a file.
  func types(in file: String, _ arguments: [String]) -> [TypedExpression] {
    guard let file = Self.quoted(file), let arguments = Self.quoted(arguments) else { return [] }
    let text = """
      { key.request: source.request.expression.type, key.sourcefile: \(file), key.compilerargs: \(arguments),
        key.expectedtypes: [] }
      """
    return lock.withLock {
      guard let made = request(text, nil) else { return [] }
      defer { release(made) }
      guard let response = send(made) else { return [] }
      defer { dispose(response) }
      guard let description = describe(response) else { return [] }
      defer { free(description) }
      return Self.expressions(in: String(cString: description))
    }
  }

  /// A value as JSON, which is YAML.
  private static func quoted(_ value: some Encodable) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Reads offsets, lengths and types from lines such as `key.expression_offset: 62,`. Skips the type `_`, which means
  /// unknown.
  static func expressions(in description: String) -> [TypedExpression] {
    var expressions: [TypedExpression] = []
    var offset = 0
    var length = 0
    for line in description.split(separator: "\n") {
      let words = line.drop { $0 == " " }.split(separator: " ", maxSplits: 1)
      guard words.count == 2 else { continue }
      let value = words[1].last == "," ? words[1].dropLast() : words[1]
      switch words[0] {
      case "key.expression_offset:": offset = Int(value) ?? 0
      case "key.expression_length:": length = Int(value) ?? 0
      case "key.expression_type:":
        let type = value.dropFirst().dropLast()
        if type != "_" { expressions.append(TypedExpression(range: offset..<offset + length, type: String(type))) }
      default: break
      }
    }
    return expressions
  }
}
