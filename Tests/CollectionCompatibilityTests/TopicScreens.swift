import Expectations
import Testing
import TrestleTesting
import UIKit

/// Items that size themselves: a cloud of words, and a column of texts.
@MainActor @Suite struct TopicScreens {
  private func lines(_ view: UICollectionView) -> [[(text: String, frame: CGRect)]] {
    var lines: [[(text: String, frame: CGRect)]] = []
    for path in view.indexPathsForVisibleItems.sorted() {
      guard let cell = view.cellForItem(at: path) as? TopicCell else { continue }
      let entry = (cell.titleLabel.text ?? "", cell.frame)
      if let last = lines.last?.last, last.frame.minY < entry.1.maxY, last.frame.maxY > entry.1.minY {
        lines[lines.count - 1].append(entry)
      } else {
        lines.append([entry])
      }
    }
    return lines
  }

  private func expectCloud(_ controller: TopicsViewController, _ width: CGFloat) {
    let lines = lines(controller.collectionView)
    expectEqual(lines.flatMap { $0 }.map(\.text), controller.topics)
    for line in lines {
      expectEqual(line[0].frame.minX, 16, "\(line[0].text) begins its line at the left")
      for (left, right) in zip(line, line.dropFirst()) {
        expect(abs(right.frame.minX - left.frame.maxX - 8) < 0.01, "\(left.text) and \(right.text) are 8 apart")
      }
      expect(line[line.count - 1].frame.maxX <= width - 16 + 0.01)
    }
    for (upper, lower) in zip(lines, lines.dropFirst()) {
      let reached = upper[upper.count - 1].frame.maxX
      expect(reached + 8 + lower[0].frame.width > width - 16 - 0.01, "\(lower[0].text) had no room above")
    }
    for case let cell as TopicCell in controller.collectionView.visibleCells {
      expect(cell.titleLabel.frame.width >= cell.titleLabel.intrinsicContentSize.width - 0.01, "no word is cut off")
    }
  }

  @Test func tagsAreLeftAlignedAtAnyWidth() throws {
    let controller = TopicsViewController()
    let screen = MountedScreen(controller)
    try screen.settle()
    expectCloud(controller, 390)
    screen.resize(to: CGSize(width: 700, height: 390))
    try screen.settle()
    expectCloud(controller, 700)
    screen.resize(to: CGSize(width: 320, height: 844))
    try screen.settle()
    expectCloud(controller, 320)
  }

  @Test func tagsAreInsertedAndDeleted() throws {
    let controller = TopicsViewController()
    let screen = MountedScreen(controller)
    controller.add("Internationalisation", at: 2)
    try screen.settle()
    expectCloud(controller, 390)
    controller.remove(at: 0)
    try screen.settle()
    expectCloud(controller, 390)
    controller.rename(at: 1, to: "A")
    try screen.settle()
    expectCloud(controller, 390)
    controller.rename(at: 1, to: "Everything about the layout")
    try screen.settle()
    expectCloud(controller, 390)
  }

  @Test func tagsGrowWithTheContentSizeCategory() throws {
    let controller = TopicsViewController()
    let screen = MountedScreen(controller)
    let before = controller.collectionView.contentSize.height
    screen.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    try screen.settle()
    expect(controller.collectionView.contentSize.height > before * 1.5)
    expectCloud(controller, 390)
  }

  // MARK: Texts

  private static let entries = (0..<300).map { number in
    "Entry \(number): " + String(repeating: "some words more. ", count: (number * 7) % 23)
  }

  private func expectColumn(_ controller: JournalViewController, _ width: CGFloat) throws {
    let view: UICollectionView = controller.collectionView
    let paths = view.indexPathsForVisibleItems.sorted()
    var previous: CGRect?
    for path in paths {
      let cell = try require(view.cellForItem(at: path) as? JournalCell)
      expectEqual(cell.textLabel.text, controller.entries[path.item])
      expectEqual(cell.frame.width, width - 32)
      let wanted = cell.textLabel.sizeThatFits(CGSize(width: width - 56, height: .greatestFiniteMagnitude)).height + 20
      expect(abs(cell.frame.height - wanted) < 1, "entry \(path.item) is \(cell.frame.height) instead of \(wanted)")
      if let previous { expect(abs(cell.frame.minY - previous.maxY - 10) < 0.01) }
      previous = cell.frame
    }
    expect(!paths.isEmpty && paths.map(\.item) == Array((paths.first?.item ?? 0)...(paths.last?.item ?? 0)))
  }

  @Test func selfSizingCellsAreAsHighAsTheirText() throws {
    let controller = JournalViewController(entries: Self.entries)
    let screen = MountedScreen(controller)
    try screen.settle()
    try expectColumn(controller, 390)
    for _ in 0..<6 {
      screen.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 200))
      try expectColumn(controller, 390)
    }
    for _ in 0..<9 { screen.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 700)) }
    try screen.settle()
    expectEqual(controller.collectionView.contentOffset.y, 0)
    expectEqual(controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY, 16)
  }

  @Test func selfSizingCellsAreMeasuredAgainAfterAResize() throws {
    let controller = JournalViewController(entries: Self.entries)
    let screen = MountedScreen(controller)
    controller.collectionView.scrollToItem(at: IndexPath(item: 150, section: 0), at: .top, animated: false)
    try screen.settle()
    try expectColumn(controller, 390)
    expectEqual(controller.collectionView.indexPathsForVisibleItems.min()?.item, 150)
    screen.resize(to: CGSize(width: 844, height: 390))
    try screen.settle()
    try expectColumn(controller, 844)
  }

  @Test func cellsInsertedAboveAreMeasured() throws {
    let controller = JournalViewController(entries: Self.entries)
    let screen = MountedScreen(controller)
    controller.insert(["First of all, a text of more than one line, which needs to be measured.", "Short"], at: 0)
    try screen.settle()
    try expectColumn(controller, 390)
    expectEqual(controller.collectionView.contentOffset.y, 0)
  }
}
