import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct ShownTextTests {
  private let environment = EnvironmentValues()

  @Test func aTextOfOneFontAndColorHasNoAttributes() throws {
    let text = try #require(Text(verbatim: "a*b*").bold().foregroundColor(.red).uniform(environment))
    #expect(text.string == "a*b*" && text.color == .systemRed)
    #expect(text.font.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(Text("plain").uniform(environment)?.string == "plain")
  }

  @Test func textsWithMoreHaveAttributes() {
    #expect(Text("with *marks*").uniform(environment) == nil)
    #expect(Text(verbatim: "a").underline().uniform(environment) == nil)
    #expect(Text(verbatim: "a").kerning(1).uniform(environment) == nil)
    #expect((Text(verbatim: "a") + Text(verbatim: "b")).uniform(environment) == nil)
    var spaced = environment
    spaced.lineSpacing = 4
    #expect(Text(verbatim: "a").uniform(spaced) == nil)
  }

  @Test func aChangeOfColorKeepsTheSize() throws {
    let plain = ShownText.uniform(try #require(Text(verbatim: "a").uniform(environment)))
    let red = ShownText.uniform(try #require(Text(verbatim: "a").foregroundColor(.red).uniform(environment)))
    let bold = ShownText.uniform(try #require(Text(verbatim: "a").bold().uniform(environment)))
    #expect(plain != red && red.hasSameSize(as: plain) && !bold.hasSameSize(as: plain))
    #expect(!plain.hasSameSize(as: nil))
    let marked = ShownText.attributed(Text("a *b*").attributed(environment))
    let other = ShownText.attributed(Text("a *b*").foregroundColor(.red).attributed(environment))
    let plainWords = ShownText.attributed(Text("a **b**").attributed(environment))
    #expect(marked != other && other.hasSameSize(as: marked) && !plainWords.hasSameSize(as: marked))
  }

  @Test func aLabelGoesFromMarksToPlainWordsAndBack() throws {
    struct Words: View {
      @State private var isMarked = true
      var body: some View {
        Button(isMarked ? "with *marks* and __more__" : "plain") { isMarked.toggle() }
      }
    }
    let hosted = Hosted(Words(), width: 300, height: 100)
    func label() throws -> UILabel {
      func find(_ view: UIView) -> UILabel? { view as? UILabel ?? view.subviews.lazy.compactMap { find($0) }.first }
      return try #require(find(hosted.controller.view))
    }
    func isItalic() throws -> Bool {
      let text = try label().attributedText
      let font = text?.attribute(.font, at: 5, effectiveRange: nil)
      return try #require(font as? UIFont).fontDescriptor.symbolicTraits.contains(.traitItalic)
    }
    #expect(try isItalic())
    for (words, hasMarks) in [("plain", false), ("with marks and more", true)] {
      hosted.screen.tap(at: CGPoint(x: 150, y: 50))
      try hosted.screen.settle()
      #expect(try label().text == words)
      if hasMarks { #expect(try isItalic()) }
    }
  }
}
