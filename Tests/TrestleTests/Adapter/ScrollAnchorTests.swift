import Expectations
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@MainActor @Suite("Visible rows stay where they are")
struct ScrollAnchorTests {
  @Test("rows inserted, deleted and moved above do not move visible rows", arguments: [true, false])
  func anchored(_ animated: Bool) throws {
    let scene = ListScene()
    try scene.show(ListScene.posts(0..<100))
    scene.table.contentOffset.y = 44 * 50 + 13
    try scene.screen.settle()
    let top = scene.top(of: 52)
    expectEqual(top, 75)
    try scene.show(ListScene.posts(-7..<100), animated: animated)
    expectEqual(scene.top(of: 52), top)
    try scene.show(ListScene.posts((20..<100).map { $0 } + [3, 4]), animated: animated)
    expectEqual(scene.top(of: 52), top)
    scene.expectSound()
  }

  @Test("visible rows stay in place in every frame of the animation")
  func everyFrame() throws {
    let scene = ListScene()
    try scene.show(ListScene.posts(0..<100))
    scene.table.contentOffset.y = 1000
    try scene.screen.settle()
    let top = try require(scene.top(of: 25))
    let cell = try require(scene.table.cellForRow(at: IndexPath(row: 25, section: 0)))
    scene.adapter.apply(ListScene.posts(-30..<100))
    for _ in 0..<30 {
      scene.screen.advance(frames: 1)
      let presented = cell.layer.presentation() ?? cell.layer
      expectEqual(presented.frame.minY - scene.table.contentOffset.y, top)
    }
  }

  @Test("if the first visible rows are deleted, the next one stays in place")
  func firstGoes() throws {
    let scene = ListScene()
    try scene.show(ListScene.posts(0..<100))
    scene.table.contentOffset.y = 44 * 50
    try scene.screen.settle()
    try scene.show(ListScene.posts(Array(-5..<50) + Array(53..<100)))
    expectEqual(scene.top(of: 53), 132)
    scene.expectSound()
  }

  @Test("at the very top inserted rows become visible")
  func atTheTop() throws {
    let scene = ListScene()
    try scene.show(ListScene.posts(0..<100))
    try scene.show(ListScene.posts(-3..<100), animated: true)
    expectEqual(scene.texts.first, "-3")
  }

  @Test("selection follows rows")
  func selection() throws {
    let scene = ListScene()
    try scene.show(ListScene.posts(0..<20))
    scene.table.selectRow(at: IndexPath(row: 4, section: 0), animated: false, scrollPosition: .none)
    try scene.show(ListScene.posts([9, 8, 4, 1]), animated: true)
    expectEqual(scene.table.indexPathForSelectedRow, IndexPath(row: 2, section: 0))
    try scene.show(ListScene.posts([9, 8, 1]), animated: true)
    expectNil(scene.table.indexPathForSelectedRow)
  }
}
