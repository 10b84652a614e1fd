/// A style in an environment. Two styles without stored properties are equal if their types are.
struct StyleBox<Configuration>: Equatable, Sendable {
  /// The style's type; empty for a style with stored properties, which is equal to no other.
  let name: String
  /// Whether the style runs the control's action itself, as primitive button styles do.
  let acts: Bool
  let make: @MainActor @Sendable (Configuration) -> AnyView

  init(name: String, acts: Bool = false, make: @escaping @MainActor @Sendable (Configuration) -> AnyView) {
    self.name = name
    self.acts = acts
    self.make = make
  }

  init<S>(_ style: S.Type, acts: Bool = false, make: @escaping @MainActor @Sendable (Configuration) -> AnyView) {
    self.init(name: MemoryLayout<S>.size == 0 ? String(reflecting: S.self) : "", acts: acts, make: make)
  }

  static func == (a: Self, b: Self) -> Bool { a.name == b.name && a.name != "" }
}
