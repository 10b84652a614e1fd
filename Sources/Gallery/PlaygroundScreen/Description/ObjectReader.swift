/// Reads the members of a JSON object, and notes those that do not fit.
struct ObjectReader {
  /// The place of the object in the file.
  let path: DescriptionPath
  let offset: Int
  /// In the order of the file.
  let members: [JSONMember]
  /// The members by name; nil for an object with few members, in which a linear search is faster.
  private let nodes: [String: JSONNode]?
  private let mistakes: Mistakes

  /// Nil for a value that is not an object, which is reported; so are duplicate names.
  init?(_ node: JSONNode, path: DescriptionPath, _ mistakes: Mistakes) {
    guard case .object(let members) = node.value else {
      mistakes.note(at: node.offset, path: path.text, "expected an object, found \(node.value.kindName)")
      return nil
    }
    self.path = path
    self.members = members
    self.mistakes = mistakes
    offset = node.offset
    nodes =
      members.count <= Self.few
      ? nil : Dictionary(members.map { ($0.key, $0.node) }, uniquingKeysWith: { _, last in last })
    noteRepeatedNames()
  }

  private static let few = 24

  private func noteRepeatedNames() {
    if let nodes, nodes.count == members.count { return }
    var known: Set<String> = []
    for (index, member) in members.enumerated() {
      let isKnown =
        nodes == nil ? members[..<index].contains { $0.key == member.key } : !known.insert(member.key).inserted
      guard isKnown else { continue }
      mistakes.note(
        at: member.offset, path: path(member.key).text, "the name “\(member.key.shortened)” is there twice")
    }
  }

  /// Notes a mistake for each member whose name is not among these.
  func allow(_ names: [String]) {
    for member in members where !names.contains(member.key) {
      let remedy = Self.remedy(member.key, names, "the names here are")
      mistakes.note(
        at: member.offset, path: path(member.key).text, "unknown name “\(member.key.shortened)”; \(remedy)")
    }
  }

  /// `did you mean “text”?`, or all the names.
  private static func remedy(_ name: String, _ names: [String], _ introduction: String) -> String {
    if let nearest = NearestName.of(name, among: names) { return "did you mean “\(nearest)”?" }
    return names.isEmpty ? "there are none" : "\(introduction) \(names.listed)"
  }

  /// The place of a member.
  func path(_ name: String) -> DescriptionPath { .member(path, name) }

  /// A member's value; the last one if its name is there twice.
  func node(_ name: String) -> JSONNode? {
    nodes.map { $0[name] } ?? members.last { $0.key == name }?.node
  }

  func note(_ name: String, _ message: String) {
    mistakes.note(at: node(name)?.offset ?? offset, path: path(name).text, message)
  }

  private func expected(_ words: String, _ name: String, _ node: JSONNode) {
    note(name, "expected \(words), found \(node.value.words)")
  }

  /// Notes a member that is missing.
  ///
  /// - Parameter words: the expected value, such as `a string`.
  func require(_ name: String, _ words: String) {
    if node(name) == nil { note(name, "missing; expected \(words)") }
  }

  // MARK: Values

  func string(_ name: String) -> String? {
    guard let node = node(name) else { return nil }
    if case .string(let text) = node.value { return text }
    expected("a string", name, node)
    return nil
  }

  /// A string that has to be there, and to have characters.
  func requiredString(_ name: String) -> String {
    require(name, "a string")
    guard let text = string(name) else { return "" }
    if text.isEmpty { note(name, "expected a string, found an empty one") }
    return text
  }

  func flag(_ name: String) -> Bool? {
    guard let node = node(name) else { return nil }
    if case .boolean(let flag) = node.value { return flag }
    expected("true or false", name, node)
    return nil
  }

  func number(_ name: String, _ range: ClosedRange<Double>) -> Double? {
    guard let node = node(name) else { return nil }
    if case .number(let number) = node.value, range.contains(number) { return number }
    expected("a number from \(range.lowerBound.words) to \(range.upperBound.words)", name, node)
    return nil
  }

  func integer(_ name: String, _ range: ClosedRange<Int>) -> Int? {
    node(name).flatMap { integer($0, path(name), range) }
  }

  private func integer(_ node: JSONNode, _ path: DescriptionPath, _ range: ClosedRange<Int>) -> Int? {
    if case .number(let number) = node.value, let integer = Int(exactly: number), range.contains(integer) {
      return integer
    }
    let words = "expected a whole number from \(range.lowerBound) to \(range.upperBound), found \(node.value.words)"
    mistakes.note(at: node.offset, path: path.text, words)
    return nil
  }

  func integers(_ name: String, _ range: ClosedRange<Int>) -> [Int]? {
    elements(name)?.enumerated().compactMap { index, node in integer(node, .element(path(name), index), range) }
  }

  /// One of the names of an enumeration.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(_ name: String, _ type: Choice.Type = Choice.self)
    -> Choice?
  {
    guard let text = string(name) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let remedy = Self.remedy(text, type.allCases.map(\.rawValue), "it can be")
    note(name, "unknown value “\(text.shortened)”; \(remedy)")
    return nil
  }

  /// The definition that a member names. Notes a mistake if the name is missing or unknown.
  func reference<Value>(_ name: String, to definitions: [String: Value], _ words: (one: String, all: String)) -> Value?
  {
    require(name, "the name of a \(words.one)")
    guard let text = string(name) else { return nil }
    if let value = definitions[text] { return value }
    let remedy = Self.remedy(text, definitions.keys.sorted(), "the \(words.all) are")
    note(name, "unknown \(words.one) “\(text.shortened)”; \(remedy)")
    return nil
  }

  func elements(_ name: String) -> [JSONNode]? {
    guard let node = node(name) else { return nil }
    if case .array(let elements) = node.value { return elements }
    expected("an array", name, node)
    return nil
  }

  func object(_ name: String) -> ObjectReader? { node(name).flatMap { ObjectReader($0, path: path(name), mistakes) } }

  /// Notes a mistake if the object has both of two members that exclude each other.
  func exclude(_ name: String, beside other: String) {
    guard node(name) != nil, node(other) != nil else { return }
    note(name, "it cannot be beside “\(other)”: remove one of them")
  }
}

extension JSONValue {
  /// The kind of the value, for numbers the number.
  fileprivate var words: String {
    if case .number(let number) = self { number.words } else { kindName }
  }
}

extension Double {
  /// `12` or `1.5`.
  fileprivate var words: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}

extension String {
  /// A text of the file that may be of any length and have any characters, for a message of one line.
  var shortened: String {
    let most = 60
    let line = String(prefix(most).map { $0.isNewline || $0.unicodeScalars.contains { $0.value < 0x20 } ? " " : $0 })
    return line.count < most ? line : line + "…"
  }
}
