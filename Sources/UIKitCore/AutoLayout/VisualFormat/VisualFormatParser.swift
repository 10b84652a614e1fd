/// Parses strings of the visual format language.
struct VisualFormatParser {
  private let characters: [Character]
  private var position = 0

  static func parse(_ format: String) throws(VisualFormat.ParsingError) -> VisualFormat {
    var parser = VisualFormatParser(characters: Array(format))
    return try parser.sentence()
  }

  private init(characters: [Character]) {
    self.characters = characters
  }

  // MARK: Grammar

  private mutating func sentence() throws(VisualFormat.ParsingError) -> VisualFormat {
    var format = VisualFormat()
    if take("H:") || take("h:") {
      format.axis = .horizontal
    } else if take("V:") || take("v:") {
      format.axis = .vertical
    }
    if take("|") {
      format.startsAtSuperview = true
      format.connections.append(try connection())
    }
    guard next == "[" else { throw failure("Expected a view here, in brackets: [name]") }
    while true {
      format.views.append(try view())
      if isAtEnd { return format }
      let connection = try connection()
      if take("|") {
        format.connections.append(connection)
        format.endsAtSuperview = true
        guard isAtEnd else { throw failure("Expected the end of the format after the superview") }
        return format
      }
      guard next == "[" else { throw failure("Expected a view or the superview here") }
      format.connections.append(connection)
    }
  }

  private mutating func connection() throws(VisualFormat.ParsingError) -> VisualFormat.Connection {
    guard take("-") else { return .flush }
    if next == "[" || next == "|" { return .standard }
    let predicates: [VisualFormat.Predicate]
    if next == "(" {
      predicates = try predicateList()
    } else {
      predicates = [VisualFormat.Predicate(object: .number(try number()))]
    }
    guard take("-") else { throw failure("Expected a '-' here, to end the connection") }
    return .predicates(predicates)
  }

  private mutating func view() throws(VisualFormat.ParsingError) -> VisualFormat.View {
    guard take("[") else { throw failure("Expected a '[' here") }
    let name = identifier()
    guard !name.isEmpty else { throw failure("Expected the name of a view here") }
    var view = VisualFormat.View(name: name)
    if next == "(" { view.predicates = try predicateList() }
    guard take("]") else { throw failure("Expected a ']' here, to end the view '\(name)'") }
    return view
  }

  private mutating func predicateList() throws(VisualFormat.ParsingError) -> [VisualFormat.Predicate] {
    guard take("(") else { throw failure("Expected a '(' here") }
    var predicates = [try predicate()]
    while take(",") { predicates.append(try predicate()) }
    guard take(")") else { throw failure("Expected a ')' here") }
    return predicates
  }

  private mutating func predicate() throws(VisualFormat.ParsingError) -> VisualFormat.Predicate {
    let relation: NSLayoutConstraint.Relation =
      take("==") ? .equal : take("<=") ? .lessThanOrEqual : take(">=") ? .greaterThanOrEqual : .equal
    let object: VisualFormat.Object
    switch try number() {
    case .constant(let constant): object = .number(.constant(constant))
    case .metric(let name): object = .name(name)
    }
    let priority = take("@") ? try number() : nil
    return VisualFormat.Predicate(relation: relation, object: object, priority: priority)
  }

  private mutating func number() throws(VisualFormat.ParsingError) -> VisualFormat.Number {
    let start = position
    if next == "-" || next == "+" { position += 1 }
    while let character = next, character.isNumber || character == "." { position += 1 }
    if position > start {
      guard let value = Double(String(characters[start..<position])) else {
        position = start
        throw failure("Expected a number here")
      }
      return .constant(value)
    }
    let name = identifier()
    guard !name.isEmpty else { throw failure("Expected a number or the name of a metric or view here") }
    return .metric(name)
  }

  // MARK: Characters

  private var next: Character? { position < characters.count ? characters[position] : nil }
  private var isAtEnd: Bool { position == characters.count }

  private mutating func take(_ text: String) -> Bool {
    guard characters[position...].starts(with: text) else { return false }
    position += text.count
    return true
  }

  private mutating func identifier() -> String {
    let start = position
    while let character = next, character.isLetter || character == "_" || (position > start && character.isNumber) {
      position += 1
    }
    return String(characters[start..<position])
  }

  private func failure(_ message: String) -> VisualFormat.ParsingError {
    VisualFormat.ParsingError(message: message, position: position)
  }
}
