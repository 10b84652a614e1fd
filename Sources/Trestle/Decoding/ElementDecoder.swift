/// Decodes an element with the table of members that was made to find its kind. The table is most of the cost of an
/// element, so it is made once.
struct ElementDecoder: Decoder {
  let base: any Decoder
  let members: KeyedDecodingContainer<MixedKey>

  var codingPath: [any CodingKey] { base.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(ElementMembers(members: members))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { try base.unkeyedContainer() }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { try base.singleValueContainer() }
}

/// A key by its name.
struct MixedKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init(_ index: Int) {
    stringValue = "Index \(index)"
    intValue = index
  }

  init?(intValue: Int) { self.init(intValue) }
}

/// The members of an element under keys of the type that is decoded.
private struct ElementMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let members: KeyedDecodingContainer<MixedKey>

  var codingPath: [any CodingKey] { members.codingPath }
  var allKeys: [Key] { members.allKeys.compactMap { Key(stringValue: $0.stringValue) } }

  private func name(_ key: Key) -> MixedKey { MixedKey(stringValue: key.stringValue) }

  func contains(_ key: Key) -> Bool { members.contains(name(key)) }
  func decodeNil(forKey key: Key) throws -> Bool { try members.decodeNil(forKey: name(key)) }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try members.decode(type, forKey: name(key))
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    try members.decodeIfPresent(type, forKey: name(key))
  }

  // MARK: Containers

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try members.nestedContainer(keyedBy: type, forKey: name(key))
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try members.nestedUnkeyedContainer(forKey: name(key))
  }

  func superDecoder() throws -> any Decoder { try members.superDecoder() }
  func superDecoder(forKey key: Key) throws -> any Decoder { try members.superDecoder(forKey: name(key)) }

  // MARK: Types of their own in the protocol

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try members.decode(type, forKey: name(key)) }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try members.decode(type, forKey: name(key)) }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try members.decode(type, forKey: name(key)) }
  func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try members.decode(type, forKey: name(key)) }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try members.decode(type, forKey: name(key)) }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try members.decode(type, forKey: name(key)) }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try members.decode(type, forKey: name(key)) }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try members.decode(type, forKey: name(key)) }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try members.decode(type, forKey: name(key)) }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try members.decode(type, forKey: name(key)) }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try members.decode(type, forKey: name(key)) }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try members.decode(type, forKey: name(key)) }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try members.decode(type, forKey: name(key)) }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try members.decode(type, forKey: name(key)) }

  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
    try members.decodeIfPresent(type, forKey: name(key))
  }
  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    try members.decodeIfPresent(type, forKey: name(key))
  }
  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
    try members.decodeIfPresent(type, forKey: name(key))
  }
  func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? {
    try members.decodeIfPresent(type, forKey: name(key))
  }
  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
    try members.decodeIfPresent(type, forKey: name(key))
  }
  func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? {
    try members.decodeIfPresent(type, forKey: name(key))
  }
  func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? {
    try members.decodeIfPresent(type, forKey: name(key))
  }
  func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? {
    try members.decodeIfPresent(type, forKey: name(key))
  }
  func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? {
    try members.decodeIfPresent(type, forKey: name(key))
  }
  func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? {
    try members.decodeIfPresent(type, forKey: name(key))
  }
  func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? {
    try members.decodeIfPresent(type, forKey: name(key))
  }
  func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? {
    try members.decodeIfPresent(type, forKey: name(key))
  }
  func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? {
    try members.decodeIfPresent(type, forKey: name(key))
  }
  func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? {
    try members.decodeIfPresent(type, forKey: name(key))
  }
}
