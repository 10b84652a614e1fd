import Expectations
import ListCore
import Testing
import UIKit
import UIKitTesting

@testable import ListTesting
@testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite(.serialized)
struct ListCellSeparatorsTests {
  private func lines(_ scene: ListScene, _ item: Int) -> String {
    let lines = scene.cell(item).separators.lines
    func text(_ frame: CGRect?) -> String { frame.map { "\(Int($0.minX))-\(Int($0.maxX))" } ?? "none" }
    return "\(text(lines.topFrame)) \(text(lines.bottomFrame))"
  }

  // MARK: By place

  @Test
  func separatorsFollowTheListAppearance() {
    let plain = ListScene(.made(.plain))
    expectEqual((0..<3).map { lines(plain, $0) }, ["16-320 16-320", "none 16-320", "none 16-320"])
    let grouped = ListScene(.made(.grouped))
    expectEqual((0..<3).map { lines(grouped, $0) }, ["0-320 16-320", "none 16-320", "none 0-320"])
    let inset = ListScene(.made(.insetGrouped))
    expectEqual((0..<3).map { lines(inset, $0) }, ["none 16-288", "none 16-288", "none none"])
    let sidebar = ListScene(.made(.sidebar))
    expectEqual((0..<3).map { lines(sidebar, $0) }, ["none none", "none none", "none none"])
  }

  @Test
  func headerItemsHaveNoSeparators() {
    let scene = ListScene(.made(.grouped) { $0.headerMode = .firstItemInSection })
    expectEqual((0..<3).map { lines(scene, $0) }, ["none none", "0-320 16-320", "none 0-320"])
  }

  // MARK: As the app asks

  @Test
  func theSectionsSeparatorConfigurationApplies() {
    let hidden = ListScene(.made(.plain) { $0.showsSeparators = false })
    expectEqual(lines(hidden, 0), "none none")
    let scene = ListScene(
      .made(.insetGrouped) {
        $0.separatorConfiguration.color = .systemRed
        $0.separatorConfiguration.topSeparatorVisibility = .visible
        $0.separatorConfiguration.bottomSeparatorInsets.leading = 40
        $0.separatorConfiguration.bottomSeparatorInsets.trailing = 10
      })
    expect(lines(scene, 0) == "16-288 40-278" && lines(scene, 2) == "16-288 none")
    let colors = scene.cell(0).subviews.filter { $0.frame.height == 0.5 }.map(\.backgroundColor)
    expectEqual(colors, [.systemRed, .systemRed])
  }

  @Test
  func reconfiguringAnItemQueriesItsSeparatorsAgain() {
    var hidden: Set<Int> = []
    let scene = ListScene(
      .made(.plain) {
        $0.itemSeparatorHandler = { path, lines in
          var lines = lines
          if hidden.contains(path.item) { lines.bottomSeparatorVisibility = .hidden }
          return lines
        }
      })
    expectEqual(lines(scene, 1), "none 16-320")
    let cell = scene.cell(1)
    hidden = [1]
    scene.view.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
    scene.screen.advance(by: 1)
    expect(scene.cell(1) === cell && lines(scene, 1) == "none none")
  }

  @Test
  func itemSeparatorHandlerOverridesTheSection() {
    var asked: [IndexPath] = []
    let scene = ListScene(
      .made(.plain) {
        $0.separatorConfiguration.color = .systemRed
        $0.itemSeparatorHandler = { path, section in
          asked.append(path)
          var own = section
          if path.item == 1 { own.bottomSeparatorVisibility = .hidden }
          return own
        }
      })
    expectEqual((0..<3).map { lines(scene, $0) }, ["16-320 16-320", "none none", "none 16-320"])
    expectEqual(Set(asked), Set((0..<3).map { IndexPath(item: $0, section: 0) }))
  }

  @Test
  func separatorsBeginAtTheTextBesideAnImage() {
    let scene = ListScene(.made(.plain), [["One"]]) { cell, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "One"
      content.image = UIImage(systemName: "star")
      cell.contentConfiguration = content
    }
    let label = scene.cell(0).contentView.subviews.first { $0 is UILabel }
    let start = label.map { $0.convert(CGPoint.zero, to: scene.cell(0)).x } ?? 0
    expect(scene.cell(0).separators.lines.bottomFrame?.minX == start && start == 60)
  }

  // MARK: The guide

  @Test
  func separatorLayoutGuideAlignsTheBottomSeparator() {
    let scene = ListScene(.made(.plain), [["One", "Two"]]) { cell, name in
      guard name == "Two" else { return }
      let label = UILabel()
      label.text = "Aligned"
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentConfiguration = nil
      cell.contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 70),
        label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 12),
        cell.contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 12),
        cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: label.leadingAnchor),
      ])
    }
    scene.screen.advance(frames: 3)
    expectEqual(lines(scene, 1), "none 70-320")
    expect(scene.cell(1).bounds.height > 40 && scene.cell(1).bounds.height < 60, "it is measured by its constraints")
    let automatic = scene.cell(0).separatorLayoutGuide
    scene.screen.advance(frames: 2)
    expect(automatic.layoutFrame.minX == 16 && automatic.layoutFrame.maxX == 320)
    expectEqual(automatic.layoutFrame.maxY, scene.cell(0).bounds.maxY)
  }

  // MARK: Beside a selection

  /// Lines that were hidden beside a selection come back with other rows, and are hidden beside one that comes into sight.
  @Test
  func separatorsBesideASelectionStayHiddenWhileScrolling() {
    let scene = ListScene(.made(.plain), [(0..<60).map { "Row \($0)" }])
    scene.view.selectItem(at: IndexPath(item: 4, section: 0), animated: false, scrollPosition: [])
    func check(_ when: String) {
      for path in scene.view.indexPathsForVisibleItems {
        let cell = scene.cell(path.item)
        let isBeside = path.item == 3 && scene.view.cellForItem(at: IndexPath(item: 4, section: 0)) != nil
        expectEqual(cell.separators.lines.showsBottom, !(path.item == 4 || isBeside), "\(when): row \(path.item)")
      }
    }
    for step in 0..<60 {
      scene.view.contentOffset.y = CGFloat(step < 30 ? step : 60 - step) * 30
      scene.screen.advance(frames: 1)
      check("at \(scene.view.contentOffset.y)")
    }
  }

  @Test
  func separatorsBesideASelectionAreHidden() {
    let scene = ListScene(.made(.plain))
    scene.tap(scene.cell(1))
    expectEqual((0..<3).map { lines(scene, $0) }, ["16-320 none", "none none", "none 16-320"])
    scene.view.deselectItem(at: IndexPath(item: 1, section: 0), animated: false)
    scene.screen.advance(frames: 2)
    expectEqual((0..<3).map { lines(scene, $0) }, ["16-320 16-320", "none 16-320", "none 16-320"])
  }

  @Test
  func multipleSelectionColorColoursTheSeparatorsBetweenSelectedItems() {
    let scene = ListScene(.made(.plain) { $0.separatorConfiguration.multipleSelectionColor = .systemGreen })
    scene.view.allowsMultipleSelection = true
    scene.tap(scene.cell(0))
    scene.tap(scene.cell(1))
    expectEqual((0..<3).map { lines(scene, $0) }, ["none 16-320", "none none", "none 16-320"])
    expect(scene.cell(0).subviews.contains { $0.backgroundColor == .systemGreen && !$0.isHidden })
  }
}
