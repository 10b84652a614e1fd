/// A JSON value with its position in the file.
struct JSONNode: Equatable {
  /// Byte offset of the value's first byte.
  var offset: Int
  var value: JSONValue

  /// The member of that name if this is an object that has one; the last one if a name repeats.
  subscript(key: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.last { $0.key == key }?.node
  }
}

/// One name with its value inside an object.
struct JSONMember: Equatable {
  /// Byte offset of the name's quotation mark.
  var offset: Int
  var key: String
  var node: JSONNode
}

/// A value in a JSON file.
enum JSONValue: Equatable {
  case object([JSONMember])
  case array([JSONNode])
  case string(String)
  case number(Double)
  case boolean(Bool)
  case null

  /// The kind of this value in words, for messages.
  var kindName: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .boolean: "true or false"
    case .null: "null"
    }
  }
}

/// The position of a syntax error in JSON, and its reason.
struct JSONSyntaxError: Error, Equatable {
  /// Byte offset of the first byte that does not fit.
  var offset: Int
  var message: String
}
