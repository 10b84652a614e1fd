import Expectations
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct ColorEffectsTests {
  private func pixel<V: View>(_ view: V) -> String { Hosted(view, width: 40, height: 40).pixel(20, 20) }
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0.2, green: 0.4, blue: 0.6)

  @Test func colorEffectsChangePixels() {
    expectEqual(pixel(red), "ff0000")
    expect(pixel(red.grayscale(1)) == "363636" && pixel(red.grayscale(0)) == "ff0000")
    expectEqual(pixel(red.saturation(0)), "363636")
    expectEqual(pixel(blue.colorInvert()), "cc9966")
    expectEqual(pixel(blue.brightness(0.2)), "6699cc")
    expectEqual(pixel(blue.contrast(0)), "808080")
    expectEqual(pixel(Color.white.colorMultiply(blue)), "336699")
    expectEqual(pixel(blue.hueRotation(.degrees(360))), "336699")
    expectEqual(pixel(Color.black.luminanceToAlpha()), "ffffff")
  }

  @Test func colorEffectsCombineAndGroupsKeepTheirPixels() {
    expectEqual(pixel(blue.colorInvert().colorInvert()), "336699")
    expectEqual(pixel(blue.compositingGroup().drawingGroup()), "336699")
    expectEqual(pixel(red.overlay(blue).colorInvert()), "cc9966")
  }

  @Test func aBlurExtendsBeyondTheEdge() {
    let hosted = Hosted(Color.black.frame(width: 20, height: 20).blur(radius: 3), width: 60, height: 60)
    expect(hosted.pixel(30, 30) == "000000" || hosted.pixel(30, 30) < "202020")
    let outside = hosted.pixel(17, 30)
    expect(outside > "404040" && outside < "fafafa")
    expectEqual(hosted.pixel(2, 30), "ffffff")
    expectEqual(
      Hosted(Color.black.frame(width: 20, height: 20).blur(radius: 0), width: 60, height: 60).pixel(17, 30), "ffffff")
  }

  @Test func aChangedEffectAmountIsDrawn() throws {
    struct Screen: View {
      @State private var isGrey = false
      var body: some View {
        ZStack {
          Color(red: 1, green: 0, blue: 0).grayscale(isGrey ? 1 : 0)
          Button("Grey") { isGrey = true }.opacity(0.02)
        }
      }
    }
    let hosted = Hosted(Screen(), width: 100, height: 100)
    expectEqual(hosted.pixel(5, 5), "ff0000")
    try hosted.press("Grey")
    expectEqual(hosted.pixel(5, 5), "363636")
  }

  @Test func blendModesMixWithTheViewBehind() {
    func pixel(_ mode: BlendMode) -> String {
      let view = ZStack {
        Color(red: 1, green: 1, blue: 0)
        Color(red: 0, green: 1, blue: 1).blendMode(mode)
      }
      return Hosted(view, width: 40, height: 40).pixel(20, 20)
    }
    expectEqual(pixel(.normal), "00ffff")
    expectEqual(pixel(.multiply), "00ff00")
    expectEqual(pixel(.screen), "ffffff")
    expectEqual(pixel(.difference), "ff00ff")
    expectEqual(pixel(.darken), "00ff00")
    expectEqual(pixel(.plusLighter), "ffffff")
  }
}
