import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import SwiftUI

@MainActor struct TextSelectabilityTests {
  @Test func aLongPressOffersToCopyAText() throws {
    let hosted = Hosted(Text("Order 4711").textSelection(.enabled), width: 390, height: 600)
    try hosted.screen.settle()
    UIPasteboard.general.string = ""
    hosted.screen.tap(at: CGPoint(x: 195, y: 300), duration: 1)
    try hosted.screen.settle()
    try hosted.screen.tap(.text("Copy"))
    try hosted.screen.settle()
    expectEqual(UIPasteboard.general.string, "Order 4711")
  }

  @Test func textsAreNotSelectableByDefault() throws {
    for view in [AnyView(Text("Order")), AnyView(Text("Order").textSelection(.disabled).textSelection(.enabled))] {
      let hosted = Hosted(view)
      let label = try require(hosted.views.lazy.compactMap { $0 as? UILabel }.first)
      expect(!label.isUserInteractionEnabled && label.interactions.isEmpty)
    }
  }
}
