import Expectations
import Testing
import TrestleTesting
import UIKit

@MainActor @Suite struct PaperScreens {
  private func mounted() -> (PaperViewController, MountedScreen) {
    let controller = PaperViewController(style: .plain)
    let screen = MountedScreen(controller)
    screen.advance(frames: 3)
    return (controller, screen)
  }

  /// The colour of a point of the picture, as bytes.
  private func color(_ screen: MountedScreen, _ x: CGFloat, _ y: CGFloat) -> [UInt8] {
    let picture = screen.picture
    guard let data = picture.dataProvider?.data else { return [] }
    let offset = Int(y * screen.scale) * picture.bytesPerRow + Int(x * screen.scale) * 4
    return [data[offset + 2], data[offset + 1], data[offset]]
  }

  @Test func coloursFollowACustomTrait() throws {
    let (controller, screen) = mounted()
    expectEqual(color(screen, 300, 20), [255, 255, 255])
    let requests = controller.requests
    controller.togglePaper()
    screen.advance(frames: 1)
    expectEqual(controller.changes, ["plain to sepia"])
    expectEqual(color(screen, 300, 20), [245, 235, 209], "cells restyle in the next frame")
    expectEqual(color(screen, 300, 700), [245, 235, 209], "the table behind them, too")
    expectEqual(controller.requests, requests, "without asking for cells")
    controller.togglePaper()
    screen.advance(frames: 1)
    expectEqual(controller.changes, ["plain to sepia", "sepia to plain"])
    expectEqual(color(screen, 300, 20), [255, 255, 255])
  }

  @Test func customTraitsReachCellsAndNotifyOnlyTheirObservers() throws {
    let (controller, screen) = mounted()
    controller.traitOverrides.ruleWidth = 3
    screen.advance(frames: 1)
    let cell = try require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    expectEqual(cell.traitCollection.ruleWidth, 3)
    expectEqual(cell.textLabel?.traitCollection.ruleWidth, 3)
    expect(controller.changes.isEmpty, "another trait is none of its interest")
    expectEqual(UITraitCollection { $0.paper = .sepia }.paper, .sepia)
    expectEqual(UITraitCollection(PaperTrait.self, value: .sepia).paper, .sepia)
    expectEqual(UITraitCollection().paper, .plain)
    expect(PaperTrait.identifier == "com.example.reader.paper" && RuleWidthTrait.name == "RuleWidthTrait")
    expect(!RuleWidthTrait.affectsColorAppearance)
  }

  @Test func imageAssetsHaveVariantsForTraits() throws {
    let (controller, screen) = mounted()
    let cell = try require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    let place = try require(cell.imageView).convert(CGPoint(x: 10, y: 10), to: nil)
    expectEqual(color(screen, place.x, place.y), [255, 0, 0])
    screen.window.overrideUserInterfaceStyle = .dark
    screen.advance(frames: 1)
    expectEqual(color(screen, place.x, place.y), [0, 255, 0])
    expectEqual(color(screen, 300, 20), [0, 0, 0])
    expectEqual(controller.changes, ["colours"])
    let dark = controller.traitCollection.imageConfiguration
    expectEqual(dark.traitCollection?.userInterfaceStyle, .dark)
  }

  @Test func performAsCurrentSetsTheCurrentTraits() {
    let sepia = UITraitCollection { $0.paper = .sepia }
    let before = UITraitCollection.current
    var inside: [Paper] = []
    sepia.performAsCurrent { inside.append(UITraitCollection.current.paper) }
    expect(inside == [.sepia] && UITraitCollection.current === before)
    expectEqual(UIColor.page.resolvedColor(with: sepia), UIColor(red: 0.96, green: 0.92, blue: 0.82, alpha: 1))
  }
}
