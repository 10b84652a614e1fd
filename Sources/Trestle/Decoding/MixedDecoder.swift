import Foundation

/// Decodes arrays whose elements are of several kinds.
///
///     let decoder = MixedDecoder<FeedItem>(kindKey: "type")
///       .kind("post", DecodedPost.self) { .post($0) }
///       .kind("offer", DecodedOffer.self) { .offer($0) }
///     let feed = try decoder.decode(data)
///
/// An element of an unknown kind, or one that is broken, is left out and named; the others stay in their order.
public struct MixedDecoder<Element> {
  fileprivate let kindKey: String
  fileprivate var kinds: [String: (any Decoder) throws -> Element] = [:]

  /// A decoder of elements that name their kind under a key.
  public init(kindKey: String) { self.kindKey = kindKey }

  /// Registers the type that decodes elements of a kind, and the conversion to the array's element type.
  public func kind<Kind: Decodable>(
    _ name: String, _ type: Kind.Type, _ make: @escaping (Kind) -> Element
  ) -> MixedDecoder {
    var copy = self
    copy.kinds[name] = { make(try Kind(from: $0)) }
    return copy
  }

  /// Decodes an array.
  ///
  /// - Throws: the error of `decoder` if the data are not a JSON array.
  public func decode(_ data: Data, with decoder: JSONDecoder = JSONDecoder()) throws -> MixedElements<Element> {
    try decoder.decode(MixedElements<Element>.self, from: data, configuration: self)
  }
}

/// The decoded elements of an array of several kinds, and the problems of the others.
///
/// As a property of a custom type it is decoded with a ``MixedDecoder`` as its configuration.
public struct MixedElements<Element>: DecodableWithConfiguration {
  /// The elements that could be decoded, in their order.
  public let elements: [Element]
  /// The others, in their order.
  public let problems: [MixedProblem]

  /// Decodes the elements of an unkeyed container, and notes those that cannot be.
  public init(from decoder: any Decoder, configuration: MixedDecoder<Element>) throws {
    var container = try decoder.unkeyedContainer()
    var elements: [Element] = []
    var problems: [MixedProblem] = []
    elements.reserveCapacity(container.count ?? 0)
    let key = MixedKey(stringValue: configuration.kindKey)
    while !container.isAtEnd {
      let index = container.currentIndex
      do {
        let element = try container.superDecoder()
        let members = try element.container(keyedBy: MixedKey.self)
        let name = try members.decode(String.self, forKey: key)
        if let decode = configuration.kinds[name] {
          elements.append(try decode(ElementDecoder(base: element, members: members)))
        } else {
          problems.append(MixedProblem(index: index, path: element.codingPath, reason: .unknownKind(name)))
        }
      } catch {
        problems.append(MixedProblem(index: index, error, arrayPath: container.codingPath))
        // A container that could not be entered does not advance.
        if container.currentIndex == index { break }
      }
    }
    self.elements = elements
    self.problems = problems
  }
}

/// An element that could not be decoded, and the reason.
public struct MixedProblem: Equatable, Sendable, CustomStringConvertible {
  /// The reason why an element could not be decoded.
  public enum Reason: Equatable, Sendable {
    /// No type is registered for this kind.
    case unknownKind(String)
    /// The missing member, or the one of an unexpected type.
    case broken(String)
  }

  /// The index of the element in its array.
  public let index: Int
  /// The path of the element in the data, such as `items[3].author.name`.
  public let path: String
  /// Why the element could not be decoded.
  public let reason: Reason

  init(index: Int, path: [any CodingKey], reason: Reason) {
    self.index = index
    self.path = Self.text(path)
    self.reason = reason
  }

  init(index: Int, _ error: any Error, arrayPath: [any CodingKey]) {
    guard let error = error as? DecodingError else {
      self.init(index: index, path: arrayPath + [MixedKey(index)], reason: .broken("\(error)"))
      return
    }
    switch error {
    case .keyNotFound(let key, let context):
      self.init(index: index, path: context.codingPath, reason: .broken("there is no '\(key.stringValue)'"))
    case .valueNotFound(let type, let context):
      self.init(index: index, path: context.codingPath, reason: .broken("there is nothing where a \(type) should be"))
    case .typeMismatch(let type, let context):
      self.init(index: index, path: context.codingPath, reason: .broken("this is no \(type)"))
    case .dataCorrupted(let context):
      self.init(index: index, path: context.codingPath, reason: .broken(context.debugDescription))
    @unknown default:
      self.init(index: index, path: arrayPath + [MixedKey(index)], reason: .broken("\(error)"))
    }
  }

  private static func text(_ path: [any CodingKey]) -> String {
    path.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }

  /// The path and the reason, such as `items[3].author: there is no 'name'`.
  public var description: String {
    switch reason {
    case .unknownKind(let name): "\(path): '\(name)' is of no known kind"
    case .broken(let reason): "\(path): \(reason)"
    }
  }
}
