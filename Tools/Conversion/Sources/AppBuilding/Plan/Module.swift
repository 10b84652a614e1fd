import Foundation

/// A module that is built of Swift sources: an app, a library below it, a target of tests.
public struct Module: Sendable {
  /// A source that the build generates, such as an app's entry point or the accessor of a bundle.
  public struct Generated: Sendable, Equatable {
    public let name: String
    public let text: String
  }

  public let name: String
  public var sources: [URL] = []
  public var resources: [Resource] = []
  /// Flags of `#if` that the build sets.
  public var flags: [String] = []
  /// The Swift language mode of the sources.
  public var language = "5"
  /// Further options of the compiler.
  public var options: [String] = []
  /// All modules that this one depends on, directly or not; they are built before it.
  public var dependencies: [String] = []
  public var generated: [Generated] = []

  public init(_ name: String) { self.name = name }

  /// The texts of all sources.
  var texts: [String] {
    sources.map { (try? Data(contentsOf: $0)).map { String(decoding: $0, as: UTF8.self) } ?? "" }
      + generated.map(\.text)
  }
}
