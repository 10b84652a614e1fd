import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct PresentationSettingsTests {
  private struct Screen: View {
    @State private var isShown = true
    @State private var detent = PresentationDetent.medium
    var body: some View {
      Text(detent == .medium ? "medium" : "large").sheet(isPresented: $isShown) {
        NavigationStack {
          VStack {
            Button("Grow") { detent = .large }
            Text("sheet")
          }
          .presentationDetents([.large, .medium, .height(100), .fraction(0.7)], selection: $detent)
          .presentationDragIndicator(.hidden)
          .presentationCornerRadius(30)
          .interactiveDismissDisabled()
        }
      }
    }
  }

  @Test func aSheetTakesItsPresentationDetents() throws {
    let hosted = Hosted(Screen(), width: 390, height: 700) {
      $0.userInterfaceIdiom = .phone
      $0.horizontalSizeClass = .compact
    }
    try hosted.screen.settle()
    let controller = try require(hosted.controller.presentedViewController)
    let sheet = try require(controller.sheetPresentationController)
    expectEqual(
      sheet.detents.map(\.identifier.rawValue),
      [
        "height 100.0", "com.apple.UIKit.medium", "fraction 0.7", "com.apple.UIKit.large",
      ])
    expect(!sheet.prefersGrabberVisible && sheet.preferredCornerRadius == 30 && controller.isModalInPresentation)
    expect(sheet.selectedDetentIdentifier == .medium && hosted.texts == ["medium"])
    let half = controller.view.convert(controller.view.bounds, to: nil).minY
    try hosted.screen.tap(.text("Grow"))
    try hosted.screen.settle()
    expect(sheet.selectedDetentIdentifier == .large && hosted.texts == ["large"])
    expect(controller.view.convert(controller.view.bounds, to: nil).minY < half - 100)
  }

  @Test func aPopoverPointsToItsView() throws {
    struct Info: View {
      @State private var isShown = false
      var body: some View {
        VStack {
          Button("Info") { isShown = true }
            .popover(isPresented: $isShown, arrowEdge: .bottom) {
              Text("all about it").padding().presentationCompactAdaptation(.popover)
            }
          Spacer()
        }
      }
    }
    let hosted = Hosted(Info(), width: 390, height: 700) { $0.horizontalSizeClass = .compact }
    try hosted.press("Info")
    let controller = try require(hosted.controller.presentedViewController)
    let popover = try require(controller.popoverPresentationController)
    expectEqual(popover.permittedArrowDirections, .up)
    let button = try require(hosted.views.first { $0 is PressView })
    let (source, frame) = (popover.sourceView?.convert(popover.sourceRect, to: nil), button.frame)
    expect(abs((source ?? .zero).minX - frame.minX) < 1 && source?.size == frame.size && source?.minY == frame.minY)
    expect(controller.view.bounds.width < 300 && controller.view.bounds.height < 200)
    expect(hosted.screen.accessibility.contains("all about it"))
  }

  @Test func popoverAnchorsAreRectanglesOrPoints() throws {
    struct Item: Identifiable { let id: Int }
    func source(_ attachment: PopoverAttachmentAnchor) throws -> CGRect {
      let hosted = Hosted(
        Color.red.frame(width: 100, height: 50)
          .popover(item: .constant(Item(id: 1)), attachmentAnchor: attachment) { Text("item \($0.id)") },
        width: 300, height: 250)
      try hosted.screen.settle()
      let popover = hosted.controller.presentedViewController?.popoverPresentationController
      return try require(popover).sourceRect
    }
    expectEqual(try source(.rect(.bounds)), CGRect(x: 100, y: 100, width: 100, height: 50))
    expectEqual(
      try source(.rect(.rect(CGRect(x: 1, y: 2, width: 3, height: 4)))), CGRect(x: 101, y: 102, width: 3, height: 4))
    expectEqual(try source(.point(.bottomTrailing)), CGRect(x: 200, y: 150, width: 1, height: 1))
  }
}
