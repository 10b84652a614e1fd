import Expectations
import Testing
import UIKit

@testable import SwiftUI

@MainActor struct AttributedRunsTests {
  private let environment = EnvironmentValues()

  private func attributes(_ text: AttributedString, at place: Int) -> [NSAttributedString.Key: Any] {
    Text(text).attributed(environment).attributes(at: place, effectiveRange: nil)
  }

  @Test func attributedRunsKeepTheirAttributes() throws {
    var text = AttributedString("plain and more")
    let range = try require(text.range(of: "more"))
    text[range].font = .title
    text[range].foregroundColor = .red
    text[range].backgroundColor = .yellow
    text[range].underlineStyle = .single
    text[range].strikethroughStyle = [.single, .patternDash]
    text[range].strikethroughColor = .systemGreen
    text[range].kern = 3
    text[range].baselineOffset = 2
    let plain = attributes(text, at: 0)
    expect(plain[.foregroundColor] as? UIColor == .label && plain[.underlineStyle] == nil && plain[.kern] == nil)
    let more = attributes(text, at: 12)
    expectEqual(more[.font] as? UIFont, .preferredFont(forTextStyle: .title1))
    expect(more[.foregroundColor] as? UIColor == .systemRed && more[.backgroundColor] as? UIColor == .systemYellow)
    expectEqual(more[.underlineStyle] as? Int, NSUnderlineStyle.single.rawValue)
    expectEqual(more[.strikethroughColor] as? UIColor, .systemGreen)
    let dashed = NSUnderlineStyle([.single, .patternDash]).rawValue
    expectEqual(more[.strikethroughStyle] as? Int, dashed)
    expect(more[.kern] as? CGFloat == 3 && more[.baselineOffset] as? CGFloat == 2)
  }

  @Test func runsWithoutAttributesInheritTheViewsStyle() {
    var text = AttributedString("a")
    text.underlineStyle = .single
    let hosted = Hosted(Text(text).foregroundStyle(.green).font(.footnote))
    let label = hosted.views.lazy.compactMap { $0 as? UILabel }.first
    let values = label?.attributedText?.attributes(at: 0, effectiveRange: nil) ?? [:]
    expectEqual(values[.foregroundColor] as? UIColor, .systemGreen)
    expectEqual(values[.font] as? UIFont, .preferredFont(forTextStyle: .footnote))
  }
}
