import Expectations
import Testing

@testable import SwiftUI

@MainActor struct RadialGradientTests {
  private let stops: [Gradient.Stop] = [.init(color: .white, location: 0), .init(color: .black, location: 1)]

  @Test func radiiAreInPointsWhateverTheSizeOfTheView() {
    let gradient = RadialGradient(stops: stops, center: .center, startRadius: 10, endRadius: 40)
    let hosted = Hosted(gradient, width: 200, height: 120)
    expectEqual(hosted.pixel(95, 60), "ffffff", "within the first radius is the first colour")
    expectEqual(hosted.pixel(145, 60), "000000", "beyond the second radius is the last colour")
    expectEqual(hosted.pixel(100, 15), "000000")
    let (beside, below) = (hosted.pixel(125, 60), hosted.pixel(100, 85))
    expect(beside > "505050" && beside < "b0b0b0", "the middle between the radii is grey: \(beside)")
    expectEqual(beside, below, "the contours are circles")
  }

  @Test func aGreaterFirstRadiusTurnsTheColoursRound() {
    let turned = RadialGradient(stops: stops, center: .center, startRadius: 40, endRadius: 10)
    let hosted = Hosted(turned, width: 100, height: 100)
    expect(hosted.pixel(50, 50) == "000000" && hosted.pixel(98, 50) == "ffffff")
  }

  @Test func stylesDrawAsTheGradientsOfTheirNames() {
    let style = Rectangle().fill(.radialGradient(stops: stops, center: .center, startRadius: 0, endRadius: 50))
    let view = RadialGradient(stops: stops, center: .center, startRadius: 0, endRadius: 50)
    expectEqual(
      Hosted(style, width: 100, height: 100).pixel(30, 50), Hosted(view, width: 100, height: 100).pixel(30, 50))
  }

  @Test func ellipsesHaveTheProportionsOfTheBounds() {
    let hosted = Hosted(EllipticalGradient(stops: stops), width: 200, height: 100)
    expect(hosted.pixel(100, 50) > "f0f0f0" && hosted.pixel(1, 1) == "000000")
    let (beside, below) = (hosted.pixel(150, 50), hosted.pixel(100, 75))
    for grey in [beside, below] { expect(grey > "707070" && grey < "909090", "half way to the edge is grey: \(grey)") }
  }

  @Test func fractionsSayWhereAnEllipticalGradientBegins() {
    let gradient = Gradient(colors: [.white, .black])
    let hosted = Hosted(
      Rectangle().fill(.ellipticalGradient(gradient, startRadiusFraction: 0.25, endRadiusFraction: 0.5)), width: 100,
      height: 100)
    expect(hosted.pixel(70, 50) == "ffffff" && hosted.pixel(1, 50) < "101010")
    let colors = Hosted(EllipticalGradient(colors: [.white, .black]), width: 100, height: 100)
    expectEqual(
      colors.pixel(25, 50), Hosted(EllipticalGradient(gradient: gradient), width: 100, height: 100).pixel(25, 50))
    expectEqual(
      Hosted(Rectangle().fill(.ellipticalGradient(stops: stops)), width: 100, height: 100).pixel(25, 50),
      Hosted(Rectangle().fill(.ellipticalGradient(colors: [.white, .black])), width: 100, height: 100).pixel(25, 50))
  }
}
