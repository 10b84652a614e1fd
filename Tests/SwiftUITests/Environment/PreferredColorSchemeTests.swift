import Expectations
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct PreferredColorSchemeTests {
  private struct Screen: View {
    @State private var scheme: ColorScheme?
    @Environment(\.colorScheme) private var current
    var body: some View {
      VStack {
        Text(current == .dark ? "dark" : "light")
        Button("Dark") { scheme = .dark }
        Button("Light") { scheme = .light }
        Button("Usual") { scheme = nil }
      }
      .preferredColorScheme(scheme)
    }
  }

  @Test func theWholeScreenFollowsThePreferredColorScheme() throws {
    let hosted = Hosted(Screen())
    expectEqual(hosted.texts.first, "light")
    try hosted.press("Dark")
    expect(hosted.texts.first == "dark" && hosted.controller.traitCollection.userInterfaceStyle == .dark)
    try hosted.press("Light")
    expectEqual(hosted.texts.first, "light")
    try hosted.press("Usual")
    expectEqual(hosted.controller.overrideUserInterfaceStyle, .unspecified)
  }

  @Test func aScreenInAStackSetsTheColorSchemeOfTheWholeStack() throws {
    let hosted = Hosted(
      NavigationStack { Text("Inner").navigationTitle("Title").preferredColorScheme(.dark) }, width: 390, height: 600)
    try hosted.screen.settle()
    expectEqual(hosted.controller.overrideUserInterfaceStyle, .dark)
    expectEqual(hosted.controller.children.first?.traitCollection.userInterfaceStyle, .dark)
  }

  @Test func theSelectedPageSetsTheColorScheme() throws {
    func style(_ page: Int) throws -> UIUserInterfaceStyle {
      let hosted = Hosted(
        TabView(selection: .constant(page)) {
          Text("one").tag(0)
          Text("two").preferredColorScheme(.dark).padding().tag(1)
          Group {
            Text("three").tag(2)
            Text("four").tag(3)
          }
          .padding()
          .preferredColorScheme(.light)
        }
        .tabViewStyle(.page), width: 390, height: 600)
      try hosted.screen.settle()
      return hosted.controller.overrideUserInterfaceStyle
    }
    expect(try style(0) == .unspecified && style(1) == .dark && style(3) == .light)
  }

  @Test func coloursFollowTheColorSchemeOfTheirViews() {
    let hosted = Hosted(
      HStack(spacing: 0) {
        Color.primary.frame(width: 10, height: 10)
        Color(.systemBackground).frame(width: 10, height: 10).environment(\.colorScheme, .dark)
        Color.primary.colorScheme(.dark).frame(width: 10, height: 10)
      }, width: 30, height: 10)
    expectEqual([5, 15, 25].map { hosted.pixel($0, 5) }, ["000000", "000000", "ffffff"])
  }

  @Test func textsFollowTheColorSchemeOfTheirViews() throws {
    let hosted = Hosted(
      VStack {
        Text("plain")
        Text("dark").environment(\.colorScheme, .dark)
        Text("second").foregroundStyle(.secondary).environment(\.colorScheme, .dark)
      })
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let colors = hosted.views.compactMap { ($0 as? UILabel)?.textColor.resolvedColor(with: light) }
    expectEqual(
      colors,
      [
        UIColor.label.resolvedColor(with: light), UIColor.label.resolvedColor(with: dark),
        UIColor.secondaryLabel.resolvedColor(with: dark),
      ])
  }

  private struct Switched: View {
    @State private var isDark = false
    var body: some View {
      VStack {
        SchemeView().environment(\.colorScheme, isDark ? .dark : .light)
        Button("Switch") { isDark.toggle() }
      }
    }
  }

  private struct SchemeView: UIViewRepresentable {
    func makeUIView(context: Context) -> UIActivityIndicatorView { UIActivityIndicatorView() }
    func updateUIView(_ uiView: UIActivityIndicatorView, context: Context) {}
  }

  @Test func representedViewsFollowTheColorScheme() throws {
    let hosted = Hosted(Switched())
    let view = try require(hosted.views.first { $0 is UIActivityIndicatorView })
    expectEqual(view.traitCollection.userInterfaceStyle, .light)
    try hosted.press("Switch")
    expectEqual(view.traitCollection.userInterfaceStyle, .dark)
    try hosted.press("Switch")
    expect(view.traitCollection.userInterfaceStyle == .light && view.overrideUserInterfaceStyle == .unspecified)
  }

  // MARK: Containers of UIKit

  /// The colour of the first text that says something, as it is seen.
  private func color(of text: String, _ hosted: Hosted<some View>) throws -> UIColor {
    func labels(_ view: UIView) -> [UILabel] {
      ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
    }
    let label = try require(labels(hosted.controller.view).first { $0.text == text })
    return label.textColor.resolvedColor(with: label.traitCollection)
  }

  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test func listsFollowTheColorScheme() throws {
    struct Screen: View {
      @State private var isDark = true
      var body: some View {
        VStack(spacing: 0) {
          List {
            Text("row")
            Text("light row").colorScheme(.light)
            Toggle("On", isOn: .constant(true))
            Section("Section") { Text("second").foregroundStyle(.secondary) }
          }
          .environment(\.colorScheme, isDark ? .dark : .light)
          Button("Switch") { isDark.toggle() }.frame(height: 40)
        }
      }
    }
    let hosted = Hosted(Screen(), width: 320, height: 440)
    try hosted.screen.settle()
    let list = try require(hosted.views.first { $0 is UICollectionView })
    expect(list.traitCollection.userInterfaceStyle == .dark && hosted.pixel(2, 2) == "000000")
    expectEqual(try color(of: "row", hosted), UIColor.label.resolvedColor(with: dark))
    expectEqual(try color(of: "light row", hosted), UIColor.label.resolvedColor(with: light))
    expectEqual(try color(of: "second", hosted), UIColor.secondaryLabel.resolvedColor(with: dark))
    try hosted.press("Switch")
    expect(list.overrideUserInterfaceStyle == .unspecified && hosted.pixel(2, 2) == "f2f2f7")
    expectEqual(try color(of: "row", hosted), UIColor.label.resolvedColor(with: light))
  }

  @Test func materialsFollowTheColorScheme() throws {
    func material(_ style: UIUserInterfaceStyle, _ scheme: ColorScheme?) -> String {
      let square = Rectangle().fill(.regularMaterial)
      let view = scheme.map { AnyView(square.environment(\.colorScheme, $0)) } ?? AnyView(square)
      return Hosted(view, width: 20, height: 20) { $0.userInterfaceStyle = style }.pixel(10, 10)
    }
    // Behind them is the window, which is white or black.
    let onWhite = material(.light, .dark)
    expect(onWhite != material(.light, nil) && material(.light, .light) == material(.light, nil))
    expect(material(.dark, .dark) == material(.dark, nil) && material(.dark, .light) != material(.dark, nil))
  }

  @Test func aFillChangesBetweenColourMaterialAndGradient() throws {
    struct Ground: View {
      @State private var number = 0
      var body: some View {
        let styles = [AnyShapeStyle(.red), AnyShapeStyle(.bar), AnyShapeStyle(.red.gradient), AnyShapeStyle(.bar)]
        VStack(spacing: 0) {
          Rectangle().fill(styles[number])
          Button("Next") { number += 1 }.frame(height: 40)
        }
      }
    }
    let hosted = Hosted(Ground(), width: 100, height: 100)
    let bar = Hosted(Rectangle().fill(.bar), width: 100, height: 100).pixel(50, 30)
    expectEqual(hosted.pixel(50, 30), "ff3b30")
    try hosted.press("Next")
    expectEqual(hosted.pixel(50, 30), bar)
    try hosted.press("Next")
    expect(hosted.pixel(50, 30) != bar)
    try hosted.press("Next")
    expectEqual(hosted.pixel(50, 30), bar)
  }

  private struct Controller: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
  }

  @Test func representedControllersFollowTheColorScheme() throws {
    func style(_ view: some View) throws -> UIUserInterfaceStyle {
      let hosted = Hosted(view.environment(\.colorScheme, .dark), width: 390, height: 500)
      try hosted.screen.settle()
      return try require(hosted.controller.children.first).traitCollection.userInterfaceStyle
    }
    expectEqual(try style(Controller()), .dark)
    expectEqual(try style(NavigationStack { Text("a") }), .dark)
    expectEqual(try style(TabView { Text("a").tabItem { Text("A") } }), .dark)
    expectEqual(
      try style(
        NavigationSplitView {
          Text("a")
        } detail: {
          Text("b")
        }), .dark)
  }

  @Test func screensInAContainerInheritItsColorScheme() throws {
    struct Told: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }
    let hosted = Hosted(
      NavigationStack {
        List { Told() }
      }
      .colorScheme(.dark), width: 390, height: 500)
    try hosted.screen.settle()
    expectEqual(try color(of: "dark", hosted), UIColor.label.resolvedColor(with: dark))
    expectEqual(hosted.pixel(2, 300), "000000")
  }

  @Test func controlsFollowTheColorScheme() throws {
    let hosted = Hosted(
      VStack {
        Picker("Size", selection: .constant(1)) { Text("S").tag(1) }.pickerStyle(.segmented)
        Picker("Size", selection: .constant(1)) { Text("S").tag(1) }.pickerStyle(.wheel)
        Toggle("On", isOn: .constant(true))
        Slider(value: .constant(0.5))
        TextField("Name", text: .constant(""))
        DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)))
      }
      .environment(\.colorScheme, .dark), width: 390, height: 700)
    let controls = hosted.views.filter { $0 is UIControl || $0 is UIPickerView }
    expectEqual(controls.count, 6)
    for control in controls {
      expectEqual(control.traitCollection.userInterfaceStyle, .dark, "\(type(of: control))")
    }
  }

  @Test func scrollIndicatorsFollowTheColorScheme() throws {
    func indicator(_ scheme: ColorScheme) throws -> UIScrollView.IndicatorStyle? {
      let hosted = Hosted(ScrollView { Text("a") }.environment(\.colorScheme, scheme))
      return try require(hosted.views.first as? UIScrollView).indicatorStyle
    }
    expect(try indicator(.dark) == .white && indicator(.light) == .default)
  }
}
