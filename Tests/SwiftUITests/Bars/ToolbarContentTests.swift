import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import SwiftUI

@MainActor struct ToolbarContentTests {
  private struct Form: View {
    @State private var text = ""
    @State private var count = 0
    @FocusState private var isFocused: Bool
    var body: some View {
      VStack {
        TextField("Amount", text: $text).focused($isFocused)
        Text("done \(count)")
      }
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Done") {
            count += 1
            isFocused = false
          }
        }
      }
    }
  }

  @Test func keyboardToolbarItemsAreShownWhileTextIsEdited() throws {
    let hosted = Hosted(NavigationStack { Form() }, width: 390, height: 700)
    try hosted.screen.settle()
    #expect(throws: (any Error).self) { try hosted.screen.point(of: .text("Done")) }
    func field(_ view: UIView) -> UITextField? {
      view as? UITextField ?? view.subviews.lazy.compactMap(field).first
    }
    let view = try require(field(hosted.screen.window))
    hosted.screen.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    try hosted.screen.settle()
    let place = try hosted.screen.point(of: .text("Done"))
    expect(place.x > 300 && place.y > 600, "a spacer pushes the button to the end: \(place)")
    try hosted.screen.tap(.text("Done"))
    try hosted.screen.settle()
    _ = try hosted.screen.point(of: .text("done 1"))
    #expect(throws: (any Error).self) { try hosted.screen.point(of: .text("Done")) }
  }

  @Test func spacersPushItemsOfTheBottomBarApart() throws {
    let hosted = Hosted(
      NavigationStack {
        Text("Page").toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            Button("First") {}
            Spacer()
            Button("Last") {}
          }
        }
      }, width: 390, height: 700)
    try hosted.screen.settle()
    let (first, last) = (try hosted.screen.point(of: .text("First")), try hosted.screen.point(of: .text("Last")))
    expect(first.x < 80 && last.x > 310)
  }

  @Test func aToolbarMayBeEmpty() throws {
    let hosted = Hosted(NavigationStack { Text("Screen").toolbar {} }, width: 390, height: 600)
    try hosted.screen.settle()
    expect(hosted.screen.accessibility.contains("Screen"))
  }
}
