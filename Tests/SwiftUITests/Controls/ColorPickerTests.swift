import Expectations
import SwiftUI
import Testing
import UIKit
import UIKitTesting

@testable import SwiftUI

@MainActor @Suite("A colour picker")
struct ColorPickerTests {
  private struct Screen: View {
    @State private var color = Color(hue: 0.6, saturation: 1, brightness: 1)
    let isTransparent: Bool
    var body: some View {
      VStack {
        ColorPicker("Ink", selection: $color, supportsOpacity: isTransparent)
        Text(ColorBoard.name(of: color, EnvironmentValues()))
      }
    }
  }

  @Test("opens a palette, where a tap selects a colour") func choosing() throws {
    let hosted = Hosted(Screen(isTransparent: false), width: 390, height: 700)
    expect(hosted.texts.contains("blue"))
    try hosted.screen.activate(.label("Ink"))
    try hosted.screen.settle()
    expect(hosted.screen.accessibility.contains("Colors"))
    expect(!hosted.screen.accessibility.contains("Opacity"))
    try hosted.screen.activate(.label("black"))
    try hosted.screen.settle()
    try hosted.screen.activate(.label("Done"))
    try hosted.screen.settle()
    expect(hosted.texts.contains("black"))
  }

  @Test("shows the opacity if it supports opacity") func opacity() throws {
    let hosted = Hosted(Screen(isTransparent: true), width: 390, height: 700)
    try hosted.screen.activate(.label("Ink"))
    try hosted.screen.settle()
    expect(hosted.screen.accessibility.contains("Opacity") && hosted.screen.accessibility.contains("100%"))
  }

  @Test("keeps the name of its hidden label when the colour changes") func hiddenLabel() throws {
    let hosted = Hosted(Screen(isTransparent: false).labelsHidden(), width: 390, height: 700)
    try hosted.screen.activate(.label("Ink"))
    try hosted.screen.settle()
    try hosted.screen.activate(.label("black"))
    try hosted.screen.settle()
    try hosted.screen.activate(.label("Done"))
    try hosted.screen.settle()
    expect(hosted.screen.accessibility.contains("button \"Ink\" = \"black\""))
  }
}
