import Expectations
import SwiftUI
import Testing
import UIKit
import UIKitTesting

@testable import SwiftUI

@MainActor @Suite("Safe area insets, and changes of geometry")
struct SafeAreaInsetTests {
  @Test("a view at an edge reduces the size of the other") func inset() {
    let hosted = Hosted(
      Color.red.safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 30) }
        .safeAreaInset(edge: .leading, spacing: 10) { Color.green.frame(width: 20) },
      width: 100, height: 100)
    func frame(_ color: UIColor) -> CGRect? {
      hosted.views.first { $0.backgroundColor == color }.map { $0.convert($0.bounds, to: nil) }
    }
    expectEqual(frame(.systemRed), CGRect(x: 30, y: 0, width: 70, height: 70))
    expectEqual(frame(.systemBlue), CGRect(x: 30, y: 70, width: 70, height: 30))
    expectEqual(frame(.systemGreen), CGRect(x: 0, y: 0, width: 20, height: 100))
  }

  private func below(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(below) }

  private func scroll(_ hosted: Hosted<some View>) throws -> UIScrollView {
    try hosted.screen.settle()
    return try require(below(hosted.screen.window).lazy.compactMap { $0 as? any RoomyScrollView }.first)
  }

  private func frame(_ color: UIColor, _ hosted: Hosted<some View>) -> CGRect? {
    hosted.views.first { $0.backgroundColor == color }.map { $0.convert($0.bounds, to: nil) }
  }

  @Test("content scrolls beneath the view, and ends above it") func scrolling() throws {
    let hosted = Hosted(
      ScrollView { Color.red.frame(height: 900) }
        .safeAreaInset(edge: .bottom, spacing: 10) { Color.blue.frame(height: 40) })
    let view = try scroll(hosted)
    expect(view.frame == CGRect(x: 0, y: 0, width: 300, height: 200) && view.contentSize.height == 900)
    expect(view.adjustedContentInset.bottom == 50 && view.verticalScrollIndicatorInsets.bottom == 50)
    expectEqual(frame(.systemBlue, hosted), CGRect(x: 0, y: 160, width: 300, height: 40))
    hosted.screen.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 50), duration: 1)
    try hosted.screen.settle()
    expect(frame(.systemRed, hosted)?.minY ?? 0 < -50, "touches beside the view scroll")
  }

  @Test("a list begins below a view at its top, and goes beneath it") func list() throws {
    func first(_ hosted: Hosted<some View>) throws -> CGFloat {
      let view = try require(try scroll(hosted) as? UICollectionView)
      let cell = try require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
      return cell.convert(cell.bounds, to: nil).minY
    }
    let list = List(0..<40) { Text("Row \($0)") }.listStyle(.plain)
    let hosted = Hosted(list.safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 30) })
    expect(try first(Hosted(list)) + 30 == first(hosted))
    expectEqual(try scroll(hosted).frame, CGRect(x: 0, y: 0, width: 300, height: 200))
    expectEqual(try scroll(hosted).verticalScrollIndicatorInsets.top, 30)
    expectEqual(hosted.views.last?.backgroundColor, .systemBlue, "in front of the rows")
  }

  @Test("several views at an edge are stacked") func nested() throws {
    let hosted = Hosted(
      ScrollView { Color.red.frame(height: 900) }
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.green.frame(height: 20) }
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 30) }
        .safeAreaInset(edge: .top, spacing: 0) { Color.yellow.frame(height: 10) })
    let view = try scroll(hosted)
    expectEqual(view.frame, CGRect(x: 0, y: 0, width: 300, height: 200))
    expectEqual(view.adjustedContentInset, UIEdgeInsets(top: 10, left: 0, bottom: 50, right: 0))
    expectEqual(frame(.systemGreen, hosted), CGRect(x: 0, y: 150, width: 300, height: 20))
    expectEqual(frame(.systemBlue, hosted), CGRect(x: 0, y: 170, width: 300, height: 30))
  }

  @Test("content stays in place when a view is inserted, and the inset goes with the view") func coming() throws {
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        ScrollView {
          Button("Change") { isShown.toggle() }
          Color.red.frame(height: 900)
        }
        .safeAreaInset(edge: .bottom, spacing: 0) { if isShown { Color.blue.frame(height: 30) } }
      }
    }
    let hosted = Hosted(Screen())
    expectEqual(try scroll(hosted).adjustedContentInset.bottom, 0)
    try hosted.press("Change")
    expect(try scroll(hosted).adjustedContentInset.bottom == 30 && scroll(hosted).contentOffset.y == 0)
    try hosted.press("Change")
    expectEqual(try scroll(hosted).adjustedContentInset.bottom, 0)
  }

  @Test("a view at the leading edge insets the content in both layout directions") func sides() throws {
    func insets(_ direction: UITraitEnvironmentLayoutDirection) throws -> UIEdgeInsets {
      let hosted = Hosted(
        ScrollView(.horizontal) { Color.red.frame(width: 900) }
          .safeAreaInset(edge: .leading, spacing: 0) { Color.blue.frame(width: 30) }
      ) { $0.layoutDirection = direction }
      expectEqual(try scroll(hosted).frame, CGRect(x: 0, y: 0, width: 300, height: 200))
      return try scroll(hosted).adjustedContentInset
    }
    expectEqual(try insets(.leftToRight).left, 30)
    expectEqual(try insets(.rightToLeft).right, 30)
  }

  @Test("views that ignore the safe area, and backgrounds that reach it, lie beneath") func ignoring() throws {
    let all = CGRect(x: 0, y: 0, width: 300, height: 200)
    let hosted = Hosted(
      Color.red.ignoresSafeArea().safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 30) })
    expect(frame(.systemRed, hosted) == all && frame(.systemBlue, hosted)?.minY == 170)
    let back = Hosted(
      Text("Text").frame(maxWidth: .infinity, maxHeight: .infinity).background(.red)
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 30) })
    expectEqual(frame(.systemRed, back), all)
    let inner = Hosted(
      VStack(spacing: 0) {
        Color.green.frame(height: 50)
        Color.red.ignoresSafeArea().safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 30) }
      })
    expectEqual(frame(.systemRed, inner), CGRect(x: 0, y: 50, width: 300, height: 150), "not beyond its own place")
  }

  @Test("the safe area of a geometry reader, and of the screens of a stack, includes the view") func insides() throws {
    var told: EdgeInsets?
    let hosted = Hosted(
      GeometryReader { proxy in
        let _ = told = proxy.safeAreaInsets
        Color.red
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 30) })
    try hosted.screen.settle()
    expect(told?.bottom == 30 && told?.top == 0)
    let stack = Hosted(
      NavigationStack { List(0..<40) { Text("Row \($0)") }.navigationTitle("Rows") }
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 30) }, height: 600)
    expect(try scroll(stack).adjustedContentInset.bottom == 30 && scroll(stack).frame.height == 600)
  }

  @Test("the view lies above a bar over the keyboard, and the content ends there") func keyboard() throws {
    struct Screen: View {
      @State private var text = ""
      var body: some View {
        ScrollView { Color.red.frame(height: 900) }
          .safeAreaInset(edge: .bottom, spacing: 0) { TextField("Message", text: $text).frame(height: 30) }
          .background { Color.green.ignoresSafeArea(.keyboard) }
          .toolbar { ToolbarItem(placement: .keyboard) { Button("Done") {} } }
      }
    }
    let hosted = Hosted(Screen(), height: 500)
    let view = try scroll(hosted)
    let field = try require(below(hosted.screen.window).lazy.compactMap { $0 as? UITextField }.first)
    expect(view.adjustedContentInset.bottom == 30 && abs(field.convert(field.bounds, to: nil).midY - 485) < 1)
    hosted.screen.tap(at: CGPoint(x: 150, y: 485))
    try hosted.screen.settle()
    expect(view.frame.height == 500 && view.adjustedContentInset.bottom == 74)
    expect(abs(field.convert(field.bounds, to: nil).midY - 441) < 1)
    expectEqual(frame(.systemGreen, hosted)?.maxY, 500, "what ignores the keyboard")
    field.resignFirstResponder()
    try hosted.screen.settle()
    expect(view.adjustedContentInset.bottom == 30 && abs(field.convert(field.bounds, to: nil).midY - 485) < 1)
  }

  @Test("onGeometryChange reports the first value and each changed one") func geometry() throws {
    struct Growing: View {
      @State private var height: CGFloat = 20
      @State private var told: [CGFloat] = []
      var body: some View {
        VStack {
          Color.red.frame(height: height).onGeometryChange(for: CGFloat.self) {
            $0.size.height
          } action: {
            told.append($0)
          }
          Button("Grow") { height += 10 }
          Text(told.map { "\(Int($0))" }.joined(separator: " "))
        }
      }
    }
    let hosted = Hosted(Growing())
    try hosted.screen.settle()
    expect(hosted.texts.contains("20"))
    try hosted.press("Grow")
    expect(hosted.texts.contains("20 30"))
  }
}
