import Expectations
import Foundation
import ScreenTesting
import Testing
import TrestleTesting
import UIKit

@testable import Gallery
@testable import Trestle

@MainActor @Suite("The list of a description")
struct PlaygroundScreenTests {
  private func mount(_ file: DescriptionFile, _ look: ScreenLook = ScreenLook.all[0], height: CGFloat = 844) throws -> (
    PlaygroundViewController, MountedScreen
  ) {
    let controller = PlaygroundViewController(PlaygroundModel(file))
    let screen = look.mount(controller, height: height)
    try screen.settle()
    return (controller, screen)
  }

  private func file(_ text: String) throws -> DescriptionFile {
    try StatusSample.withFile(text) { DescriptionFile(path: $0) }
  }

  /// Rows of one kind in one section.
  private func rows(_ ids: [Int], _ title: String = "List") throws -> DescriptionFile {
    let rows = ids.map { #"{"kind": "k", "id": "\#($0)", "text": "row \#($0)"}"# }.joined(separator: ",\n")
    return try file(#"{"title": "\#(title)", "kinds": {"k": {}}, "sections": [{"id": "s", "rows": [\#(rows)]}]}"#)
  }

  private func texts(_ controller: PlaygroundViewController) -> [String] {
    guard let view = controller.list.collectionView else { return [] }
    return (0..<view.numberOfSections).flatMap { section in
      (0..<view.numberOfItems(inSection: section)).compactMap { item in
        let cell = view.cellForItem(at: IndexPath(item: item, section: section))
        return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
      }
    }
  }

  @Test("a save changes the rows that differ, and no others")
  func saves() async throws {
    let (controller, screen) = try mount(try rows([1, 2, 3, 4]))
    let view = try require(controller.list.collectionView)
    let kept = view.cellForItem(at: IndexPath(item: 2, section: 0))
    controller.model.take(try rows([3, 5, 1, 4], "Other"))
    try await screen.settle { texts(controller).count == 4 && texts(controller).contains("row 5") }
    expectEqual(texts(controller), ["row 3", "row 5", "row 1", "row 4"])
    expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) === kept)
    expectEqual(controller.title, "Other")
  }

  @Test("rows moved by a save are animated")
  func animation() async throws {
    let (controller, screen) = try mount(try rows([1, 2, 3]))
    let view = try require(controller.list.collectionView)
    let cell = try require(view.cellForItem(at: IndexPath(item: 2, section: 0)))
    let start = cell.frame.minY
    controller.model.take(try rows([3, 1, 2]))
    // The model's change is seen by a task.
    while cell.frame.minY == start {
      await Task.yield()
      screen.advance(frames: 1)
    }
    screen.advance(by: 0.1)
    let shown = try require(cell.layer.presentation()).frame.minY
    expect(cell.frame.minY == 0 && shown > 0 && shown < start)
  }

  @Test("a mistake is a banner above the last good list, until a save without one")
  func banner() async throws {
    let (controller, screen) = try mount(try rows([1, 2]))
    expect(controller.banner.isHidden)
    controller.model.take(try file("{\n  \"sections\": 7}"))
    try screen.settle()
    expectEqual(texts(controller), ["row 1", "row 2"])
    expect(!controller.banner.isHidden && controller.banner.alpha == 1)
    expect(screen.accessibility.contains("line 2, column 15. sections: expected an array, found 7"))
    // The last rows can be scrolled above it.
    expect(controller.list.additionalSafeAreaInsets.bottom > controller.banner.bounds.height)
    controller.model.take(try rows([1, 2, 3]))
    try await screen.settle { texts(controller).count == 3 }
    expect(controller.banner.isHidden && controller.list.additionalSafeAreaInsets.bottom == 0)
    expectEqual(texts(controller), ["row 1", "row 2", "row 3"])
  }

  @Test("ads are placed among the rows")
  func placing() throws {
    let (controller, _) = try mount(DescriptionFile(path: PlaygroundExample.feed.path), height: 2000)
    let view = try require(controller.list.collectionView)
    expectEqual(view.numberOfItems(inSection: 0), 9)
    let banners = (0..<9).filter {
      let cell = view.cellForItem(at: IndexPath(item: $0, section: 0))
      return (cell?.contentConfiguration as? DescribedContent)?.cell == .banner
    }
    expectEqual(banners, [2, 6])
  }

