import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct LinkTests {
  @Test func aTapOpensTheURLWithTheActionOfTheEnvironment() throws {
    var opened: [String] = []
    let view = Link("Site", destination: URL(string: "https://example.org/a")!)
      .environment(
        \.openURL,
        OpenURLAction {
          opened.append($0.absoluteString)
          return .handled
        })
    let hosted = Hosted(view)
    try hosted.press("Site")
    expect(opened == ["https://example.org/a"])
  }

  @Test func theOpenURLActionReportsWhetherTheURLWasHandled() {
    var answers: [Bool] = []
    let url = URL(string: "https://example.org/a")!
    OpenURLAction { _ in .handled }(url) { answers.append($0) }
    OpenURLAction { _ in .discarded }(url) { answers.append($0) }
    expectEqual(answers, [true, false])
  }

  @Test func viewsOpenURLsWithTheActionOfTheEnvironment() throws {
    struct Opener: View {
      @Environment(\.openURL) private var openURL
      var body: some View { Button("Open") { openURL(URL(string: "https://example.org/b")!) } }
    }
    var opened: [URL] = []
    let hosted = Hosted(
      Opener().environment(
        \.openURL,
        OpenURLAction {
          opened.append($0)
          return .discarded
        }))
    try hosted.press("Open")
    expectEqual(opened.map(\.path), ["/b"])
  }
}
