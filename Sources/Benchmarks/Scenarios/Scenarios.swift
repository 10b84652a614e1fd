/// All scenarios, in the order in which they run.
enum Scenarios {
  static let all: [any Scenario.Type] = [
    FirstFrameScenario.self,
    ScrollScenario.self,
    LargeWindowScenario.self,
    ReloadScenario.self,
    DiffScenario.self,
    SnapshotScenario.self,
    UpdatesScenario.self,
    DriftScenario.self,
    MeasureScenario.self,
    ContentScenario.self,
    GridScenario.self,
    SectionsScenario.self,
    CarouselScenario.self,
    PushScenario.self,
    IdleScenario.self,
    ConstraintScenario.self,
    TrestleScenario.self,
    TrestleSizeScenario.self,
    DecodingScenario.self,
    SearchScenario.self,
    TextScenario.self,
    PickerScenario.self,
    TabScenario.self,
    SplitScenario.self,
    ScreenPictureScenario.self,
    GalleryScenario.self,
  ]

  static func named(_ name: String) -> (any Scenario.Type)? {
    all.first { $0.name == name }
  }

  /// Every variant of any scenario, once.
  static let variants: [String] = all.flatMap { $0.variants }.reduce(into: []) { known, variant in
    if !known.contains(variant) { known.append(variant) }
  }

  static let metrics: [String] = all.flatMap { $0.metrics }
}
