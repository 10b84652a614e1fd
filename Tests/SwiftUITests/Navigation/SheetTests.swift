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
    let view = try #require(button(title, in: hosted.screen.window))
    hosted.screen.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    try hosted.screen.settle()
  }

  @Test func aSheetIsShownChangesAndGoes() throws {
    let log = Log()
    let hosted = Hosted(Screen(log: log), width: 390, height: 700)
    #expect(hosted.controller.presentedViewController == nil)
    try press("Show 0", hosted)
    #expect(hosted.controller.presentedViewController != nil)
    try press("Count 0", hosted)
    #expect(button("Count 1", in: hosted.screen.window) != nil)
    try press("Done", hosted)
    #expect(hosted.controller.presentedViewController == nil)
    #expect(log.lines == ["dismissed"])
    try press("Show 1", hosted)
    #expect(button("Count 1", in: hosted.screen.window) != nil)
  }
}
