import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct NavigationTitleTests {
  @Test func aSubtitleIsBelowTheTitle() throws {
    struct Screen: View {
      @State private var count = 3
      var body: some View {
        NavigationStack {
          List { Button("Add") { count += 1 } }
            .navigationTitle("Plants")
            .navigationSubtitle("\(count) of them")
        }
      }
    }
    let hosted = Hosted(Screen(), width: 390, height: 700)
    try hosted.screen.settle()
    let (title, below) = (try hosted.screen.point(of: .text("Plants")), try hosted.screen.point(of: .text("3 of them")))
    expect(title.y < below.y && below.y < 140)
    try hosted.screen.tap(.text("Add"))
    try hosted.screen.settle()
    expect(hosted.screen.accessibility.contains("4 of them"))
  }

  @Test func anInlineSubtitleIsCentredBelowTheTitle() throws {
    let hosted = Hosted(
      NavigationStack {
        Text("Screen").navigationTitle("Plants").navigationSubtitle(Text("few")).navigationBarTitleDisplayMode(.inline)
      }, width: 390, height: 700)
    try hosted.screen.settle()
    let (title, below) = (try hosted.screen.point(of: .text("Plants")), try hosted.screen.point(of: .text("few")))
    expect(abs(title.x - 195) < 2 && abs(below.x - 195) < 2 && title.y < below.y && below.y < 44)
  }
}
