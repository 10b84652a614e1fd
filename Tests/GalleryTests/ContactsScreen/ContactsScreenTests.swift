import Expectations
import ScreenTesting
import Testing
import TrestleTesting
import UIKit

@testable import Gallery
@testable import Trestle

@MainActor @Suite("The contacts")
struct ContactsScreenTests {
  private func mount(
    _ look: ScreenLook = ScreenLook.all[0], _ size: ContactsViewController.Size = .few
  ) async throws -> (ContactsViewController, MountedScreen) {
    let controller = ContactsViewController(size: size, locale: Locale(identifier: "en"))
    let screen = look.mount(controller)
    try screen.settle()
    await controller.model.finishSorting()
    try require(await waitUntil { controller.model.indexed != nil })
    for _ in 0..<20 { await Task.yield() }
    try screen.settle()
    return (controller, screen)
  }

  private func names(_ list: ListViewController, _ section: Int) -> [String] {
    (0..<list.tableView.numberOfRows(inSection: section)).compactMap { row in
      let cell = list.tableView.cellForRow(at: IndexPath(row: row, section: section))
      let content = cell?.contentConfiguration as? UIListContentConfiguration
      return content?.attributedText?.string ?? content?.text
    }
  }

  private func search(_ text: String, _ list: ListViewController, _ screen: MountedScreen) throws {
    let search = try require(list.navigationItem.searchController)
    search.isActive = true
    try screen.settle()
    search.searchBar.searchTextField.becomeFirstResponder()
    screen.type(text)
    try screen.settle()
  }

  @Test("favourites come first, then sections by initials; the index leads to them")
  func sections() async throws {
    let (list, _) = try await mount()
    expectEqual(names(list, 0), list.model.favourites.map(\.person.name))
    expectEqual(list.model.indexed?.groups.reduce(0) { $0 + $1.elements.count }, 500)
    let source = try require(list.tableView.dataSource)
    expectEqual(source.sectionIndexTitles(for: list.tableView)?.count, 27)
    expectNil(list.tableView.invariantViolation())
  }

  @Test("100,000 people are put in order beside the screen, and found as quickly as one types")
  func many() async throws {
    let (list, screen) = try await mount(ScreenLook.all[0], .many)
    expectEqual(list.model.search.elements.count, 100_000)
    try search("soren", list, screen)
    let found = list.model.search.matches
    expect(found.count > 1000 && found.prefix(50).allSatisfy { $0.name.hasPrefix("Søren") })
    expectEqual(list.tableView.numberOfRows(inSection: 0), found.count)
  }

  @Test("a swipe calls, marks and deletes; a tap calls")
  func swipes() async throws {
    let (list, screen) = try await mount()
    let first = try require(list.model.favourites.first)
    try screen.tap(row: IndexPath(row: 0, section: 0))
    expectEqual(list.model.called, first.person)
    try screen.drag(row: IndexPath(row: 0, section: 0), by: CGVector(dx: -360, dy: 0))
    try require(await waitUntil { !list.model.isFavourite(first.person) })
    for _ in 0..<20 { await Task.yield() }
    try screen.settle()
    expectEqual(list.model.search.elements.count, 499)
    expectEqual(list.model.indexed?.groups.contains { $0.elements.contains(first.person) }, false)
    let second = try require(list.model.favourites.first)
    list.model.toggleFavourite(second.person)
    expect(!list.model.isFavourite(second.person))
    list.model.toggleFavourite(second.person)
    expectEqual(list.model.favourites.last, second)
  }

  @Test("favourites are put in order; several people are deleted at once")
  func editing() async throws {
    let (list, screen) = try await mount()
    let before = list.model.favourites
    list.setEditing(true, animated: false)
    try screen.settle()
    list.tableView.dataSource?.tableView?(
      list.tableView, moveRowAt: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
    expectEqual(list.model.favourites.map(\.id), [before[1].id, before[2].id, before[0].id, before[3].id])
    for _ in 0..<20 { await Task.yield() }
    try screen.settle()
    for row in 0..<2 { try screen.tap(row: IndexPath(row: row, section: 0)) }
    expectEqual(list.adapter.selectedRows.count, 2)
    list.deleteSelected()
    for _ in 0..<20 { await Task.yield() }
    try screen.settle()
    expectEqual(list.model.favourites.map(\.id), [before[0].id, before[3].id])
    expectEqual(list.model.search.elements.count, 498)
  }

  @Test("a search without results says so")
  func noMatch() async throws {
    let (list, screen) = try await mount()
    try search("qqq", list, screen)
    expect(list.model.search.phase == .noMatch && list.tableView.visibleCells.count == 1)
  }

  // MARK: Looks

  @Test("matches the golden picture", arguments: ScreenLook.all)
  func picture(_ look: ScreenLook) async throws {
    let (list, screen) = try await mount(look)
    list.tableView.showsVerticalScrollIndicator = false
    try screen.settle()
    expectGolden(screen.picture, look.name)
  }

  @Test("marks the typed words as in the golden picture", arguments: ScreenLook.all)
  func searchPicture(_ look: ScreenLook) async throws {
    let (list, screen) = try await mount(look)
    list.tableView.showsVerticalScrollIndicator = false
    list.navigationItem.searchController?.searchBar.searchTextField.tintColor = .clear
    try search("a no", list, screen)
    expectGolden(screen.picture, "searched " + look.name)
  }
}
