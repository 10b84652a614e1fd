import Expectations
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@MainActor @Suite("Targets of touches on a screen")
struct ScreenTargetTests {
  private let scene = ListScene()
  private final class Log {
    var selected: [Int] = []
  }
  private let log = Log()

  private func show(_ texts: [String]) throws {
    let posts = texts.enumerated().map { Post(id: $0, text: $1) }
    try scene.show(
      RowList {
        RowSection("posts") {
          Rows(posts) { post in
            Row(post, in: PostCell.self) { cell, post in
              cell.show(post)
              cell.accessibilityIdentifier = "post-\(post.id)"
            }
            .height(.fixed(44)).onSelect { [log] in log.selected.append($0.id) }
          }
        }
      })
  }

  @Test("a row by its identity; a hidden one is revealed first")
  func rows() throws {
    try show((0..<100).map { "post \($0)" })
    try scene.screen.tap(.row(RowIdentity(Post.self, id: 3)))
    #expect(throws: NoSuchTarget.self) { try scene.screen.tap(.row(RowIdentity(Post.self, id: 80))) }
    try scene.screen.reveal(RowIdentity(Post.self, id: 80))
    try scene.screen.tap(.row(RowIdentity(Post.self, id: 80)))
    try scene.screen.settle()
    expectEqual(log.selected, [3, 80])
    let fault = #expect(throws: NoSuchTarget.self) { try scene.screen.tap(.row(RowIdentity(Ad.self, id: 3))) }
    expectEqual(
      fault?.description.contains("the row Ad 3 cannot be touched: there is none in\n1 section, 100 rows"), true)
  }

  @Test("an element by its text, an exact one before a partial one")
  func texts() throws {
    try show(["Tea", "Tea house", "Coffee house"])
    try scene.screen.tap(.text("Tea"))
    try scene.screen.tap(.text("Coffee"))
    expectEqual(log.selected, [0, 2])
    for (text, reason) in [("house", "it is said 2 times"), ("Milk", "the screen says ")] {
      let fault = #expect(throws: NoSuchTarget.self) { try scene.screen.tap(.text(text)) }
      expectEqual(fault?.reason.hasPrefix(reason), true)
      expect(["'Tea'", "'Tea house'", "'Coffee house'"].allSatisfy { fault?.reason.contains($0) == true })
    }
  }

  @Test("an element by its identifier; a drag begins there")
  func identifiers() throws {
    try show((0..<100).map { "post \($0)" })
    try scene.screen.tap(.identifier("post-2"))
    expectEqual(log.selected, [2])
    try scene.screen.drag(.identifier("post-5"), by: CGVector(dx: 0, dy: -200))
    try scene.screen.settle()
    expect(scene.table.contentOffset.y > 150)
    #expect(throws: NoSuchTarget.self) { try scene.screen.tap(.identifier("post-0")) }
  }

  @Test("a screen without lists says so")
  func noLists() throws {
    let screen = MountedScreen(UIViewController())
    let fault = #expect(throws: NoSuchTarget.self) { try screen.tap(.row(RowIdentity(Post.self, id: 1))) }
    expectEqual(fault?.reason, "no list is on the screen")
  }
}
