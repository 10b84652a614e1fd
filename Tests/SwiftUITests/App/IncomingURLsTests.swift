import Expectations
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct IncomingURLsTests {
  @Test func onOpenURLReceivesAddressesWhileTheViewIsShown() throws {
    struct Screen: View {
      @State private var address = "none"
      @State private var isShown = true
      var body: some View {
        VStack {
          Text(address).onOpenURL { address = $0.absoluteString }
          if isShown { Color.red.onOpenURL { _ in address += "?" } }
          Button("Hide") { isShown = false }
        }
      }
    }
    let hosted = Hosted(Screen())
    try hosted.press("Hide")
    try IncomingURLs.receive(require(URL(string: "recipes://soup/4")))
    try hosted.screen.settle()
    expect(hosted.texts.first == "recipes://soup/4")
  }

  @Test func argumentsWithASchemeAreOpenedAsURLs() {
    let urls = IncomingURLs.urls(in: ["--size", "390x844", "recipes://soup", "/tmp/a b.txt", "--", "https://a.org/b"])
    expect(urls.map(\.absoluteString) == ["recipes://soup", "file:///tmp/a%20b.txt", "https://a.org/b"])
  }

  /// A picture of the app is not told to it.
  @Test func valuesOfOptionsAreNotOpenedAsURLs() {
    expect(IncomingURLs.urls(in: ["--snapshot", "/tmp/app.png", "--accessibility=/tmp/app.txt"]).isEmpty)
    expect(IncomingURLs.urls(in: ["--feed", "/tmp/feed.json", "-x", "https://a.org"]).isEmpty)
    expect(IncomingURLs.urls(in: ["word", "--snapshot"]).isEmpty)
  }

  @Test func onOpenURLLeavesTheElementsOfAGroupSeparateRows() throws {
    struct Screen: View {
      var body: some View {
        List {
          Group {
            Text("One")
            Text("Two")
          }
          .onOpenURL { _ in }
        }
      }
    }
    let hosted = Hosted(Screen())
    let list = try require(hosted.views.lazy.compactMap { $0 as? UICollectionView }.first)
    expectEqual(list.numberOfItems(inSection: 0), 2)
  }
}
