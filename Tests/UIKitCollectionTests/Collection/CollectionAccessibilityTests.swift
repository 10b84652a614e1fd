import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Reading and operating a collection view by assistive tools.
@MainActor @Suite struct CollectionAccessibilityTests {
  private final class TitleBand: UICollectionReusableView {
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      label.frame = bounds
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(label)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Fruits: UIViewController, UICollectionViewDataSource {
    static let names = [["Apple", "Pear", "Plum", "Fig", "Lime"], ["Kale", "Leek"]]
    var makesElements = false
    var repetitions = 1
    let layout = UICollectionViewFlowLayout()
    private(set) lazy var grid = UICollectionView(frame: view.bounds, collectionViewLayout: layout)

    override func viewDidLoad() {
      super.viewDidLoad()
      layout.itemSize = CGSize(width: 100, height: 40)
      layout.headerReferenceSize = CGSize(width: 320, height: 30)
      layout.footerReferenceSize = CGSize(width: 320, height: 20)
      layout.sectionHeadersPinToVisibleBounds = true
      grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        grid.register(TitleBand.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "band")
      }
      grid.dataSource = self
      view.addSubview(grid)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { Self.names.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      Self.names[section].count * repetitions
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      var content = UIListContentConfiguration.cell()
      let names = Self.names[indexPath.section]
      content.text = names[indexPath.item % names.count]
      cell.contentConfiguration = content
      if makesElements {
        cell.isAccessibilityElement = true
        cell.accessibilityLabel = content.text
        cell.accessibilityTraits = .button
      }
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "band", for: indexPath)
      let isHeader = kind == UICollectionView.elementKindSectionHeader
      (view as? TitleBand)?.label.text = "\(isHeader ? "Head" : "End") \(indexPath.section)"
      (view as? TitleBand)?.label.accessibilityTraits = isHeader ? [.staticText, .header] : .staticText
      return view
    }
  }

  private func text(_ screen: MountedScreen) -> String { AccessibilityTree(of: screen.window).text }

  @Test(arguments: [false, true])
  func accessibilityReadsSectionsInOrder(_ isRightToLeft: Bool) throws {
    let screen = MountedScreen(Fruits(), size: CGSize(width: 320, height: 400)) {
      if isRightToLeft { $0.layoutDirection = .rightToLeft }
    }
    expectEqual(
      text(screen),
      """
      collection
        staticText header "Head 0"
        staticText "Apple"
        staticText "Pear"
        staticText "Plum"
        staticText "Fig"
        staticText "Lime"
        staticText "End 0"
        staticText header "Head 1"
        staticText "Kale"
        staticText "Leek"
        staticText "End 1"
      """, "a flow layout that is not turned round places items from the left, and they are read by their numbers")
  }

  @Test func accessibilityReadsPinnedHeadersWithTheirSection() throws {
    let controller = Fruits()
    controller.repetitions = 20
    let screen = MountedScreen(controller, size: CGSize(width: 320, height: 200))
    controller.grid.contentOffset.y = 300
    screen.advance(frames: 1)
    let lines = text(screen).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    expectEqual(lines.prefix(2), ["collection", "staticText header \"Head 0\""])
  }

  @Test func selectedCellsHaveTheSelectedTrait() throws {
    let controller = Fruits()
    controller.makesElements = true
    let screen = MountedScreen(controller, size: CGSize(width: 320, height: 400))
    try screen.activate(.label("Fig"))
    try screen.settle()
    expectEqual(controller.grid.indexPathsForSelectedItems, [IndexPath(item: 3, section: 0)])
    expect(text(screen).contains("  button selected \"Fig\"") && text(screen).contains("  button \"Plum\""))
  }

  @Test func accessibilityScrollPostsThePageScrolled() throws {
    let controller = Fruits()
    controller.repetitions = 20
    let screen = MountedScreen(controller, size: CGSize(width: 320, height: 200))
    let grid = controller.grid
    let notifications = AccessibilityNotifications()
    expect(grid.accessibilityScroll(.down))
    try screen.settle()
    expectEqual(grid.contentOffset.y, 200)
    // Lines of 50 below a header of 30: from the fourth on.
    let told = notifications.posted.compactMap { $0.argument as? String }
    expectEqual(told, ["Items 10 to 24 of 140"])
    expect(grid.accessibilityScroll(.up) && !grid.accessibilityScroll(.right))
  }
}
