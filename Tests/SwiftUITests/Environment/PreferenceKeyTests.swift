import Expectations
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct PreferenceKeyTests {
  private struct Sum: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private struct Screen: View {
    let tell: (Int) -> Void
    @State private var count = 1
    var body: some View {
      VStack {
        ForEach(0..<count, id: \.self) { Text("\($0)").preference(key: Sum.self, value: 10) }
        Button("More") { count += 1 }
        Button("Same") { count += 0 }
      }
      .onPreferenceChange(Sum.self, perform: tell)
    }
  }

  @Test func preferenceChangesAreReportedOnceEach() throws {
    var told: [Int] = []
    let hosted = Hosted(Screen { told.append($0) })
    try hosted.screen.settle()
    expectEqual(told, [10])
    try hosted.press("More")
    expectEqual(told, [10, 20])
    try hosted.press("Same")
    expectEqual(told, [10, 20])
  }

  @Test func aPreferencePassesAMeasuredWidthUpwards() throws {
    struct Width: PreferenceKey {
      static let defaultValue: CGFloat = 0
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }
    struct Labels: View {
      @State private var width: CGFloat?
      var body: some View {
        VStack {
          ForEach(["i", "wide label"], id: \.self) { text in
            Text(text).background(GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) })
              .frame(width: width).background(Color.red)
          }
        }
        .onPreferenceChange(Width.self) { width = $0 }
      }
    }
    let hosted = Hosted(Labels())
    try hosted.screen.settle()
    let widths = hosted.views.filter { $0.backgroundColor == .systemRed }.map(\.frame.width)
    expect(widths.count == 2 && widths[0] == widths[1] && widths[0] > 40)
  }
}
