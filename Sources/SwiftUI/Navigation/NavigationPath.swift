import Foundation

/// Values of any types that name the screens of a stack, from the first above the root to the last.
///
/// Documentation: `SwiftUI/NavigationPath`.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []

  /// No screens above the root.
  public init() {}

  /// Values of one type.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// Values as they were saved.
  public init(_ codable: CodableRepresentation) { elements = codable.elements }

  /// How many screens are above the root.
  public var count: Int { elements.count }
  /// Whether the root is shown.
  public var isEmpty: Bool { elements.isEmpty }

  /// Adds a screen on top.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  /// Removes screens from the top.
  ///
  /// - Precondition: There are as many.
  public mutating func removeLast(_ k: Int = 1) {
    guard k >= 0, k <= elements.count else {
      fatalError("Can't remove more items from a collection than it contains: \(k) of \(elements.count) screens")
    }
    elements.removeLast(k)
  }

  /// The path as it can be saved; nil where a value cannot.
  public var codable: CodableRepresentation? {
    elements.allSatisfy { $0.base is any Codable } ? CodableRepresentation(elements: elements) : nil
  }

  /// A path that can be saved.
  ///
  /// Documentation: `SwiftUI/NavigationPath/CodableRepresentation`.
  public struct CodableRepresentation: Codable, Equatable {
    let elements: [AnyHashable]

    init(elements: [AnyHashable]) { self.elements = elements }

    /// A path as `encode(to:)` wrote it.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var elements: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let text = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(name) is no type of this program")
        }
        elements.append(try Self.element(type, Data(text.utf8)))
      }
      // The last screen was written first.
      self.elements = elements.reversed()
    }

    private static func element<V: Decodable & Hashable>(_ type: V.Type, _ data: Data) throws -> AnyHashable {
      AnyHashable(try JSONDecoder().decode(type, from: data))
    }

    /// Writes the types and values, the last screen first.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements.reversed() {
        guard let value = element.base as? any Encodable, let name = _mangledTypeName(type(of: element.base)) else {
          throw EncodingError.invalidValue(
            element.base,
            EncodingError.Context(codingPath: encoder.codingPath, debugDescription: "the type has no name"))
        }
        try container.encode(name)
        try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
      }
    }
  }
}

/// The path of a stack, in an app's own value.
@MainActor
struct PathBinding {
  let get: () -> [AnyHashable]
  let set: ([AnyHashable]) -> Void

  init(_ path: Binding<NavigationPath>) {
    get = { path.wrappedValue.elements }
    set = { path.wrappedValue.elements = $0 }
  }

  init<Data>(_ path: Binding<Data>)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    get = { path.wrappedValue.map { AnyHashable($0) } }
    set = { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }
  }
}
