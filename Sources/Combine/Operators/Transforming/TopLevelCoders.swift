import Foundation

/// Makes values of data.
public protocol TopLevelDecoder {
  /// The data.
  associatedtype Input

  /// Makes a value of a type.
  func decode<T>(_ type: T.Type, from: Self.Input) throws -> T where T: Decodable
}

/// Makes data of values.
public protocol TopLevelEncoder {
  /// The data.
  associatedtype Output

  /// Makes data of a value.
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
