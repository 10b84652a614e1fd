/// The build settings of a target that change how the compiler reads its sources.
struct CompilerSettings {
  private let settings: BuildSettings

  init(_ settings: BuildSettings) { self.settings = settings }

  func apply(to module: inout Module) {
    let flags = settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS") + flagsInOptions
    module.flags = flags.reduce(into: []) { if !$0.contains($1) && Self.isFlag($1) { $0.append($1) } }
    module.language = language
    module.options = isolation + features
  }

  private static func isFlag(_ word: String) -> Bool {
    !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// The flags of `-D NAME` and `-DNAME` in the setting for other compiler options.
  private var flagsInOptions: [String] {
    let words = settings.words("OTHER_SWIFT_FLAGS")
    return words.indices.compactMap { index in
      if words[index] == "-D" { return index + 1 < words.count ? words[index + 1] : nil }
      return words[index].hasPrefix("-D") ? String(words[index].dropFirst(2)) : nil
    }
  }

  private var language: String {
    let version = settings["SWIFT_VERSION"] ?? "5"
    if version.hasPrefix("4.2") { return "4.2" }
    // The compiler no longer supports Swift 3; 4 is the closest.
    return version.hasPrefix("4") || version.hasPrefix("3") ? "4" : version.hasPrefix("6") ? "6" : "5"
  }

  private var isolation: [String] {
    settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" ? ["-default-isolation", "MainActor"] : []
  }

  private static let approachable = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
    "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]

  /// The compiler options for upcoming features, each of which has a setting: `SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY`.
  private var features: [String] {
    let prefix = "SWIFT_UPCOMING_FEATURE_"
    let named = settings.names(withPrefix: prefix).filter(settings.isYes).map { name in
      name.dropFirst(prefix.count).split(separator: "_").map { $0.prefix(1) + $0.dropFirst().lowercased() }.joined()
    }
    let implied = settings.isYes("SWIFT_APPROACHABLE_CONCURRENCY") ? Self.approachable : []
    return (named + implied.filter { !named.contains($0) }).flatMap { ["-enable-upcoming-feature", $0] }
  }
}
