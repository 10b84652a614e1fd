import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import SwiftUI

@MainActor struct TextModifiersTests {
  private func label<V: View>(_ view: V) throws -> UILabel {
    try require(Hosted(view).views.lazy.compactMap { $0 as? UILabel }.first)
  }

  @Test func fontDesignAppliesToFontsWithoutADesign() throws {
    let mono = try label(Text("1").fontDesign(.monospaced)).font
    expectEqual(mono?.fontName, UIFont.monospacedSystemFont(ofSize: 17, weight: .regular).fontName)
    let own = try label(Text("1").font(.system(.body, design: .default)).fontDesign(.monospaced)).font
    expectEqual(own?.fontName, UIFont.preferredFont(forTextStyle: .body).fontName)
  }

  @Test func italicAppliesToTextsWithTheirOwnFont() throws {
    func traits<V: View>(_ view: V) throws -> UIFontDescriptor.SymbolicTraits {
      try label(view).font.fontDescriptor.symbolicTraits
    }
    expect(try traits(Text("a").font(.title).italic()).contains(.traitItalic))
    expect(try traits(VStack { Text("a").font(.title) }.italic()).contains(.traitItalic))
    expect(try traits(VStack { Text("a").font(.title) }.monospaced()).contains(.traitMonoSpace))
    expect(try !traits(VStack { VStack { Text("a") }.italic(false) }.italic()).contains(.traitItalic))
    let hosted = Hosted(TextField("a", text: .constant("b")).italic().font(.title))
    let field = try require(hosted.views.lazy.compactMap { $0 as? UITextField }.first)
    expectEqual(field.font?.fontDescriptor.symbolicTraits.contains(.traitItalic), true)
  }

  @Test func privacySensitiveTextsAreRedacted() throws {
    func isHidden<V: View>(_ view: V) throws -> Bool {
      try label(view).attributedText?.attribute(.backgroundColor, at: 0, effectiveRange: nil) != nil
    }
    expect(try isHidden(Text("42 €").privacySensitive().redacted(reason: .privacy)))
    expect(try !isHidden(Text("42 €").redacted(reason: .privacy)))
    expect(try !isHidden(Text("42 €").privacySensitive()))
    expect(try !isHidden(Text("42 €").privacySensitive(false).redacted(reason: .privacy)))
  }
}
