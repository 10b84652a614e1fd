/// Makes the names that the Swift compiler gives members in Objective-C.
enum ObjectiveCName {
  /// The selector of a method: `f(with:at:)` is `fWith:at:`, `f(sender:)` is `fWithSender:`.
  static func selector(_ name: String, labels: [String], isThrowing: Bool = false, isAsync: Bool = false) -> String {
    guard !labels.isEmpty else {
      if isThrowing && !isAsync { return name + "AndReturnError:" }
      return isAsync ? name + "WithCompletionHandler:" : name
    }
    var pieces = labels
    pieces[0] = first(name, labels[0])
    if isAsync { pieces.append("completionHandler") } else if isThrowing { pieces.append("error") }
    return pieces.map { $0 + ":" }.joined()
  }

  /// The selector of a property's setter.
  static func setter(_ property: String) -> String { "set" + capitalized(property) + ":" }

  /// The key of a property of Apple's classes: Objective-C calls `isHidden` `hidden`.
  static func key(ofApple property: String) -> String {
    guard property.hasPrefix("is"), let first = property.dropFirst(2).first, first.isUppercase else { return property }
    return first.lowercased() + property.dropFirst(3)
  }

  /// The selector's first piece: "With" joins name and label, unless the name ends or the label begins with a
  /// preposition.
  private static func first(_ name: String, _ label: String) -> String {
    if label.isEmpty { return name }
    let isJoined = prepositions.contains(firstWord(label)) || prepositions.contains(lastWord(name))
    return name + (isJoined ? "" : "With") + capitalized(label)
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  private static func firstWord(_ name: String) -> String { String(name.prefix { !$0.isUppercase }).lowercased() }

  private static func lastWord(_ name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name.lowercased() }
    return name[start...].lowercased()
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using", "via", "when", "with", "within",
  ]
}
