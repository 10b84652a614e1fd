import Expectations
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import SwiftUI

@MainActor struct ShareLinkTests {
  private func sheet<V: View>(_ hosted: Hosted<V>) -> UIActivityViewController? {
    hosted.controller.presentedViewController as? UIActivityViewController
  }

  @Test func aTapPresentsTheShareSheet() throws {
    let address = try require(URL(string: "https://example.com/page"))
    let hosted = Hosted(ShareLink(item: address) { Text("Send") }, width: 390, height: 700)
    expectNil(sheet(hosted))
    try hosted.press("Send")
    expect(sheet(hosted) != nil)
  }

  @Test func theDefaultLabelHasATitleAndASymbol() throws {
    let hosted = Hosted(ShareLink("Tell a friend", item: "Hello"), width: 390, height: 700)
    expectEqual(hosted.texts, ["Tell a friend"])
    expect(hosted.views.contains { $0 is UIImageView })
    expectEqual(Hosted(ShareLink(item: "Hello")).texts, ["Share…"])
    expectEqual(Hosted(ShareLink(items: ["a", "b"]) { Text("Both") }).texts, ["Both"])
  }

  @Test func aSharePreviewSetsTheHeaderOfTheSheet() throws {
    func texts(_ view: UIView) -> [String] {
      view.subviews.flatMap { [($0 as? UILabel)?.text].compactMap(\.self) + texts($0) }
    }
    func shown(_ link: some View) throws -> [String] {
      let hosted = Hosted(link, width: 390, height: 700)
      try hosted.press("Send")
      return texts(try require(sheet(hosted)).view)
    }
    let star = Image(systemName: "star")
    expect(try shown(ShareLink("Send", item: "Hello", preview: SharePreview("A greeting"))).contains("A greeting"))
    let address = try require(URL(string: "https://example.com/page"))
    let link = ShareLink(item: address, preview: SharePreview("A page", image: star)) { Text("Send") }
    expect(try shown(link).contains("A page"))
    expect(try shown(ShareLink("Send", item: star, preview: SharePreview("A star", icon: star))).contains("A star"))
  }

  @Test func aShareLinkInAToolbarPresentsTheShareSheet() throws {
    let hosted = Hosted(
      NavigationStack {
        Text("Page").toolbar { ShareLink(item: "Hello") }
      }, width: 390, height: 700)
    try hosted.screen.settle()
    func button(_ view: UIView) -> UIView? {
      view.subviews.lazy.compactMap(button).first ?? (view.accessibilityLabel == "Share…" ? view : nil)
    }
    let view = try require(button(hosted.screen.window))
    hosted.screen.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    try hosted.screen.settle()
    func presented(_ controller: UIViewController) -> UIViewController? {
      controller.presentedViewController ?? controller.children.lazy.compactMap(presented).first
    }
    expect(presented(hosted.controller) is UIActivityViewController)
  }
}
