import Expectations
import SwiftUI
import Testing

@testable import SwiftUI

private struct LevelKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

@MainActor struct EnvironmentValuesTests {
  private struct Reader: View {
    @Environment(\.level) private var level
    var body: some View { Text("\(level)") }
  }

  @Test func environmentValuesAreInherited() {
    let hosted = Hosted(
      HStack {
        Reader()
        HStack { Reader().environment(\.level, 2) }.environment(\.level, 1)
        Reader().transformEnvironment(\.level) { $0 += 5 }
      })
    expectEqual(hosted.texts, ["0", "2", "5"])
  }

  @Test func onlyReadersOfAValueAreEvaluated() throws {
    @MainActor final class Count { var bodies = 0 }
    struct Still: View {
      let count: Count
      var body: some View {
        let _ = (count.bodies += 1)
        Text("still")
      }
    }
    struct Screen: View {
      let count: Count
      @State private var level = 1
      var body: some View {
        VStack {
          Button("Up") { level += 1 }
          VStack {
            Reader(); Still(count: count)
          }.environment(\.level, level)
        }
      }
    }
    let count = Count()
    let hosted = Hosted(Screen(count: count))
    try hosted.press("Up")
    expectEqual(hosted.texts, ["Up", "2", "still"])
    expectEqual(count.bodies, 1)
  }

  @Test func traitsOfTheScreenAreEnvironmentValues() {
    struct Traits: View {
      @Environment(\.colorScheme) private var scheme
      @Environment(\.layoutDirection) private var direction
      @Environment(\.dynamicTypeSize) private var size
      @Environment(\.horizontalSizeClass) private var horizontal
      @Environment(\.displayScale) private var scale
      var body: some View {
        Text(verbatim: "\(scheme) \(direction) \(size) \(horizontal == .compact ? "compact" : "other") \(Int(scale))")
      }
    }
    let hosted = Hosted(Traits()) {
      $0.userInterfaceStyle = .dark
      $0.layoutDirection = .rightToLeft
      $0.preferredContentSizeCategory = .extraExtraLarge
      $0.horizontalSizeClass = .compact
    }
    expectEqual(hosted.texts, ["dark rightToLeft xxLarge compact 1"])
    hosted.screen.window.traitOverrides.userInterfaceStyle = .light
    hosted.screen.advance(frames: 2)
    expectEqual(hosted.texts, ["light rightToLeft xxLarge compact 1"])
  }

  @Test func observableObjectsAreInherited() throws {
    struct Child: View {
      @Environment(Settings.self) private var settings
      var body: some View { Button(settings.name) { settings.name += "!" } }
    }
    let settings = Settings()
    let hosted = Hosted(Child().environment(settings))
    expectEqual(hosted.texts, ["plain"])
    try hosted.press("plain")
    expectEqual(hosted.texts, ["plain!"])
    struct Optional: View {
      @Environment(Settings.self) private var settings: Settings?
      var body: some View { Text(settings?.name ?? "none") }
    }
    expectEqual(Hosted(Optional()).texts, ["none"])
  }

  @Test func preferencesAreReducedUpTheTree() {
    struct Longest: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
    }
    let hosted = Hosted(
      HStack {
        Text("a").preference(key: Longest.self, value: 3)
        Text("b").preference(key: Longest.self, value: 7)
      })
    expectEqual(hosted.preference(Longest.self), 7)
  }
}

@Observable private final class Settings { var name = "plain" }
