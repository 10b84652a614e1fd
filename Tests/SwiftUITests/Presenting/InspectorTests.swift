import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import SwiftUI

@MainActor struct InspectorTests {
  private struct Screen: View {
    @State private var isShown = false
    @State private var count = 0
    var body: some View {
      VStack {
        Text("Content \(count)")
        Button("Toggle") { isShown.toggle() }
        Button("Count") { count += 1 }
      }
      .inspector(isPresented: $isShown) {
        Text("Panel \(count)").inspectorColumnWidth(min: 200, ideal: 250, max: 300)
      }
    }
  }

  private func hosted(_ width: CGFloat, _ widthClass: UIUserInterfaceSizeClass) -> Hosted<Screen> {
    Hosted(Screen(), width: width, height: 600) { $0.horizontalSizeClass = widthClass }
  }

  private func frame(_ hosted: Hosted<Screen>, _ text: String) -> CGRect? {
    hosted.views.first { ($0 as? UILabel)?.text == text }.map { $0.convert($0.bounds, to: nil) }
  }

  @Test func anInspectorIsBesideTheContentInAWideWindow() throws {
    let hosted = hosted(800, .regular)
    expect(frame(hosted, "Content 0")?.midX == 400 && frame(hosted, "Panel 0") == nil)
    try hosted.press("Toggle")
    expect(abs((frame(hosted, "Content 0")?.midX ?? 0) - 275) < 1)
    expect(abs((frame(hosted, "Panel 0")?.midX ?? 0) - 675) < 1)
    expectNil(hosted.controller.presentedViewController)
    try hosted.press("Count")
    expect(frame(hosted, "Panel 1") != nil)
    try hosted.press("Toggle")
    expect(frame(hosted, "Panel 1") == nil && frame(hosted, "Content 1")?.midX == 400, "the content keeps its state")
  }

  @Test func anInspectorIsASheetInANarrowWindow() throws {
    let hosted = hosted(390, .compact)
    try hosted.press("Toggle")
    let sheet = try require(hosted.controller.presentedViewController)
    expect(sheet is SheetController)
    sheet.dismiss(animated: true)
    hosted.screen.advance(by: 1)
    try hosted.screen.settle()
    try hosted.press("Toggle")
    expect(hosted.controller.presentedViewController != nil, "the value follows the dismissal")
  }
}
