import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct ShapeStyleLevelsTests {
  private func color(_ style: some ShapeStyle) -> UIColor? {
    Hosted(Text("a").foregroundStyle(style)).views.lazy.compactMap { ($0 as? UILabel)?.textColor }.first
  }

  @Test func systemStylesHaveTheLevelsOfUIKit() {
    expectEqual(color(.fill), .systemFill)
    expectEqual(color(.fill.secondary), .secondarySystemFill)
    expectEqual(color(.fill.tertiary), .tertiarySystemFill)
    expectEqual(color(.fill.quaternary), .quaternarySystemFill)
    expectEqual(color(.fill.quinary), .quaternarySystemFill)
    expectEqual(color(.background), .systemBackground)
    expectEqual(color(.background.secondary), .secondarySystemBackground)
    expectEqual(color(.background.quaternary), .tertiarySystemBackground)
    expectEqual(color(.foreground.secondary), .secondaryLabel)
  }

  @Test func levelsOfOtherStylesAreLessOpaque() {
    expectEqual(color(Color.black.secondary)?.cgColor.alpha, 0.5)
    expectEqual(color(.tint.tertiary)?.cgColor.alpha, 0.25)
    let own = Text("a").foregroundStyle(.background.secondary).backgroundStyle(.black)
    let shown = Hosted(own).views.lazy.compactMap { ($0 as? UILabel)?.textColor }.first
    expectEqual(shown?.cgColor.alpha, 0.5)
  }

  @Test func placeholderLinkAndSelectionStylesHaveTheirColours() {
    expectEqual(color(.placeholder), .placeholderText)
    expectEqual(color(.link), .link)
    let selected = Text("a").foregroundStyle(.selection).tint(.red)
    expectEqual(Hosted(selected).views.lazy.compactMap { ($0 as? UILabel)?.textColor }.first, .systemRed)
  }
}
