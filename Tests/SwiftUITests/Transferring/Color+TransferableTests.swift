import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import SwiftUI

@MainActor struct ColorTransferableTests {
  @Test func aDroppedColourKeepsItsComponents() throws {
    var dropped: [Color] = []
    let hosted = Hosted(
      VStack(spacing: 0) {
        Color.red.draggable(Color(.sRGB, red: 0.25, green: 0.5, blue: 1, opacity: 0.75)).frame(width: 100, height: 100)
        Spacer(minLength: 0)
        Color.blue.frame(width: 200, height: 200).dropDestination(for: Color.self) { colors, _ in
          dropped += colors
          return true
        }
      }, width: 300, height: 500)
    try hosted.screen.settle()
    hosted.screen.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 150, y: 400), press: 1, duration: 0.5)
    try hosted.screen.settle()
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(try require(dropped.first)).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    expectEqual([red, green, blue, alpha].map { ($0 * 100).rounded() }, [25, 50, 100, 75])
  }
}
