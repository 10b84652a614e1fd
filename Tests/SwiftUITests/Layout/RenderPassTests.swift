import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import SwiftUI

@MainActor struct RenderPassTests {
  private struct Screen: View {
    var alignment = TextAlignment.leading
    @State private var isWide = true
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("Change") { withAnimation(.linear(duration: 1)) { isWide.toggle() } }.frame(height: 44)
        Text("A line of text that is long").multilineTextAlignment(alignment)
          .frame(width: isWide ? 260 : 120, alignment: isWide ? .leading : .trailing).background(.yellow)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private func shown(_ label: UILabel) -> CGRect { (label.layer.presentation() ?? label.layer).frame }

  @Test func textThatWrapsDuringAnAnimationIsNotCutOff() throws {
    let hosted = Hosted(Screen())
    try hosted.screen.settle()
    let label = try require(
      hosted.views.lazy.compactMap { $0 as? UILabel }.first { $0.text?.hasPrefix("A line") == true })
    let before = shown(label)
    try hosted.screen.tap(.text("Change"))
    hosted.screen.advance(by: 0.02)
    expect(label.bounds.width < before.width && label.bounds.height > before.height)
    for _ in 0..<4 {
      expectEqual(shown(label).size, label.bounds.size, "two lines in a frame of one would be cut")
      hosted.screen.advance(by: 0.2)
    }
    try hosted.screen.settle()
    expect(abs(shown(label).maxX - 120) <= 1)
  }

  @Test func wrappedTextMovesFromItsOldFrame() throws {
    let hosted = Hosted(Screen())
    try hosted.screen.settle()
    let label = try require(
      hosted.views.lazy.compactMap { $0 as? UILabel }.first { $0.text?.hasPrefix("A line") == true })
    let before = shown(label)
    try hosted.screen.tap(.text("Change"))
    hosted.screen.advance(by: 0.02)
    expect(abs(shown(label).minX - before.minX) < 2 && abs(shown(label).minY - before.minY) < 2)
    let first = shown(label).minX
    hosted.screen.advance(by: 0.5)
    let middle = shown(label).minX
    try hosted.screen.settle()
    expect(first < middle && middle < shown(label).minX)
  }
}
