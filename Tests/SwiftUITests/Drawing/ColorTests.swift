import Expectations
import SwiftUI
import Testing
import UIKit

@testable import SwiftUI

@MainActor struct ColorTests {
  @Test func convertedUIColorsFollowTheAppearance() {
    let traits = [UIUserInterfaceStyle.light, .dark].map { UITraitCollection(userInterfaceStyle: $0) }
    for (color, expected) in [
      (Color.red, UIColor.systemRed), (.primary, .label), (Color(.systemBackground), .systemBackground),
    ] {
      let converted = UIColor(color)
      for trait in traits {
        expectEqual(converted.resolvedColor(with: trait).cgColor, expected.resolvedColor(with: trait).cgColor)
      }
    }
    expectEqual(UIColor(Color.red.opacity(0.5)).resolvedColor(with: traits[1]).cgColor.alpha, 0.5)
  }

  @Test func coloursKeepTheirComponents() {
    let color = Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5).opacity(0.5).uiColor(EnvironmentValues())
    let components = color.cgColor.components ?? []
    expect(zip(components, [0.2, 0.4, 0.6, 0.25]).allSatisfy { abs($0 - $1) < 0.001 } && components.count == 4)
  }

  @Test func descriptionsNameColours() {
    expect(String(describing: Color.red) == "red" && Color.mint.description == "mint" && "\(Color.clear)" == "clear")
    expectEqual(Color(red: 1, green: 0.5, blue: 0, opacity: 1).description, "#FF8000FF")
    expect(Color.blue.opacity(0.5).description == "50% blue" && Color("Brand").description == "Brand")
  }

  @Test func componentsAreConvertedFromTheirColourSpace() {
    func red(_ space: Color.RGBColorSpace, _ red: Double) -> CGFloat {
      let color = Color(space, red: red, green: 0, blue: 0).uiColor(EnvironmentValues())
      return color.cgColor.components?.first ?? -1
    }
    expect(abs(red(.sRGB, 0.5) - 0.5) < 0.001 && abs(red(.sRGBLinear, 0.5) - 0.7354) < 0.001)
    expect(abs(red(.sRGBLinear, 1) - 1) < 0.001 && red(.sRGBLinear, 0) == 0 && red(.displayP3, 0.5) > 0.5)
    let gray = Color(.sRGBLinear, white: 0.2).uiColor(EnvironmentValues()).cgColor.components ?? []
    expectEqual(gray.first.map { abs($0 - 0.4845) < 0.001 }, true)
  }
}
