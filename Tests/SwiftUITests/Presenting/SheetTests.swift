import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct SheetTests {
  @MainActor private final class Log { var lines: [String] = [] }

  private struct Screen: View {
    let log: Log
    @State private var isShown = false
    @State private var number = 0
    var body: some View {
      VStack {
        Button("Show \(number)") { isShown = true }
      }
      .sheet(isPresented: $isShown, onDismiss: { log.lines.append("dismissed") }) {
        SheetView(number: $number)
      }
    }
  }

  private struct SheetView: View {
    @Binding var number: Int
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        Button("Count \(number)") { number += 1 }
        Button("Done") { dismiss() }
      }
    }
  }

  private func button(_ title: String, in view: UIView) -> UIView? {
    if view is PressView, view.accessibilityLabel == title { return view }
    return view.subviews.lazy.compactMap { button(title, in: $0) }.first
  }

  private func press(_ title: String, _ hosted: Hosted<Screen>) throws {
    let view = try require(button(title, in: hosted.screen.window))
    hosted.screen.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    try hosted.screen.settle()
  }

  @Test func aSheetIsPresentedUpdatedAndDismissed() throws {
    let log = Log()
    let hosted = Hosted(Screen(log: log), width: 390, height: 700)
    expectNil(hosted.controller.presentedViewController)
    try press("Show 0", hosted)
    expect(hosted.controller.presentedViewController != nil)
    try press("Count 0", hosted)
    expect(button("Count 1", in: hosted.screen.window) != nil)
    try press("Done", hosted)
    expectNil(hosted.controller.presentedViewController)
    expectEqual(log.lines, ["dismissed"])
    try press("Show 1", hosted)
    expect(button("Count 1", in: hosted.screen.window) != nil)
  }

  @Test func anotherItemReplacesThePresentedSheet() throws {
    struct Item: Identifiable, Equatable { let id: Int }
    struct Items: View {
      let log: Log
      @State private var item: Item?
      var body: some View {
        Text("shows \(item?.id ?? 0)")
          .sheet(item: $item, onDismiss: { log.lines.append("dismissed") }) { item in
            VStack {
              Text("item \(item.id)")
              Button("Next") { self.item = Item(id: item.id + 1) }
            }
          }
          .onAppear { item = Item(id: 1) }
      }
    }
    let log = Log()
    let hosted = Hosted(Items(log: log), width: 390, height: 700)
    try hosted.screen.settle()
    expect(hosted.screen.accessibility.contains("item 1"))
    try hosted.screen.tap(.text("Next"))
    try hosted.screen.settle()
    expect(hosted.screen.accessibility.contains("item 2") && hosted.texts == ["shows 2"])
    hosted.controller.dismiss(animated: false)
    try hosted.screen.settle()
    expect(hosted.texts == ["shows 0"] && log.lines == ["dismissed", "dismissed"])
  }

  @Test func presentationModeDismissesACover() throws {
    struct Cover: View {
      @Environment(\.presentationMode) private var mode
      @Environment(\.isPresented) private var isPresented
      var body: some View {
        Button(mode.wrappedValue.isPresented && isPresented ? "Leave" : "?") { mode.wrappedValue.dismiss() }
      }
    }
    struct Base: View {
      @State private var isShown = true
      var body: some View { Text(isShown ? "covered" : "free").fullScreenCover(isPresented: $isShown) { Cover() } }
    }
    let hosted = Hosted(Base(), width: 390, height: 700)
    try hosted.screen.settle()
    expectEqual(hosted.controller.presentedViewController?.modalPresentationStyle, .fullScreen)
    try hosted.screen.tap(.text("Leave"))
    try hosted.screen.settle()
    expectEqual(hosted.texts, ["free"])
  }
}
