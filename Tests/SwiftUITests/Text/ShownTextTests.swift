import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct ShownTextTests {
  private let environment = EnvironmentValues()

  private func uniform(_ text: Text, _ environment: EnvironmentValues? = nil) -> UniformText? {
    if case .uniform(let text) = text.shown(environment ?? self.environment) { text } else { nil }
  }

  @Test func aTextOfOneFontAndColorHasNoAttributes() throws {
    let text = try require(uniform(Text(verbatim: "a*b*").bold().foregroundColor(.red)))
    expect(text.string == "a*b*" && text.color == .systemRed)
    expect(text.font.fontDescriptor.symbolicTraits.contains(.traitBold))
    expectEqual(uniform(Text("plain"))?.string, "plain")
  }

  @Test func textsWithMarkupOrLineAttributesAreAttributed() {
    expectNil(uniform(Text("with *marks*")))
    expectNil(uniform(Text(verbatim: "a").underline()))
    expectNil(uniform(Text(verbatim: "a").kerning(1)))
    expectNil(uniform(Text(verbatim: "a") + Text(verbatim: "b")))
    var spaced = environment
    spaced.lineSpacing = 4
    expectNil(uniform(Text(verbatim: "a"), spaced))
  }

  @Test func aStyleIsResolvedOnceForAText() {
    for shadow in [nil, ShadowStyle.drop(radius: 2)] {
      let style = CountedStyle(shadow: shadow)
      let shown = Text("a *b* c").foregroundStyle(style).shown(environment)
      expectEqual(style.count.value, 1)
      guard case .attributed(let text) = shown else {
        Issue.record("a text with marks")
        return
      }
      for place in [0, 2, 4] {
        expectEqual((text.attribute(.shadow, at: place, effectiveRange: nil) != nil), (shadow != nil))
      }
    }
    let style = CountedStyle(shadow: nil)
    expect(uniform(Text("plain").foregroundStyle(style))?.color == .systemRed && style.count.value == 1)
  }

  @Test func aChangeOfColorKeepsTheSize() throws {
    let plain = ShownText.uniform(try require(uniform(Text(verbatim: "a"))))
    let red = ShownText.uniform(try require(uniform(Text(verbatim: "a").foregroundColor(.red))))
    let bold = ShownText.uniform(try require(uniform(Text(verbatim: "a").bold())))
    expect(plain != red && red.hasSameSize(as: plain) && !bold.hasSameSize(as: plain))
    expect(!plain.hasSameSize(as: nil))
    let marked = ShownText.attributed(Text("a *b*").attributed(environment))
    let other = ShownText.attributed(Text("a *b*").foregroundColor(.red).attributed(environment))
    let plainWords = ShownText.attributed(Text("a **b**").attributed(environment))
    expect(marked != other && other.hasSameSize(as: marked) && !plainWords.hasSameSize(as: marked))
  }

  @Test func aLabelChangesBetweenMarkupAndPlainText() throws {
    struct Words: View {
      @State private var isMarked = true
      var body: some View {
        Button(isMarked ? "with *marks* and __more__" : "plain") { isMarked.toggle() }
      }
    }
    let hosted = Hosted(Words(), width: 300, height: 100)
    func label() throws -> UILabel {
      func find(_ view: UIView) -> UILabel? { view as? UILabel ?? view.subviews.lazy.compactMap { find($0) }.first }
      return try require(find(hosted.controller.view))
    }
    func isItalic() throws -> Bool {
      let text = try label().attributedText
      let font = text?.attribute(.font, at: 5, effectiveRange: nil)
      return try require(font as? UIFont).fontDescriptor.symbolicTraits.contains(.traitItalic)
    }
    expect(try isItalic())
    for (words, hasMarks) in [("plain", false), ("with marks and more", true)] {
      hosted.screen.tap(at: CGPoint(x: 150, y: 50))
      try hosted.screen.settle()
      expectEqual(try label().text, words)
      if hasMarks { expect(try isItalic()) }
    }
  }
}

/// Counts how often it is resolved.
private struct CountedStyle: ShapeStyle {
  final class Count: @unchecked Sendable { var value = 0 }
  let count = Count()
  let shadow: ShadowStyle?

  func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    count.value += 1
    if let shadow { return Color.red.shadow(shadow)._resolve(in: environment) }
    return Color.red._resolve(in: environment)
  }
}
