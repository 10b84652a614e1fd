import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct ToolbarModifierTests {
  private func top(_ hosted: Hosted<some View>) throws -> UIViewController {
    try require((hosted.controller.children.first as? UINavigationController)?.topViewController)
  }

  private func view(_ label: String, in view: UIView) -> UIView? {
    view.subviews.lazy.compactMap { self.view(label, in: $0) }.first ?? (view.accessibilityLabel == label ? view : nil)
  }

  private func press(_ label: String, _ hosted: Hosted<some View>) throws {
    let view = try require(self.view(label, in: hosted.screen.window))
    hosted.screen.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
  }

  private struct Screen: View {
    @State private var count = 0
    @State private var isOn = false
    @State private var order = 1
    var body: some View {
      NavigationStack {
        Text("count \(count) \(isOn ? "on" : "off") \(order)")
          .navigationTitle("Title")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { count = 100 } }
            ToolbarItemGroup(placement: .topBarTrailing) {
              Button("Add", systemImage: "plus") { count += 1 }
              Menu("More") {
                Button("Ten") { count += 10 }
              }
            }
            if count < 3 {
              ToolbarItem(placement: .confirmationAction) { Button("Done") {}.disabled(count == 0) }
            }
            Bottom(isOn: $isOn, order: $order)
          }
      }
    }
  }

  private struct Bottom: ToolbarContent {
    @Binding var isOn: Bool
    @Binding var order: Int
    @State private var taps = 0
    var body: some ToolbarContent {
      ToolbarItemGroup(placement: .bottomBar) {
        Button("Taps \(taps)") { taps += 1 }
        Toggle("Sound", isOn: $isOn)
        Picker("Order", selection: $order) {
          Text("Name").tag(1)
          Text("Date").tag(2)
        }
      }
    }
  }

  @Test func eachScreenHasItsOwnBottomBar() throws {
    struct Stack: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          Button("Go") { path = [1] }
            .navigationDestination(for: Int.self) { number in
              VStack {
                Button("Further") { path = [1, 2] }
                Button("To the start") { path = [] }
              }
              .toolbar { if number == 1 { ToolbarItem(placement: .bottomBar) { Text("items") } } }
            }
        }
      }
    }
    let hosted = Hosted(Stack(), width: 390, height: 700)
    try hosted.screen.settle()
    let navigation = try require(top(hosted).navigationController)
    expect(navigation.isToolbarHidden)
    for (text, isHidden) in [("Go", false), ("Further", true), ("To the start", true)] {
      let point = try hosted.screen.point(of: .text(text))
      hosted.screen.tap(at: point)
      hosted.screen.advance(by: 1)
      try hosted.screen.settle()
      expectEqual(navigation.isToolbarHidden, isHidden, "\(text)")
    }
  }

  @Test func toolbarButtonsBecomeBarButtonItems() throws {
    let hosted = Hosted(Screen(), width: 390, height: 700)
    try hosted.screen.settle()
    let item = try top(hosted).navigationItem
    expectEqual(item.leftBarButtonItems?.map(\.title), ["Cancel"])
    expectEqual(item.rightBarButtonItems?.map(\.title), ["Done", "More", nil])
    expect(item.rightBarButtonItems?.last?.image != nil && item.rightBarButtonItems?.last?.accessibilityLabel == "Add")
    expect(item.rightBarButtonItems?.first?.style == .done && item.rightBarButtonItems?.first?.isEnabled == false)
    let add = try require(item.rightBarButtonItems?.last)
    try press("Add", hosted)
    try hosted.screen.settle()
    // Items keep their identity, so that the bar does not flicker.
    expect(item.rightBarButtonItems?.last === add && item.rightBarButtonItems?.first?.isEnabled == true)
    expect(hosted.screen.accessibility.contains("count 1"))
    try press("Add", hosted)
    try press("Add", hosted)
    try hosted.screen.settle()
    expectEqual(item.rightBarButtonItems?.map(\.title), ["More", nil])
    try hosted.screen.tap(.text("More"))
    try hosted.screen.settle()
    try hosted.screen.tap(.text("Ten"))
    try hosted.screen.settle()
    expect(hosted.screen.accessibility.contains("count 13"))
    try hosted.screen.tap(.text("Cancel"))
    try hosted.screen.settle()
    expect(hosted.screen.accessibility.contains("count 100"))
  }

  @Test func barButtonItemsHaveTheColoursOfTheirLabels() throws {
    let hosted = Hosted(
      NavigationStack {
        Text("page").toolbar {
          ToolbarItemGroup(placement: .topBarLeading) {
            Button("Red") {}.foregroundStyle(.red)
            Button {
            } label: {
              Text("Green").foregroundColor(.green)
            }
            Button {
            } label: {
              Image(systemName: "star").foregroundStyle(.yellow)
            }
            Button("Usual") {}
          }
          ToolbarItem(placement: .topBarTrailing) { Button("Gone", role: .destructive) {} }
        }
      }, width: 390, height: 300)
    try hosted.screen.settle()
    let bar = try top(hosted).navigationItem
    let colors = (bar.leftBarButtonItems ?? []).map { $0.tintColor?.resolvedColor(with: .current) }
    let named: [UIColor] = [.systemRed, .systemGreen, .systemYellow]
    let wanted: [UIColor?] = named.map { $0.resolvedColor(with: .current) } + [nil]
    expectEqual(colors, wanted)
    expectEqual(bar.rightBarButtonItems?.first?.tintColor, .systemRed)
  }

  @Test func theBottomBarShowsItsItems() throws {
    let hosted = Hosted(Screen(), width: 390, height: 700)
    try hosted.screen.settle()
    let controller = try top(hosted)
    expectEqual(controller.navigationController?.isToolbarHidden, false)
    expectEqual(controller.toolbarItems?.compactMap(\.title), ["Taps 0", "Sound", "Name"])
    try hosted.screen.tap(.text("Taps 0"))
    try hosted.screen.tap(.text("Sound"))
    try hosted.screen.settle()
    expectEqual(controller.toolbarItems?.compactMap(\.title), ["Taps 1", "Sound", "Name"])
    expectEqual(controller.toolbarItems?.first { $0.title == "Sound" }?.isSelected, true)
    try hosted.screen.tap(.text("Name"))
    try hosted.screen.settle()
    try hosted.screen.tap(.text("Date"))
    try hosted.screen.settle()
    expect(hosted.screen.accessibility.contains("on 2"))
    expectEqual(controller.toolbarItems?.compactMap(\.title).last, "Date")
  }

  @Test func styledToolbarViewsBecomeCustomViews() throws {
    struct Styled: View {
      @State private var count = 0
      var body: some View {
        NavigationStack {
          Text("root")
            .toolbar {
              ToolbarItem(placement: .principal) {
                VStack {
                  Text("Main").font(.headline)
                  Text("small").font(.caption)
                }
              }
              ToolbarItem {
                HStack {
                  Button("Left \(count)") { count += 1 }
                  Circle().frame(width: 10, height: 10)
                }
              }
            }
        }
      }
    }
    let hosted = Hosted(Styled(), width: 390, height: 700)
    try hosted.screen.settle()
    let item = try top(hosted).navigationItem
    let title = try require(item.titleView)
    expect(title.subviews.compactMap { ($0 as? UILabel)?.text } == ["Main", "small"] && title.bounds.height > 30)
    let custom = try require(item.rightBarButtonItem?.customView)
    expect(custom.bounds.width > 50 && custom.convert(custom.bounds, to: nil).maxX <= 390)
    try hosted.screen.tap(.text("Left 0"))
    try hosted.screen.settle()
    expect(hosted.screen.accessibility.contains("Left 1"))
  }

  @Test func navigationBarItemsAndItemsWithoutAPlacementAreShown() throws {
    let old = Hosted(
      NavigationView {
        Text("a").navigationBarItems(leading: Button("L") {}, trailing: Button("T") {})
      }, width: 390, height: 400)
    try old.screen.settle()
    expectEqual(try top(old).navigationItem.leftBarButtonItem?.title, "L")
    expectEqual(try top(old).navigationItem.rightBarButtonItem?.title, "T")
    let plain = Hosted(
      NavigationStack {
        Text("a").toolbar {
          EditButton()
          Button("B") {}
        }
      }, width: 390, height: 400)
    try plain.screen.settle()
    expectEqual(try top(plain).navigationItem.rightBarButtonItems?.map(\.title), ["B", "Edit"])
    try plain.screen.tap(.text("Edit"))
    try plain.screen.settle()
    expectEqual(try top(plain).navigationItem.rightBarButtonItems?.last?.title, "Done")
    expectEqual(try top(plain).navigationItem.rightBarButtonItems?.last?.style, .done)
  }

  @Test func barsAreHiddenAndColoured() throws {
    let hosted = Hosted(
      NavigationStack {
        Text("a")
          .toolbar { ToolbarItem(placement: .bottomBar) { Button("B") {} } }
          .toolbar(.hidden, for: .navigationBar, .bottomBar)
          .toolbarBackground(Color.red, for: .navigationBar)
          .toolbarBackground(.visible, for: .navigationBar)
          .navigationBarBackButtonHidden()
      }, width: 390, height: 400)
    try hosted.screen.settle()
    let controller = try top(hosted)
    expect(controller.navigationController?.isNavigationBarHidden == true && controller.navigationItem.hidesBackButton)
    expectEqual(controller.navigationItem.standardAppearance?.backgroundColor, .systemRed)
    expectEqual(controller.navigationItem.scrollEdgeAppearance?.backgroundColor, .systemRed)
    let clear = Hosted(
      NavigationStack { Text("a").toolbarBackground(.hidden, for: .navigationBar) }, width: 390, height: 400)
    try clear.screen.settle()
    expectNil(try top(clear).navigationItem.standardAppearance?.backgroundColor)
  }

  @Test func toolbarBackgroundVisibilityShowsOrHidesTheBackground() throws {
    /// Whether the bar has its own background where no content is behind it.
    func hasBackground(_ view: some View) throws -> Bool {
      let hosted = Hosted(NavigationStack { view }, width: 390, height: 400)
      try hosted.screen.settle()
      return try top(hosted).navigationItem.scrollEdgeAppearance?.backgroundEffect != nil
    }
    expect(try hasBackground(Text("a").toolbarBackground(.visible, for: .navigationBar)))
    expect(try hasBackground(Text("a").toolbarBackgroundVisibility(.visible, for: .navigationBar)))
    expect(try hasBackground(Text("a").toolbarBackgroundVisibility(.visible)))
    expect(try !hasBackground(Text("a").toolbarBackgroundVisibility(.hidden)))
    expect(try !hasBackground(Text("a").toolbarBackgroundVisibility(.visible, for: .tabBar)))
  }

  @Test func toolbarTextsGrowWithTheirText() throws {
    struct Screen: View {
      @State private var count = 1
      var body: some View {
        NavigationStack {
          Button("More") { count *= 10_000 }
            .toolbar {
              ToolbarItem(placement: .status) { Text("\(count)") }
              ToolbarItem(placement: .topBarTrailing) { Text("at \(count)") }
            }
        }
      }
    }
    let hosted = Hosted(Screen(), width: 390, height: 600)
    try hosted.screen.settle()
    try hosted.screen.tap(.text("More"))
    try hosted.screen.settle()
    func labels(_ view: UIView) -> [UILabel] { view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels($0) } }
    let window = try require(hosted.controller.view.window)
    let shown = labels(window).filter { $0.text?.contains("10,000") == true || $0.text?.contains("10000") == true }
    expectEqual(shown.count, 2)
    for label in shown { expect(label.bounds.width >= label.sizeThatFits(CGSize(width: 390, height: 44)).width - 0.5) }
  }
}
