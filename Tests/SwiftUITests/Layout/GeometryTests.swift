import Expectations
import Testing

@testable import SwiftUI

@MainActor struct GeometryTests {
  @Test func anglesAreAddedAndMultiplied() {
    expect(abs((Angle.degrees(90) + .degrees(30)).degrees - 120) < 0.0001)
    expect(abs((Angle.degrees(90) - .degrees(30)).degrees - 60) < 0.0001)
    expect(abs((Angle.degrees(45) * 8).degrees - 360) < 0.0001 && abs((2 * Angle.degrees(10)).degrees - 20) < 0.0001)
    expect(abs((Angle.degrees(90) / 3).degrees - 30) < 0.0001 && Angle.degrees(180) == .radians(.pi))
  }

  @Test func anglesAreMutatedInPlace() {
    var angle = Angle.degrees(90)
    angle += .degrees(30)
    angle -= .degrees(20)
    angle *= 2
    angle /= 4
    expect(abs(angle.degrees - 50) < 1e-9 && abs((-angle).degrees + 50) < 1e-9)
    expect(abs(Angle.degrees(90) / .degrees(30) - 3) < 1e-9)
  }
}
