import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct ContextMenuTests {
  private struct Solid: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      (configuration.isPressed ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1))
        .frame(width: 200, height: 100)
    }
  }

  /// The touch is the menu's once it opens.
  @Test func theViewInFrontOfAMenuIsNotPressed() throws {
    var presses = 0
    let hosted = Hosted(
      Button("Copy") { presses += 1 }.buttonStyle(Solid()).contextMenu { Button("Paste") {} }, width: 390, height: 500)
    let resting = hosted.pixel(195, 250)
    hosted.screen.tap(at: CGPoint(x: 195, y: 250), duration: 0.7)
    try hosted.screen.settle()
    expect(hosted.screen.accessibility.contains("Paste"))
    expectEqual(hosted.pixel(195, 250), resting)
    expectEqual(presses, 0)
  }
}
