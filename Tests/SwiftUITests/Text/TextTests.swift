import Expectations
import SwiftUI
import Testing

@testable import SwiftUI

@MainActor struct TextTests {
  private func attributed(_ text: Text, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> NSAttributedString {
    var environment = EnvironmentValues()
    change(&environment)
    return text.attributed(environment)
  }

  private func font(_ text: NSAttributedString, at position: Int = 0) -> UIFont? {
    text.attribute(.font, at: position, effectiveRange: nil) as? UIFont
  }

  @Test func aTextHasTheFontOfTheViewAround() {
    expectEqual(font(attributed(Text("a")))?.pointSize, 17)
    expectEqual(font(attributed(Text("a")) { $0.font = .caption })?.pointSize, 12)
    expectEqual(font(attributed(Text("a").font(.title)) { $0.font = .caption })?.pointSize, 28)
    expectEqual(font(attributed(Text("a")) { $0.dynamicTypeSize = .accessibility5 })?.pointSize, 53)
    expectEqual(
      font(attributed(Text("a").font(.system(size: 9))) { $0.dynamicTypeSize = .accessibility5 })?.pointSize, 9)
  }

  @Test func partsOfATextHaveAttributesOfTheirOwn() {
    let text = attributed(Text("a").bold() + Text("bc").italic().foregroundColor(.red) + Text("d").underline())
    expectEqual(text.string, "abcd")
    expectEqual(font(text)?.fontDescriptor.symbolicTraits.contains(.traitBold), true)
    expectEqual(font(text, at: 1)?.fontDescriptor.symbolicTraits.contains(.traitItalic), true)
    expectEqual(text.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor, .systemRed)
    expectEqual(text.attribute(.underlineStyle, at: 3, effectiveRange: nil) as? Int, 1)
    expectNil(text.attribute(.underlineStyle, at: 2, effectiveRange: nil))
  }

  @Test func innerAttributesOverrideOuterOnes() {
    let text = attributed((Text("a").foregroundColor(.red) + Text("b")).foregroundColor(.blue))
    expectEqual(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .systemRed)
    expectEqual(text.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor, .systemBlue)
  }

  @Test func onlyLocalizedKeysParseMarkdown() {
    let text = attributed(Text("a **b** *c* `d` ~~e~~ [f](https://example.org)"))
    expectEqual(text.string, "a b c d e f")
    expectEqual(font(text, at: 2)?.fontDescriptor.symbolicTraits.contains(.traitBold), true)
    expectEqual(font(text, at: 4)?.fontDescriptor.symbolicTraits.contains(.traitItalic), true)
    expectEqual(font(text, at: 6)?.fontDescriptor.symbolicTraits.contains(.traitMonoSpace), true)
    expectEqual(text.attribute(.strikethroughStyle, at: 8, effectiveRange: nil) as? Int, 1)
    expectEqual(attributed(Text(verbatim: "a **b**")).string, "a **b**")
    let words = "a **b**"
    expectEqual(attributed(Text(words)).string, "a **b**")
    expectEqual(attributed(Text("2 * 3 * 4, snake_case_name, **open")).string, "2 * 3 * 4, snake_case_name, **open")
    expectEqual(attributed(Text("\\*a\\*")).string, "*a*")
  }

  @Test func interpolatedValuesAreFormatted() {
    expectEqual(attributed(Text("\(3) trips, \(2.5, specifier: "%.2f")")).string, "3 trips, 2.50")
    expectEqual(attributed(Text(3, format: .number)).string, "3")
    let formatter = NumberFormatter()
    formatter.minimumFractionDigits = 1
    formatter.locale = Locale(identifier: "en_US")
    expectEqual(attributed(Text(NSNumber(value: 2), formatter: formatter)).string, "2.0")
    expectEqual(attributed(Text("100% of \("it")")).string, "100% of it")
  }

  @Test func textCaseOfTheEnvironmentIsApplied() {
    expectEqual(attributed(Text("Abc")) { $0.textCase = .uppercase }.string, "ABC")
    expectEqual(attributed(Text("Abc")) { $0.textCase = .lowercase }.string, "abc")
  }

  @Test func lineLimitTruncatesTheText() throws {
    let hosted = Hosted(Text("one two three four five six seven eight nine ten").lineLimit(2), width: 60)
    let label = try require(hosted.views.first as? UILabel)
    expectEqual(label.numberOfLines, 2)
    expectEqual(label.frame.height, hosted.size(60, nil).height)
    expect(
      hosted.size(60, nil).height
        < Hosted(Text("one two three four five six seven eight nine ten")).size(60, nil).height)
  }

  @Test func emptyTextsHaveTheHeightOfALine() {
    let size = Hosted(Text("")).size(nil, nil)
    expect(size.width == 0 && size.height == Hosted(Text("a")).size(nil, nil).height)
  }

  @Test func aNewColourRedrawsWithoutLayout() throws {
    struct Screen: View {
      @State private var isRed = false
      var body: some View {
        VStack {
          Text("text").foregroundStyle(isRed ? .red : .green)
          Button("Turn") { isRed.toggle() }.buttonStyle(.plain)
        }
      }
    }
    let hosted = Hosted(Screen())
    try hosted.press("Turn")
    let before = LayoutNode.measurements
    try hosted.press("Turn")
    expectEqual(LayoutNode.measurements, before)
  }

  @Test func textsAreEqualByContentAndAttributes() {
    expectEqual(Text("a \(1)").bold(), Text("a \(1)").bold())
    expectEqual(Text("a").foregroundColor(.red) + Text("b"), Text("a").foregroundColor(.red) + Text("b"))
    expect(Text("a") != Text(verbatim: "a"))
    expect(Text("a").foregroundColor(.red) != Text("a").foregroundColor(.blue))
    expect(Text("a \(1)") != Text("a \(2)"))
  }

  @Test func timerTextsUpdateWhileTheyAreShown() throws {
    struct Screen: View {
      let start: Date
      @State private var isShown = true
      var body: some View {
        if isShown {
          Text(start, style: .timer)
          Text(start, style: .offset)
        }
        Text(start, style: .date)
        Button("Hide") { isShown = false }
      }
    }
    // A screen must be there for its clock to be asked.
    let empty = Hosted(EmptyView())
    let hosted = Hosted(Screen(start: PresentDate.current))
    // The screen's first frame lies behind.
    expectEqual(Array(hosted.texts.prefix(2)), ["0:00", "+0 sec"])
    hosted.screen.advance(by: 3.2)
    expectEqual(Array(hosted.texts.prefix(2)), ["0:03", "+3 sec"])
    try hosted.press("Hide")
    let before = hosted.texts
    hosted.screen.advance(by: 3)
    expect(hosted.texts == before && before.count == 2)
    _ = empty.controller
  }

  @Test func dynamicTypeSizeLimitsTheTextSize() throws {
    func height(_ view: some View) -> CGFloat {
      Hosted(view, width: 400) { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }.frames[0].height
    }
    let large = Hosted(Text("a")) { $0.preferredContentSizeCategory = .extraLarge }.frames[0].height
    expectEqual(height(Text("a").dynamicTypeSize(...DynamicTypeSize.xLarge)), large)
    expectEqual(height(Text("a").dynamicTypeSize(.xSmall...DynamicTypeSize.xLarge)), large)
    expect(height(Text("a").dynamicTypeSize(DynamicTypeSize.xLarge...)) > large)
  }

  @Test func reservesSpaceReservesTheHeightOfLines() {
    func height(_ view: some View) -> CGFloat { Hosted(view, width: 200).size(200, nil).height }
    let (one, three) = (height(Text("a")), height(Text("a\nb\nc")))
    expectEqual(height(Text("a").lineLimit(3, reservesSpace: true)), three)
    expect(height(Text("a").lineLimit(3, reservesSpace: false)) == one && height(Text("a").lineLimit(...3)) == one)
    expect(height(Text("a").lineLimit(2...3)) == height(Text("a\nb")) && height(Text("").lineLimit(3...)) == three)
    expectEqual(height(Text("a\nb\nc\nd").lineLimit(2...3)), three)
    expectEqual(height(Text("a").lineLimit(nil).lineLimit(3...)), one, "the modifier inside counts")
    let texts = HStack(alignment: .firstTextBaseline) {
      Text("a").lineLimit(3, reservesSpace: true)
      Text("b")
    }
    let frames = Hosted(texts).frames
    expect(frames[0].minY == frames[1].minY && frames[0].height == one, "the lines are the upper ones")
  }

  @Test func allowsTighteningSetsTheLabel() {
    let hosted = Hosted(
      VStack {
        Text("a").allowsTightening(true)
        Text("b")
      })
    expectEqual(hosted.views.compactMap { ($0 as? UILabel)?.allowsDefaultTighteningForTruncation }, [true, false])
  }
}
