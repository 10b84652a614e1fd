import Expectations
import SwiftUI
import Testing
import UIKit
import UIKitTesting

@testable import SwiftUI

@MainActor @Suite("Groups of controls")
struct ControlGroupTests {
  private struct Upright: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View { VStack { configuration.content } }
  }

  private func group(_ tapped: @escaping (String) -> Void = { _ in }) -> some View {
    ControlGroup("Edit") {
      Button("Copy") { tapped("copy") }
      Button("Cut") { tapped("cut") }
    }
  }

  @Test("are beside each other on one background, and respond to taps") func row() throws {
    var log: [String] = []
    let hosted = Hosted(group { log.append($0) })
    let buttons = hosted.views.filter { $0 is PressView }.map { $0.convert($0.bounds, to: nil) }
    expect(buttons.count == 2 && buttons[0].midY == buttons[1].midY && buttons[0].maxX < buttons[1].minX)
    try hosted.press("Cut")
    expectEqual(log, ["cut"])
  }

  @Test("are arranged by a custom style") func style() {
    let hosted = Hosted(group().controlGroupStyle(Upright()))
    let buttons = hosted.views.filter { $0 is PressView }.map { $0.convert($0.bounds, to: nil) }
    expect(buttons.count == 2 && abs(buttons[0].midX - buttons[1].midX) < 1 && buttons[0].maxY <= buttons[1].minY)
  }

  /// The group as an element of a menu.
  private func element(_ group: some View) throws -> UIMenu {
    let hosted = Hosted(Menu("Open") { group })
    let button = try require(hosted.views.compactMap { $0 as? MenuButton }.first)
    return try withExtendedLifetime(hosted) { try require(button.shownElements?().first as? UIMenu) }
  }

  @Test("are side by side in a menu, by their style") func menus() throws {
    let plain = try element(group())
    expect(plain.options == .displayInline && plain.preferredElementSize == .medium && plain.title == "Edit")
    expectEqual(plain.children.map(\.title), ["Copy", "Cut"])
    let palette = try element(group().controlGroupStyle(.palette))
    expect(palette.options == [.displayInline, .displayAsPalette])
    let submenu = try element(group().controlGroupStyle(.menu))
    expect(submenu.options == [] && submenu.title == "Edit" && submenu.children.count == 2)
    let many = try element(ControlGroup { ForEach(0..<4) { Button("\($0)") {} } })
    expectEqual(many.preferredElementSize, .small)
  }

  @Test("open a menu with their label") func menuStyle() throws {
    let hosted = Hosted(group().controlGroupStyle(MenuControlGroupStyle()))
    let button = try require(hosted.views.lazy.compactMap { $0 as? MenuButton }.first)
    expectEqual(button.accessibilityLabel, "Edit")
    expect(Hosted(group().controlGroupStyle(PaletteControlGroupStyle())).texts == ["Copy", "Cut"])
  }
}
