import Testing

/// Marks a test as one that runs examples of the documentation, by their names. `DocumentationTests` sees that each
/// example has one.
struct ExampleTrait: TestTrait {
  let names: [String]
}

extension Trait where Self == ExampleTrait {
  static func runs(_ names: String...) -> Self { ExampleTrait(names: names) }
}
