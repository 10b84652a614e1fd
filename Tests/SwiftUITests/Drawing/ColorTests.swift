import SwiftUI
import Testing
import UIKit

@testable import SwiftUI

@MainActor struct ColorTests {
  @Test func aColourOfUIKitFollowsTheAppearance() {
    let traits = [UIUserInterfaceStyle.light, .dark].map { UITraitCollection(userInterfaceStyle: $0) }
    for (color, expected) in [
      (Color.red, UIColor.systemRed), (.primary, .label), (Color(.systemBackground), .systemBackground),
    ] {
      let converted = UIColor(color)
      for trait in traits {
        #expect(converted.resolvedColor(with: trait).cgColor == expected.resolvedColor(with: trait).cgColor)
      }
    }
    #expect(UIColor(Color.red.opacity(0.5)).resolvedColor(with: traits[1]).cgColor.alpha == 0.5)
  }

  @Test func componentsAreThoseGiven() {
    let color = Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5).opacity(0.5).uiColor(EnvironmentValues())
    let components = color.cgColor.components ?? []
    #expect(zip(components, [0.2, 0.4, 0.6, 0.25]).allSatisfy { abs($0 - $1) < 0.001 } && components.count == 4)
  }
}
