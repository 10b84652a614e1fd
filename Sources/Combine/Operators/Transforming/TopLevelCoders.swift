import Foundation

/// Decodes values from data.
public protocol TopLevelDecoder {
  /// The type of the data.
  associatedtype Input

  /// Decodes a value of a type.
  func decode<T>(_ type: T.Type, from: Self.Input) throws -> T where T: Decodable
}

/// Encodes values as data.
public protocol TopLevelEncoder {
  /// The type of the data.
  associatedtype Output

  /// Encodes a value.
  func encode<T>(_ value: T) throws -> Self.Output where T: Encodable
}

extension JSONDecoder: TopLevelDecoder {
  public typealias Input = Data
}

extension JSONEncoder: TopLevelEncoder {
  public typealias Output = Data
}

extension PropertyListDecoder: TopLevelDecoder {
  public typealias Input = Data
}

extension PropertyListEncoder: TopLevelEncoder {
  public typealias Output = Data
}
