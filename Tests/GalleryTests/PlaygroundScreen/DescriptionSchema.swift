import Foundation

@testable import Gallery

/// Holds JSON values to a JSON Schema, with the keywords that the playground's has.
struct DescriptionSchema {
  let root: JSONNode

  init() throws {
    let path = PlaygroundExample.folder.appendingPathComponent("list.schema.json")
    var reader = JSONReader([UInt8](try Data(contentsOf: path)))
    root = try reader.readValue()
  }

  static let keywords: Set = [
    "$schema", "$defs", "$ref", "title", "description", "type", "properties", "required", "additionalProperties",
    "items",
    "enum", "const", "minimum", "maximum", "minLength", "not", "anyOf", "allOf", "oneOf", "if", "else",
  ]

  func accepts(_ value: JSONNode) -> Bool { accepts(value, root) }

  private func accepts(_ value: JSONNode, _ schema: JSONNode) -> Bool {
    guard case .object(let members) = schema.value else { return schema.value == .boolean(true) }
    return members.allSatisfy { accepts(value, $0.key, $0.node, schema) }
  }

  private func accepts(_ value: JSONNode, _ keyword: String, _ node: JSONNode, _ schema: JSONNode) -> Bool {
    switch keyword {
    case "$ref": accepts(value, definition(node))
    case "type": type(value, node.text)
    case "enum": node.elements.contains { $0.value == value.value }
    case "const": node.value == value.value
    case "minimum": number(value).map { $0 >= number(node)! } ?? true
    case "maximum": number(value).map { $0 <= number(node)! } ?? true
    case "minLength": value.text.map { Double($0.unicodeScalars.count) >= number(node)! } ?? true
    case "required": !value.isObject || node.elements.allSatisfy { value[$0.text!] != nil }
    case "properties": members(value).allSatisfy { key, member in node[key].map { accepts(member, $0) } ?? true }
    case "additionalProperties":
      members(value).allSatisfy { key, member in schema["properties"]?[key] != nil || accepts(member, node) }
    case "items":
      if case .array(let elements) = value.value { elements.allSatisfy { accepts($0, node) } } else { true }
    case "not": !accepts(value, node)
    case "anyOf": node.elements.contains { accepts(value, $0) }
    case "allOf": node.elements.allSatisfy { accepts(value, $0) }
    case "oneOf": node.elements.count { accepts(value, $0) } == 1
    case "if": accepts(value, node) || accepts(value, schema["else"]!)
    default: true
    }
  }

  private func definition(_ reference: JSONNode) -> JSONNode {
    reference.text!.split(separator: "/").dropFirst().reduce(root) { $0[String($1)]! }
  }

  private func type(_ value: JSONNode, _ name: String?) -> Bool {
    switch (name, value.value) {
    case ("object", .object), ("array", .array), ("string", .string), ("number", .number), ("boolean", .boolean): true
    case ("integer", .number(let number)): number.rounded() == number
    default: false
    }
  }

  private func number(_ node: JSONNode) -> Double? {
    if case .number(let number) = node.value { number } else { nil }
  }

  private func members(_ node: JSONNode) -> [(String, JSONNode)] {
    if case .object(let members) = node.value { members.map { ($0.key, $0.node) } } else { [] }
  }
}

extension JSONNode {
  var text: String? { if case .string(let text) = value { text } else { nil } }
  var isObject: Bool { if case .object = value { true } else { false } }
  var elements: [JSONNode] { if case .array(let elements) = value { elements } else { [] } }
  /// The names of an object's members.
  var keys: [String] { if case .object(let members) = value { members.map(\.key) } else { [] } }

  /// Every value in this one.
  var everything: [JSONNode] {
    switch value {
    case .object(let members): [self] + members.flatMap(\.node.everything)
    case .array(let elements): [self] + elements.flatMap(\.everything)
    default: [self]
    }
  }
}
