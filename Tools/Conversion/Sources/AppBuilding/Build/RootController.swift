/// Chooses the view controller that an app without a start of its own begins with.
///
/// Best is one that can be made without arguments and that no other source makes: a detail screen often stands before
/// the list that pushes it.
enum RootController {
  /// UIKit's controllers that fill a window.
  private static let containers: Set<String> = [
    "UITabBarController", "UINavigationController", "UISplitViewController", "UIHostingController",
  ]

  /// Nil where the sources declare no view controller.
  static func choose(among sources: [String]) -> EntryPoint.Controller? {
    let candidates = sources.flatMap(candidates)
    let shown = sources.map { $0.split(separator: "#Preview", maxSplits: 1).first.map(String.init) ?? "" }
    func rank(_ candidate: Candidate) -> Int {
      let name = candidate.controller.name
      let isMade = shown.contains { makes(name, in: $0) }
      return (candidate.needsArguments ? 2 : 0) + (isMade ? 1 : 0)
    }
    let ranks = candidates.map(rank)
    guard let best = ranks.min(), let place = ranks.firstIndex(of: best) else { return nil }
    return candidates[place].controller
  }

  private static func makes(_ name: String, in source: String) -> Bool {
    source.ranges(of: "\(name)(").contains { range in
      guard range.lowerBound > source.startIndex else { return true }
      let before = source[source.index(before: range.lowerBound)]
      return !before.isLetter && !before.isNumber && before != "_"
    }
  }

  private struct Candidate {
    var controller: EntryPoint.Controller
    /// Whether the class has initialisers, and none without arguments.
    var needsArguments: Bool
  }

  /// The classes of a source whose superclass is some view controller, in their order.
  private static func candidates(in source: String) -> [Candidate] {
    source.matches(of: /\bclass\s+(\w+)\s*(?:<[^>{]*>)?\s*:\s*([\w.]+)/).compactMap { match in
      let superclass = match.output.2.split(separator: ".").last.map(String.init) ?? ""
      let isContainer = containers.contains(superclass)
      guard isContainer || superclass.hasSuffix("ViewController") else { return nil }
      return Candidate(
        controller: EntryPoint.Controller(name: String(match.output.1), isContainer: isContainer),
        needsArguments: needsArguments(members(of: source[match.range.upperBound...])))
    }
  }

  /// The text of a class's body without what its members have between braces.
  private static func members(of rest: Substring) -> String {
    var depth = 0
    var members = ""
    for character in rest {
      if character == "{" { depth += 1 }
      if depth == 1 { members.append(character) }
      guard character == "}" else { continue }
      depth -= 1
      if depth <= 0 { break }
    }
    return members
  }

  private static func needsArguments(_ members: String) -> Bool {
    var needsSome = false
    for match in members.matches(of: /([^\n{}]*)\binit[?!]?\s*(?:<[^>]*>)?\(([^)]*)\)/) {
      let (words, parameters) = (match.output.1, match.output.2)
      guard !words.hasSuffix(".") else { continue }
      if parameters.split(separator: ",").allSatisfy({ $0.contains("=") || $0.allSatisfy(\.isWhitespace) }) {
        return false
      }
      let isInherited = words.contains("override") || words.contains("convenience") || parameters.contains("coder")
      needsSome = needsSome || !isInherited
    }
    return needsSome
  }
}