  @Test("a tap opens and closes a folder")
  func states() async throws {
    let (controller, screen) = try mount(DescriptionFile(path: PlaygroundExample.outline.path))
    expect(texts(controller).contains("Rye, two days"))
    try screen.tap(.text("Bread"))
    try await screen.settle { !texts(controller).contains("Rye, two days") }
    expect(texts(controller).contains("Soup for rain"))
    try screen.tap(.text("Letters"))
    try await screen.settle { texts(controller).contains("To the landlord") }
  }

  @Test("a failed section loads when its button is tapped")
  func retry() throws {
    let (controller, screen) = try mount(DescriptionFile(path: PlaygroundExample.phases.path), height: 1200)
    expect(screen.accessibility.contains("No connection") && !screen.accessibility.contains("Lisbon"))
    try screen.tap(.text("Try Again"))
    screen.advance(by: 0.1)
    expectEqual(controller.model.phase(of: controller.model.list.sections[1]), .loading)
  }

  @Test("the menu has the examples, and the file that was named")
  func menu() throws {
    let controller = PlaygroundViewController(
      PlaygroundModel(try rows([1]), named: "/tmp/mine.json"))
    let menu = try require(controller.navigationItem.rightBarButtonItem?.menu)
    expectEqual(menu.children.map(\.title), ["mine.json"] + PlaygroundExample.allCases.map(\.title))
  }

  @Test("symbols, texts and pictures of each kind of cell", arguments: ScreenLook.all)
  func pictures(_ look: ScreenLook) throws {
    for example in PlaygroundExample.allCases {
      let (_, screen) = try mount(DescriptionFile(path: example.path), look)
      expectGolden(screen.picture, "\(example.rawValue) \(look.name)")
    }
  }

  @Test("a banner over a list looks as in the golden pictures", arguments: ScreenLook.all)
  func bannerPictures(_ look: ScreenLook) throws {
    let (controller, screen) = try mount(DescriptionFile(path: PlaygroundExample.feed.path), look)
    let text = try String(contentsOfFile: PlaygroundExample.feed.path, encoding: .utf8)
    controller.model.take(try file(text.replacing("\"post\", \"id\": \"lake\"", with: "\"pots\", \"id\": \"lake\"")))
    try screen.settle()
    expectGolden(screen.picture, "mistake \(look.name)")
  }

  // MARK: Audits

  private static let matrix = SnapshotMatrix(
    textSizes: [.large, .accessibilityExtraExtraExtraLarge], directions: [.leftToRight, .rightToLeft])
  private static let contrast = SnapshotMatrix(appearances: [.light, .dark], contrasts: [.high])

  /// Holds a screen to all rules; to that of contrast with the colours of a reader who increases it.
  private func hold(_ make: () -> UIViewController) throws {
    try audit(over: Self.matrix, rules: Set(AuditRule.allCases).subtracting([.lowContrast])) { make() }
    try audit(over: Self.contrast, rules: [.lowContrast]) { make() }
  }

  @Test("examples break no rule of audits", arguments: PlaygroundExample.allCases)
  func rules(_ example: PlaygroundExample) throws {
    let file = DescriptionFile(path: example.path)
    try hold { UINavigationController(rootViewController: PlaygroundViewController(PlaygroundModel(file))) }
  }

  @Test("tiles and banners without pictures break no rule of audits, in any layout")
  func rulesOfPlainCells() throws {
    let layouts = [
      #"{"style": "grid", "columnWidth": 150}"#, #"{"style": "plain"}"#, #"{"style": "sideways", "share": 0.5}"#,
    ]
    let sections = layouts.enumerated().map { number, layout in
      let rows = #"{"kind": "t", "id": "t\#(number)"}, {"kind": "b", "id": "b\#(number)"}"#
      return #"{"id": "\#(number)", "layout": \#(layout), "rows": [\#(rows)]}"#
    }
    let kinds = #"{"t": {"cell": "tile", "text": "A tile"}, "b": {"cell": "banner", "text": "A banner"}}"#
    let described = try file(#"{"kinds": \#(kinds), "sections": [\#(sections.joined(separator: ","))]}"#)
    expect(described.isWhole)
    try hold { UINavigationController(rootViewController: PlaygroundViewController(PlaygroundModel(described))) }
  }

  @Test("a mistake over a list breaks no rule of audits")
  func rulesOfMistakes() throws {
    let first = DescriptionFile(path: PlaygroundExample.settings.path)
    let mistake = try file("{\n  \"sections\": [],\n  \"kinds\": 7\n}")
    try hold {
      let model = PlaygroundModel(first)
      model.take(mistake)
      return UINavigationController(rootViewController: PlaygroundViewController(model))
    }
  }
}
