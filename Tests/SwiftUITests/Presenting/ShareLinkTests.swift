import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import SwiftUI

@MainActor struct ShareLinkTests {
  private func sheet<V: View>(_ hosted: Hosted<V>) -> UIActivityViewController? {
    hosted.controller.presentedViewController as? UIActivityViewController
  }

  @Test func aTapOffersWhatCanBeDone() throws {
    let address = try #require(URL(string: "https://example.com/page"))
    let hosted = Hosted(ShareLink(item: address) { Text("Send") }, width: 390, height: 700)
    #expect(sheet(hosted) == nil)
    try hosted.press("Send")
    #expect(sheet(hosted) != nil)
  }

  @Test func theUsualLabelIsATitleWithASymbol() throws {
    let hosted = Hosted(ShareLink("Tell a friend", item: "Hello"), width: 390, height: 700)
    #expect(hosted.texts == ["Tell a friend"])
    #expect(hosted.views.contains { $0 is UIImageView })
    #expect(Hosted(ShareLink(item: "Hello")).texts == ["Share…"])
    #expect(Hosted(ShareLink(items: ["a", "b"]) { Text("Both") }).texts == ["Both"])
  }

  @Test func aLinkInTheBarOffersTheSame() throws {
    let hosted = Hosted(
      NavigationStack {
        Text("Page").toolbar { ShareLink(item: "Hello") }
      }, width: 390, height: 700)
    try hosted.screen.settle()
    func button(_ view: UIView) -> UIView? {
      view.subviews.lazy.compactMap(button).first ?? (view.accessibilityLabel == "Share…" ? view : nil)
    }
    let view = try #require(button(hosted.screen.window))
    hosted.screen.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    try hosted.screen.settle()
    func presented(_ controller: UIViewController) -> UIViewController? {
      controller.presentedViewController ?? controller.children.lazy.compactMap(presented).first
    }
    #expect(presented(hosted.controller) is UIActivityViewController)
  }
}
