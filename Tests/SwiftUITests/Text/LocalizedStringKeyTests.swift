import Expectations
import Testing
import UIKit

@testable import SwiftUI

@MainActor struct LocalizedStringKeyTests {
  private let environment = EnvironmentValues()

  private func attribute<Value>(_ key: NSAttributedString.Key, _ place: Int, of text: Text) -> Value? {
    text.attributed(environment).attribute(key, at: place, effectiveRange: nil) as? Value
  }

  @Test func interpolatedTextsKeepTheirAttributes() {
    let text = Text("one \(Text("two").bold().foregroundColor(.red)) three")
    expect(text.plain(environment) == "one two three" && text.attributed(environment).string == "one two three")
    expectEqual(attribute(.foregroundColor, 4, of: text), UIColor.systemRed)
    expectEqual(attribute(.foregroundColor, 0, of: text), UIColor.label)
    let font: UIFont? = attribute(.font, 4, of: text)
    expectEqual(font?.fontDescriptor.symbolicTraits.contains(.traitBold), true)
  }

  @Test func interpolatedTextsInheritTheFontAndColour() {
    let part = Text("two").italic()
    let text = Text("*one* \(part) **\(3)** \(part)").font(.title).foregroundColor(.blue)
    expectEqual(text.attributed(environment).string, "one two 3 two")
    let fonts = [0, 4, 8, 10].map { attribute(.font, $0, of: text) as UIFont? }
    expectEqual(Set(fonts.map { $0?.pointSize }).count, 1)
    expectEqual(fonts.map { $0?.fontDescriptor.symbolicTraits.contains(.traitItalic) }, [true, true, false, true])
    expectEqual(attribute(.foregroundColor, 4, of: text), UIColor.systemBlue)
  }

  @Test func interpolatedSymbolsBecomeAttachments() {
    let text = Text("Tap \(Image(systemName: "plus")) to add")
    expectEqual(text.attributed(environment).string, "Tap \u{FFFC} to add")
    let attachment: NSTextAttachment? = attribute(.attachment, 4, of: text)
    expectEqual(attachment?.image?.isSymbolImage, true)
    expectEqual(text.shown(environment), text.shown(environment), "an equal text is not shown anew")
    expect(text.shown(environment) != Text("Tap \(Image(systemName: "minus")) to add").shown(environment))
    let (large, small) = (Hosted(text.font(.largeTitle)), Hosted(text.font(.caption)))
    expect(large.size(nil, nil).width > small.size(nil, nil).width * 2)
  }

  @Test func anImageCanBeAText() {
    let text = Text(Image(systemName: "star")) + Text(" five")
    expectEqual(text.attributed(environment).string, "\u{FFFC} five")
    expectEqual(Text(Image("none", label: Text("Nothing"))).plain(environment), "Nothing")
    let colored = Hosted(Text(Image(systemName: "square.fill")).foregroundColor(.red).font(.system(size: 60)))
    expectEqual(colored.pixel(150, 100), "ff3b30")
  }

  @Test func interpolatedValuesArePartOfTheKey() {
    expect(LocalizedStringKey("\(1) of \("two")").parts.isEmpty)
    expectEqual(LocalizedStringKey("\(Text("a"))"), LocalizedStringKey("\(Text("a"))"))
    expect(LocalizedStringKey("\(Text("a"))") != LocalizedStringKey("\(Text("b"))"))
    expectEqual(Hosted(Text("\(Text("a")) b").textCase(.uppercase)).texts, ["A B"])
  }
}
