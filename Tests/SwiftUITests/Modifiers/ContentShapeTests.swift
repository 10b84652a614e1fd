import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct ContentShapeTests {
  @Test func touchesOutsideOfTheShapeAreNotTaken() throws {
    var taps = 0
    let hosted = Hosted(
      Color.blue.frame(width: 100, height: 100).contentShape(.interaction, Circle()).onTapGesture { taps += 1 },
      width: 100, height: 100)
    hosted.screen.tap(at: CGPoint(x: 4, y: 4))
    expectEqual(taps, 0)
    hosted.screen.tap(at: CGPoint(x: 50, y: 50))
    expectEqual(taps, 1)
  }

  @Test func aShapeForPreviewsLeavesTouchesAlone() throws {
    var taps = 0
    let hosted = Hosted(
      Color.blue.frame(width: 100, height: 100).contentShape(.contextMenuPreview, Circle())
        .onTapGesture { taps += 1 }, width: 100, height: 100)
    hosted.screen.tap(at: CGPoint(x: 4, y: 4))
    expectEqual(taps, 1)
  }

  @Test func aContextMenuCutsTheViewOut() throws {
    let hosted = Hosted(
      Color.blue.frame(width: 100, height: 100).contentShape(.contextMenuPreview, Circle())
        .contextMenu { Button("Copy") {} }, width: 390, height: 500)
    let view = try require(hosted.views.first { !$0.interactions.isEmpty })
    let interaction = try require(view.interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first)
    let delegate = try require(interaction.delegate)
    let configuration = try require(
      delegate.contextMenuInteraction(interaction, configurationForMenuAtLocation: CGPoint(x: 50, y: 50)))
    let preview = try require(
      delegate.contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration))
    let path = try require(preview.parameters.visiblePath)
    expect(path.contains(CGPoint(x: 50, y: 50)) && !path.contains(CGPoint(x: 4, y: 4)))
  }

  @Test func withoutAShapeTheWholeViewIsShown() throws {
    let hosted = Hosted(Color.blue.frame(width: 100, height: 100).contextMenu { Button("Copy") {} })
    let view = try require(hosted.views.first { !$0.interactions.isEmpty })
    let interaction = try require(view.interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first)
    let delegate = try require(interaction.delegate)
    let configuration = try require(
      delegate.contextMenuInteraction(interaction, configurationForMenuAtLocation: .zero))
    expect(
      delegate.contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration) == nil)
  }
}
