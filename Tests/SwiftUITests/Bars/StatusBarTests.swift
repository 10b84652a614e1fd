import Expectations
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct StatusBarTests {
  @Test func aViewHidesTheStatusBar() throws {
    struct Screen: View {
      @State private var isHidden = false
      var body: some View {
        Button("Hide") { isHidden = true }.statusBarHidden(isHidden)
      }
    }
    let hosted = Hosted(Screen())
    expect(!hosted.controller.prefersStatusBarHidden)
    try hosted.press("Hide")
    expect(hosted.controller.prefersStatusBarHidden)
    expect(Hosted(Text("a").statusBar(hidden: true)).controller.prefersStatusBarHidden)
    expect(!Hosted(Text("a")).controller.prefersStatusBarHidden)
  }
}
