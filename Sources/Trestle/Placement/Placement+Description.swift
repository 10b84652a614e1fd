extension Placement {
  /// A description of each rule, in the order of their numbers at evaluation.
  var ruleDescriptions: [String] { Self.descriptions(rules) }

  private static func descriptions(_ rules: [Rule]) -> [String] {
    rules.flatMap { rule in
      switch rule {
      case .at(let place): ["at \(place)"]
      case .every(let interval, let first, _): ["every \(interval) from \(first)"]
      case .after(let row): ["after \(row)"]
      case .end: ["at the end"]
      case .whenFewer(_, let few, let many): descriptions(few) + descriptions(many)
      }
    }
  }
}
