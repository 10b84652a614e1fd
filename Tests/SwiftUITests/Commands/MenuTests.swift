import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct MenuTests {
  @MainActor private final class Log { var lines: [String] = [] }

  private struct Screen: View {
    let log: Log
    @State private var isOn = false
    @State private var order = "name"
    var body: some View {
      VStack {
        Menu("Options") {
          Button("Copy") { log.lines.append("copy") }
          Button("Delete", systemImage: "trash", role: .destructive) { log.lines.append("delete") }
          Divider()
          Toggle("Hidden files", isOn: $isOn)
          Section("Sort") {
            Picker("Order", selection: $order) {
              Text("Name").tag("name")
              Text("Date").tag("date")
            }
          }
          Menu("More") { Button("Print") { log.lines.append("print") }.disabled(true) }
          Link("Site", destination: URL(string: "https://example.org")!)
        }
        .environment(
          \.openURL,
          OpenURLAction { url in
            log.lines.append(url.absoluteString)
            return .handled
          })
        Text("\(isOn ? "on" : "off"), \(order)")
      }
    }
  }

  /// The lines of a menu, those of inner menus indented.
  private func lines(_ elements: [UIMenuElement], _ indent: String = "") -> [String] {
    elements.flatMap { element -> [String] in
      if let menu = element as? UIMenu {
        let kind = menu.options.contains(.displayInline) ? "group" : "menu"
        return ["\(indent)\(kind) \(menu.title)".trimmingTrailingSpace] + lines(menu.children, indent + "  ")
      }
      guard let action = element as? UIAction else { return [] }
      return [
        "\(indent)\(action.title)\(action.state == .on ? " on" : "")\(action.attributes.contains(.destructive) ? " destructive" : "")\(action.attributes.contains(.disabled) ? " disabled" : "")"
      ]
    }
  }

  private func leaves(_ hosted: Hosted<Screen>) throws -> [UIMenuElement] {
    let button = try require(hosted.views.first as? MenuButton)
    return try require(button.shownElements?())
  }

  @Test func viewsBecomeMenuElements() throws {
    let hosted = Hosted(Screen(log: Log()))
    expectEqual(
      lines(try leaves(hosted)),
      [
        "group", "  Copy", "  Delete destructive", "group", "  Hidden files", "  group Sort", "    group Order",
        "      Name on", "      Date", "  menu More", "    Print disabled", "  Site",
      ])
  }

  @Test func tapsOpenTheMenuAndPerformACommand() throws {
    let log = Log()
    let hosted = Hosted(Screen(log: log), width: 390, height: 700)
    try hosted.screen.tap(.text("Options"))
    try hosted.screen.settle()
    try hosted.screen.tap(.text("Copy"))
    try hosted.screen.settle()
    expectEqual(log.lines, ["copy"])
    try hosted.screen.tap(.text("Options"))
    try hosted.screen.settle()
    try hosted.screen.tap(.text("Hidden files"))
    try hosted.screen.settle()
    expect(hosted.texts.contains("on, name"))
    try hosted.screen.tap(.text("Options"))
    try hosted.screen.settle()
    try hosted.screen.tap(.text("Date"))
    try hosted.screen.settle()
    expect(hosted.texts.contains("on, date"))
    try hosted.screen.tap(.text("Options"))
    try hosted.screen.settle()
    try hosted.screen.tap(.text("Site"))
    try hosted.screen.settle()
    expect(log.lines == ["copy", "https://example.org"])
  }

  @Test func aTapRunsThePrimaryActionOfAMenu() throws {
    let log = Log()
    let menu = Menu("Save") {
      Button("Save a copy") { log.lines.append("copy") }
    } primaryAction: {
      log.lines.append("save")
    }
    let hosted = Hosted(menu, width: 390, height: 700)
    try hosted.screen.tap(.text("Save"))
    try hosted.screen.settle()
    expectEqual(log.lines, ["save"])
    hosted.screen.tap(at: try hosted.screen.point(of: .text("Save")), duration: 1)
    try hosted.screen.settle()
    try hosted.screen.tap(.text("Save a copy"))
    try hosted.screen.settle()
    expectEqual(log.lines, ["save", "copy"])
  }

  @Test func menuStyleAndMenuOrderComeFromTheEnvironment() throws {
    struct Starred: MenuStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text("star")
          Menu(configuration)
        }
        .menuStyle(.button)
      }
    }
    let hosted = Hosted(Menu("A") { Button("b") {} }.menuStyle(Starred()).menuOrder(.fixed))
    expectEqual(hosted.texts, ["star"])
    let button = try require(hosted.views.compactMap { $0 as? MenuButton }.first)
    expect(button.preferredMenuElementOrder == .fixed && button.accessibilityLabel == "A")
    expectEqual(Hosted(Menu("A") {}.menuOrder(.priority).menuStyle(.borderlessButton)).views.count, 1)
  }

  @Test func aLongPressOpensTheContextMenu() throws {
    let log = Log()
    let view = Text("Message").contextMenu {
      Button("Reply") { log.lines.append("reply") }
    } preview: {
      Text("All of the message").padding()
    }
    let hosted = Hosted(view, width: 390, height: 700)
    hosted.screen.tap(at: try hosted.screen.point(of: .text("Message")), duration: 1)
    try hosted.screen.settle()
    expect(hosted.screen.accessibility.contains("element \"Preview\""))
    try hosted.screen.tap(.text("Reply"))
    try hosted.screen.settle()
    expectEqual(log.lines, ["reply"])
  }

  @Test func aContextMenuWithoutCommandsDoesNotOpen() throws {
    let hosted = Hosted(
      VStack {
        Text("a").contextMenu {}
        Text("b").contextMenu(nil as ContextMenu<EmptyView>?)
        Text("c").contextMenu(ContextMenu { Button("Reply") {} })
      }, width: 390, height: 700)
    for (text, opens) in [("a", false), ("b", false), ("c", true)] {
      hosted.screen.tap(at: try hosted.screen.point(of: .text(text)), duration: 1)
      try hosted.screen.settle()
      expectEqual(hosted.screen.accessibility.contains("Reply"), opens)
    }
  }

  /// The elements of the menu of the only button that opens one.
  private func elements(_ view: some View) throws -> [UIMenuElement] {
    let hosted = Hosted(view)
    let button = try require(hosted.views.compactMap { $0 as? MenuButton }.first)
    return try withExtendedLifetime(hosted) { try require(button.shownElements?()) }
  }

  @Test func pickersInMenusArePalettes() throws {
    var chosen = "red"
    let selection = Binding(get: { chosen }, set: { chosen = $0 })
    let found = try elements(
      Menu("Colour") {
        Picker("Colour", selection: selection) {
          ForEach(["red", "green", "blue"], id: \.self) { Label($0, systemImage: "circle").tag($0) }
        }
        .pickerStyle(.palette)
      })
    let menu = try require(found.first as? UIMenu)
    expect(menu.options == [.displayInline, .displayAsPalette, .singleSelection] && menu.children.count == 3)
    let actions = menu.children.compactMap { $0 as? UIAction }
    expect(actions.map(\.state) == [.on, .off, .off] && actions.allSatisfy { $0.image != nil })
  }

  @Test func palettePickersElsewhereAreSegments() throws {
    let hosted = Hosted(
      Picker("Size", selection: .constant(1)) {
        Text("S").tag(0)
        Text("L").tag(1)
      }
      .pickerStyle(PalettePickerStyle()))
    let control = try require(hosted.views.lazy.compactMap { $0 as? UISegmentedControl }.first)
    expect(control.selectedSegmentIndex == 1)
  }

  @Test func togglesOfMenusAreMixed() throws {
    let values = [Binding.constant(true), .constant(false)]
    let found = try elements(Menu("Show") { Toggle("All", sources: values, isOn: \.self) })
    expectEqual((found.first as? UIAction)?.state, .mixed)
  }
}

extension String {
  fileprivate var trimmingTrailingSpace: String { last == " " ? String(dropLast()) : self }
}
