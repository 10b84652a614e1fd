import Expectations
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct MaskTests {
  @Test func theViewIsVisibleWhereTheMaskIsOpaque() {
    let hosted = Hosted(
      Color(red: 1, green: 0, blue: 0).mask { Circle().frame(width: 40, height: 40) }, width: 100, height: 100)
    expectEqual(hosted.pixel(50, 50), "ff0000")
    expect(hosted.pixel(50, 25) == "ffffff" && hosted.pixel(33, 33) == "ffffff")
  }

  @Test func masksAreAlignedAndMayBeTranslucent() {
    let aligned = Hosted(
      Color(red: 1, green: 0, blue: 0).mask(alignment: .topLeading) { Rectangle().frame(width: 20, height: 20) },
      width: 100, height: 100)
    expect(aligned.pixel(10, 10) == "ff0000" && aligned.pixel(50, 50) == "ffffff")
    let faint = Hosted(Color(red: 1, green: 0, blue: 0).mask(Color.black.opacity(0.5)), width: 20, height: 20)
    expect(faint.pixel(10, 10) == "ff7f7f" || faint.pixel(10, 10) == "ff8080")
  }
}
