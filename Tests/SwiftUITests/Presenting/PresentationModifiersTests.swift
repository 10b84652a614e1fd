import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import SwiftUI

@MainActor struct PresentationModifiersTests {
  private struct Screen<Content: View>: View {
    var covers = false
    @ViewBuilder let content: () -> Content
    var body: some View {
      if covers {
        Color.green.fullScreenCover(isPresented: .constant(true), content: content)
      } else {
        Color.green.sheet(isPresented: .constant(true), content: content)
      }
    }
  }

  private func presented<V: View>(_ screen: Screen<V>) throws -> (Hosted<Screen<V>>, UIViewController) {
    let hosted = Hosted(screen, width: 300, height: 600)
    try hosted.screen.settle()
    return (hosted, try require(hosted.controller.presentedViewController))
  }

  @Test func presentationBackgroundSetsTheBackgroundOfASheet() throws {
    let (hosted, sheet) = try presented(Screen { Text("Sheet").presentationBackground(.red) })
    expect(hosted.pixel(20, 400) == "ff383c" || hosted.pixel(20, 400) == "ff3b30", "\(hosted.pixel(20, 400))")
    expectEqual(sheet.view.backgroundColor, .clear)
    let (usual, other) = try presented(Screen { Text("Sheet") })
    expect(usual.pixel(20, 400) == "ffffff" && other.view.backgroundColor == .systemBackground)
  }

  @Test func presentationBackgroundTakesAView() throws {
    let (hosted, _) = try presented(
      Screen { Text("Sheet").presentationBackground(alignment: .bottom) { Color.blue.frame(height: 50) } })
    expect(hosted.pixel(20, 590) != hosted.pixel(20, 500))
  }

  @Test func aCoverWithAClearBackgroundShowsTheScreenBelow() throws {
    let (hosted, cover) = try presented(Screen(covers: true) { Text("Cover").presentationBackground(.clear) })
    expectEqual(cover.modalPresentationStyle, .overFullScreen)
    expect(hosted.pixel(20, 400) == "34c759" || hosted.pixel(20, 400) == "33c759", "\(hosted.pixel(20, 400))")
  }

  @Test func backgroundInteractionSetsTheLargestUndimmedDetent() throws {
    func undimmed(_ interaction: PresentationBackgroundInteraction) throws -> String? {
      let (_, sheet) = try presented(
        Screen {
          Text("Sheet").presentationDetents([.medium, .large]).presentationBackgroundInteraction(interaction)
        })
      return sheet.sheetPresentationController?.largestUndimmedDetentIdentifier?.rawValue
    }
    let (medium, large) = (
      UISheetPresentationController.Detent.Identifier.medium.rawValue,
      UISheetPresentationController.Detent.Identifier.large.rawValue
    )
    expect(try undimmed(.enabled(upThrough: .medium)) == medium && undimmed(.enabled) == large)
    expect(try undimmed(.disabled) == nil && undimmed(.automatic) == nil)
  }

  @Test func contentInteractionDecidesWhetherScrollingExpandsTheSheet() throws {
    func expands(_ interaction: PresentationContentInteraction) throws -> Bool? {
      let (_, sheet) = try presented(Screen { Text("Sheet").presentationContentInteraction(interaction) })
      return sheet.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge
    }
    expect(try expands(.scrolls) == false && expands(.resizes) == true)
  }
}
