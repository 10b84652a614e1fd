/// Chooses the view controller that an app without an entry point begins with.
/// It prefers a controller with an initialiser without arguments, which no source creates and from which no other
/// controller inherits. The first controller in the sources may well be a detail screen or a base class.
enum RootController {
  /// UIKit's controllers that fill a window.
  private static let containers: Set<String> = [
    "UITabBarController", "UINavigationController", "UISplitViewController", "UIHostingController",
  ]

  /// Nil where the sources declare no view controller.
  static func choose(among sources: [String]) -> EntryPoint.Controller? {
    let candidates = sources.flatMap(candidates)
    let shown = sources.map { $0.split(separator: "#Preview", maxSplits: 1).first ?? "" }
    let used = Set(shown.flatMap(calledNames)).union(candidates.map(\.superclass))
    let ranks = candidates.map { ($0.needsArguments ? 2 : 0) + (used.contains($0.controller.name) ? 1 : 0) }
    guard let best = ranks.min(), let place = ranks.firstIndex(of: best) else { return nil }
    return candidates[place].controller
  }

  /// The names directly before an opening parenthesis, as in calls. O(n).
  private static func calledNames(in source: Substring) -> Set<String> {
    var names: Set<String> = []
    var name: [UInt8] = []
    for byte in source.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        name.append(byte)
      default:
        if byte == UInt8(ascii: "("), !name.isEmpty { names.insert(String(decoding: name, as: UTF8.self)) }
        name.removeAll(keepingCapacity: true)
      }
    }
    return names
  }

  private struct Candidate {
    var controller: EntryPoint.Controller
    var superclass: String
    /// Whether the class has initialisers, and none without arguments.
    var needsArguments: Bool
  }

  /// The classes of a source whose superclass is a view controller, in source order. Generic classes are not
  /// candidates, because their type argument is not known.
  private static func candidates(in source: String) -> [Candidate] {
    source.matches(of: /\bclass\s+(\w+)\s*:\s*([\w.]+)/).compactMap { match in
      let superclass = match.output.2.split(separator: ".").last.map(String.init) ?? ""
      let isContainer = containers.contains(superclass)
      guard isContainer || superclass.hasSuffix("ViewController") else { return nil }
      return Candidate(
        controller: EntryPoint.Controller(name: String(match.output.1), isContainer: isContainer),
        superclass: superclass,
        needsArguments: needsArguments(members(of: source[match.range.upperBound...])))
    }
  }

  /// The text of a class's body without the bodies of its members.
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
