import Expectations
import Testing

@testable import Benchmarks

@Suite("Scenarios of the benchmark")
struct ScenariosTests {
  @Test("no scenario and no metric has the name of another")
  func names() {
    expectEqual(Set(Scenarios.all.map { $0.name }).count, Scenarios.all.count)
    expectEqual(Set(Scenarios.metrics).count, Scenarios.metrics.count)
    for scenario in Scenarios.all { expect(Scenarios.named(scenario.name) == scenario) }
    expectNil(Scenarios.named("nothing"))
  }

  @Test("variants are named once each, the offscreen stage first")
  func variants() {
    expectEqual(Scenarios.variants.first, Variant.offscreen)
    expectEqual(Set(Scenarios.variants).count, Scenarios.variants.count)
  }

  @Test(
    "a scenario reports what it says",
    arguments: [
      "first-frame", "reload", "content", "decoding", "grid", "carousel", "push", "screen-picture", "large-window",
      "picker", "tabs", "split",
    ])
  @MainActor
  func metrics(name: String) throws {
    let scenario = try require(Scenarios.named(name))
    expectEqual(try figures(of: scenario).map(\.metric), scenario.metrics)
  }

  @Test("a scenario reports the metrics that are wanted alone")
  @MainActor
  func wantedMetrics() throws {
    let metric = TabScenario.metrics[0]
    expect(TabScenario.metrics.count > 1)
    expectEqual(try figures(of: TabScenario.self, metrics: [metric]).map(\.metric), [metric])
  }

  @Test("the start of the Gallery is that of a program beside this one", arguments: GalleryScenario.variants)
  @MainActor
  func galleryStart(variant: String) throws {
    let figures = try figures(of: GalleryScenario.self, variant: variant)
    expectEqual(figures.map(\.metric), GalleryScenario.metrics)
    expect(figures.allSatisfy { $0.variant == variant && $0.value > 0 })
  }

  @MainActor
  private func figures(
    of scenario: any Scenario.Type, variant: String = Variant.offscreen, metrics: [String] = []
  ) throws -> [Figure] {
    var figures: [Figure] = []
    try withoutActuallyEscaping({ figures.append($0) }) { write in
      try scenario.measure(
        Reporter(variant: variant, rowCount: 40, run: 0, metrics: metrics, write: write))
    }
    return figures
  }
}
