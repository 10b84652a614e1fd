import Expectations
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Edit menus of rows and items, by the methods that apps used before menus had configurations.
@MainActor @Suite(.serialized) struct ItemEditMenuTests {
  private final class Notes: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    var log: [String] = []
    var allowed: Set<Selector> = ["copy:", "paste:"]
    var hasContextMenu = false
    var makeCell: () -> UITableViewCell = { UITableViewCell() }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { makeCell() }
    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
      log.append("show \(indexPath.row)")
      return indexPath.row > 0
    }
    func tableView(
      _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool { allowed.contains(action) }
    func tableView(
      _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) { log.append("perform \(NSStringFromSelector(action)) \(indexPath.row)") }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select") }
    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      hasContextMenu
        ? UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "A") { _ in }]) }) : nil
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
      log.append("show \(indexPath.item)")
      return indexPath.item > 0
    }
    func collectionView(
      _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool { allowed.contains(action) }
    func collectionView(
      _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
      withSender sender: Any?
    ) { log.append("perform \(NSStringFromSelector(action)) \(indexPath.item)") }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.append("select")
    }

    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private final class FlagCell: UITableViewCell {
    private(set) var flags = 0
    override class var _actions: [_Action] { super._actions + [_Action("flag:", FlagCell.flag(_:))] }
    func flag(_ sender: Any?) { flags += 1 }
  }

  private let notes = Notes()
  private let screen = MountedScreen(UIViewController(), size: CGSize(width: 320, height: 480), scale: 1)

  private var bar: EditMenuBar? { screen.window.subviews.lazy.compactMap { $0 as? EditMenuBar }.first }
  private var titles: [String] { bar?.shownTitles ?? [] }

  private func table() -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 320, height: 300))
    table.rowHeight = 50
    table.dataSource = notes
    table.delegate = notes
    screen.controller.view.addSubview(table)
    screen.advance(frames: 2)
    return table
  }

  private func press(at place: CGPoint) throws {
    screen.tap(at: place, duration: 0.8)
    try screen.settle()
  }

  @Test func aLongPressOpensARowsEditMenu() throws {
    let table = table()
    try press(at: CGPoint(x: 100, y: 175))
    expectEqual(notes.take(), ["show 1"], "the finger that opened the menu selects nothing")
    expectEqual(titles, ["Copy", "Paste"])
    let frame = try require(bar?.frame)
    screen.tap(at: CGPoint(x: frame.maxX - 20, y: frame.midY))
    try screen.settle()
    expectEqual(notes.take(), ["perform paste: 1"])
    expectNil(bar)
    expectNil(table.indexPathForSelectedRow)
  }

  @Test func aCellPerformsTheMenuControllersItems() throws {
    UIMenuController.shared.menuItems = [
      UIMenuItem(title: "Flag", action: "flag:"), UIMenuItem(title: "Hide", action: "hide:"),
    ]
    defer { UIMenuController.shared.menuItems = nil }
    notes.allowed = ["copy:", "flag:", "hide:"]
    notes.makeCell = { FlagCell() }
    let table = table()
    try press(at: CGPoint(x: 100, y: 175))
    expectEqual(titles, ["Copy", "Flag"], "the cell cannot hide")
    try screen.tap(.text("Flag"))
    try screen.settle()
    expectEqual((table.cellForRow(at: IndexPath(row: 1, section: 0)) as? FlagCell)?.flags, 1)
    notes.allowed = ["copy:"]
    try press(at: CGPoint(x: 100, y: 175))
    expectEqual(titles, ["Copy"], "the delegate did not allow it")
  }

  @Test func aRowWithoutAnEditMenuIsSelected() throws {
    _ = table()
    screen.tap(at: CGPoint(x: 100, y: 125))
    expectEqual(notes.take(), ["select"])
    try press(at: CGPoint(x: 100, y: 125))
    expectEqual(notes.take().first, "show 0")
    expectNil(bar)
  }

  @Test func contextMenuConfigurationsOverrideEditMenus() throws {
    _ = table()
    notes.allowed = []
    try press(at: CGPoint(x: 100, y: 175))
    expectNil(bar)
    notes.allowed = ["copy:"]
    notes.hasContextMenu = true
    _ = notes.take()
    try press(at: CGPoint(x: 100, y: 175))
    expect(bar == nil && !notes.take().contains("show 1"))
  }

  @Test func reloadDataClosesTheEditMenu() throws {
    let table = table()
    try press(at: CGPoint(x: 100, y: 225))
    expect(bar != nil)
    table.reloadData()
    try screen.settle()
    expectNil(bar)
  }

  @Test func aLongPressOpensAnItemsEditMenu() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: CGRect(x: 0, y: 100, width: 320, height: 300), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = notes
    view.delegate = notes
    screen.controller.view.addSubview(view)
    screen.advance(frames: 2)
    try press(at: CGPoint(x: 100, y: 175))
    expectEqual(notes.take(), ["show 1"])
    expectEqual(titles, ["Copy", "Paste"])
    let frame = try require(bar?.frame)
    screen.tap(at: CGPoint(x: frame.minX + 20, y: frame.midY))
    try screen.settle()
    expectEqual(notes.take(), ["perform copy: 1"])
  }
}
