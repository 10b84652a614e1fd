import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct IncomingURLsTests {
  @Test func viewsAreToldOfAddresses() throws {
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
    try IncomingURLs.receive(#require(URL(string: "recipes://soup/4")))
    try hosted.screen.settle()
    #expect(hosted.texts.first == "recipes://soup/4")
  }

  @Test func argumentsWithASchemeAreAddresses() {
    let urls = IncomingURLs.urls(in: ["--size", "390x844", "recipes://soup", "-x", "/tmp/a b.txt", "https://a.org/b"])
    #expect(urls.map(\.absoluteString) == ["recipes://soup", "file:///tmp/a%20b.txt", "https://a.org/b"])
  }
}
