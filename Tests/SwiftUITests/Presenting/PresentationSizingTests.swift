import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

/// The sizes of sheets in a wide window.
@MainActor struct PresentationSizingTests {
  /// A size of an app's own, as Apple's documentation of the protocol has it.
  private struct SquareSizing: PresentationSizing {
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
      ProposedViewSize(width: 400, height: 400)
    }
  }

  private struct Screen<Sizing: PresentationSizing>: View {
    let sizing: Sizing
    @State private var isShown = true
    @State private var isLarge = false
    var body: some View {
      Text("below").sheet(isPresented: $isShown) {
        VStack(spacing: 0) {
          Button(isLarge ? "Less" : "More") { isLarge.toggle() }.frame(height: 40)
          Color.red.frame(width: 260, height: isLarge ? 300 : 100)
        }
        .presentationSizing(sizing)
      }
    }
  }

  private func show<Sizing: PresentationSizing>(_ sizing: Sizing, width: CGFloat = 1000) throws -> (
    Hosted<Screen<Sizing>>, () -> CGSize?
  ) {
    let hosted = Hosted(Screen(sizing: sizing), width: width, height: 800) {
      $0.userInterfaceIdiom = .pad
      $0.horizontalSizeClass = width > 600 ? .regular : .compact
    }
    try hosted.screen.settle()
    return (hosted, { hosted.controller.presentedViewController?.view.bounds.size })
  }

  @Test func formsAndPagesHaveTheirWidths() throws {
    expectEqual(try show(.form).1(), CGSize(width: 540, height: 620))
    expectEqual(try show(.page).1(), CGSize(width: 704, height: 760))
    expectEqual(try show(.automatic).1(), try show(.page).1())
  }

  @Test func aFittedSheetHasTheSizeOfItsViewsAndFollowsIt() throws {
    let (hosted, size) = try show(.fitted)
    expectEqual(size(), CGSize(width: 260, height: 140))
    try hosted.screen.tap(.text("More"))
    try hosted.screen.settle()
    expectEqual(size(), CGSize(width: 260, height: 340))
    try hosted.screen.tap(.text("Less"))
    try hosted.screen.settle()
    expectEqual(size(), CGSize(width: 260, height: 140))
  }

  @Test func sizesAreFittedInOneDirectionAndKeptWhereTheyAreSticky() throws {
    expectEqual(try show(.form.fitted(horizontal: false, vertical: true)).1(), CGSize(width: 540, height: 140))
    let (hosted, size) = try show(.fitted.sticky(horizontal: false, vertical: true))
    expectEqual(size(), CGSize(width: 260, height: 140))
    try hosted.screen.tap(.text("More"))
    try hosted.screen.settle()
    try hosted.screen.tap(.text("Less"))
    try hosted.screen.settle()
    expectEqual(size(), CGSize(width: 260, height: 340), "it grows, and does not shrink")
  }

  @Test func anAppsOwnSizeIsTaken() throws {
    expectEqual(try show(SquareSizing()).1(), CGSize(width: 400, height: 400))
    expectEqual(
      try show(SquareSizing().fitted(horizontal: true, vertical: false)).1(), CGSize(width: 260, height: 400))
  }

  @Test func sheetsOfNarrowWindowsAreAsWideAsThey() throws {
    expectEqual(try show(.fitted, width: 390).1()?.width, 390)
  }
}
