import Expectations
import SwiftUI
import Testing
import UIKit
import UIKitTesting

@testable import SwiftUI

private struct ThemeTrait: UITraitDefinition {
  static let defaultValue = "plain"
}

private struct ThemeKey: UITraitBridgedEnvironmentKey {
  static let defaultValue = "none"
  static func read(from traitCollection: UITraitCollection) -> String { traitCollection[ThemeTrait.self] }
  static func write(to mutableTraits: inout any UIMutableTraits, value: String) {
    mutableTraits[ThemeTrait.self] = value
  }
}

extension EnvironmentValues {
  fileprivate var theme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

@MainActor @Suite("Values of the environment that are traits as well")
struct UITraitBridgedEnvironmentKeyTests {
  private struct ThemeText: View {
    @Environment(\.theme) private var theme
    var body: some View { Text(theme) }
  }

  private final class ThemeView: UIView {
    var theme: String { traitCollection[ThemeTrait.self] }
  }

  private struct RepresentedTheme: UIViewRepresentable {
    func makeUIView(context: Context) -> ThemeView { ThemeView() }
    func updateUIView(_ view: ThemeView, context: Context) {}
  }

  private struct Screen: View {
    @State private var theme = "dim"
    var body: some View {
      VStack {
        RepresentedTheme().environment(\.theme, theme)
        RepresentedTheme()
        ThemeText()
        Button("Next") { theme = "loud" }
      }
    }
  }

  @Test("outside of any host the value is the key's default") func noHost() {
    expectEqual(EnvironmentValues().theme, "none")
  }

  @Test("views read the trait of their controller, and follow it") func traitIsRead() throws {
    let hosted = Hosted(ThemeText())
    expectEqual(hosted.texts, ["plain"])
    hosted.controller.traitOverrides[ThemeTrait.self] = "bright"
    try hosted.screen.settle()
    expectEqual(hosted.texts, ["bright"])
    hosted.controller.traitOverrides[ThemeTrait.self] = "dark"
    try hosted.screen.settle()
    expectEqual(hosted.texts, ["dark"])
  }

  @Test("a value set by an ancestor view overrides the trait") func valueIsNearer() throws {
    let hosted = Hosted(ThemeText().environment(\.theme, "own")) { $0[ThemeTrait.self] = "bright" }
    expectEqual(hosted.texts, ["own"])
  }

  @Test("a represented view has the value as a trait, or the trait of the host") func valueIsWritten() throws {
    let hosted = Hosted(Screen()) { $0[ThemeTrait.self] = "bright" }
    func themes() -> [String] { hosted.views.compactMap { ($0 as? ThemeView)?.theme } }
    expectEqual(themes(), ["dim", "bright"])
    try hosted.press("Next")
    expectEqual(themes(), ["loud", "bright"])
  }

  @Test("cells' views read the trait too") func cells() throws {
    let cell = UITableViewCell()
    cell.contentConfiguration = UIHostingConfiguration { ThemeText() }
    let controller = UIViewController()
    controller.view.addSubview(cell)
    cell.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    let screen = MountedScreen(controller, size: CGSize(width: 200, height: 100)) { $0[ThemeTrait.self] = "bright" }
    try screen.settle()
    expect(screen.accessibility.contains("bright"))
  }
}
