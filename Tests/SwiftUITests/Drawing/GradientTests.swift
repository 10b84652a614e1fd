import Testing

@testable import SwiftUI

@MainActor struct GradientTests {
  @Test func aColoursOwnGradientIsLighterAbove() {
    let blue = Color(red: 0, green: 0, blue: 0.8)
    let hosted = Hosted(Rectangle().fill(blue.gradient), width: 20, height: 100)
    let (top, bottom) = (hosted.pixel(10, 1), hosted.pixel(10, 98))
    #expect(top > bottom && bottom.hasSuffix("cc") && top.prefix(2) > "20")
  }

  @Test func gradientsRunFromAboveToBelow() {
    let gradient = AnyGradient(Gradient(colors: [.black, .white]))
    let hosted = Hosted(Rectangle().fill(gradient), width: 20, height: 100)
    #expect(hosted.pixel(10, 1) < "101010" && hosted.pixel(10, 98) > "f0f0f0")
  }
}
