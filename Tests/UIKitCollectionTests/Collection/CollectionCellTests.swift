import Expectations
import Testing
import UIKit

@testable import ListTesting

@MainActor @Suite struct CollectionCellTests {
  private func makeCell() -> UICollectionViewCell {
    UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
  }

  @Test func backgroundViewsLieBehindTheContentInOrder() {
    let cell = makeCell()
    let (background, selected) = (UIView(), UIView())
    cell.selectedBackgroundView = selected
    cell.backgroundView = background
    expectNil(selected.superview)
    cell.isHighlighted = true
    expectEqual(cell.subviews, [background, selected, cell.contentView])
    cell.isHighlighted = false
    expectNil(selected.superview)
    cell.isSelected = true
    cell.layoutIfNeeded()
    expectEqual(selected.frame, cell.bounds)
    cell.frame.size.width = 200
    cell.layoutIfNeeded()
    expect(cell.contentView.frame.width == 200 && background.frame.width == 200 && selected.frame.width == 200)
  }

  @Test func configurationUpdatesFollowTheCellState() {
    let cell = makeCell()
    var states: [Bool] = []
    cell.configurationUpdateHandler = { cell, state in
      states.append(state.isSelected)
      var content = UIListContentConfiguration.cell()
      content.text = state.isSelected ? "yes" : "no"
      cell.contentConfiguration = content
    }
    cell.layoutIfNeeded()
    let view = cell.contentView
    expect(view is UIListContentView)
    cell.isSelected = true
    cell.layoutIfNeeded()
    expectEqual(states, [false, true])
    expect(cell.contentView === view, "content of the same type keeps its view")
    expectEqual((cell.contentConfiguration as? UIListContentConfiguration)?.text, "yes")
    cell.backgroundView = UIView()
    cell.backgroundConfiguration = .listPlainCell()
    expectNil(cell.backgroundView)
  }

  @Test func aConfiguredCellIsAsLargeAsItsContent() {
    let cell = makeCell()
    var content = UIListContentConfiguration.cell()
    content.text = "A title"
    cell.contentConfiguration = content
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.size = CGSize(width: 320, height: 10)
    let fitted = cell.preferredLayoutAttributesFitting(attributes).size
    expect(fitted.height >= 44 && fitted.width > 50)
    let plain = makeCell().preferredLayoutAttributesFitting(attributes)
    expect(plain.size.height > 0)
  }

  @Test func layoutAttributesAreCopiedAndCompared() throws {
    final class Tilted: UICollectionViewLayoutAttributes {
      nonisolated(unsafe) var angle = 0.0
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Tilted)?.angle = angle
        return copy
      }
    }
    let attributes = Tilted(forSupplementaryViewOfKind: "badge", with: IndexPath(item: 2, section: 1))
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    attributes.angle = 3
    expect(attributes.center == CGPoint(x: 25, y: 40) && attributes.size == CGSize(width: 30, height: 40))
    let copy = try require(attributes.copy() as? Tilted)
    expect(copy !== attributes && copy.isEqual(attributes) && copy.angle == 3)
    expect(copy.representedElementKind == "badge" && copy.representedElementCategory == .supplementaryView)
    copy.alpha = 0.5
    expect(!copy.isEqual(attributes))
    copy.transform = CGAffineTransform(scaleX: 2, y: 2)
    expectEqual(copy.frame, CGRect(x: -5, y: 0, width: 60, height: 80))
    expectEqual(copy.bounds, CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test func cellRegistrationsKeepTheirCellsApart() {
    let scene = CollectionScene(items: [4])
    let view = scene.view
    var log: [String] = []
    let numbers = UICollectionView.CellRegistration<TestCollectionCell, Int> { cell, path, number in
      cell.name = "\(number)"
      log.append("\(path.item)=\(number)")
    }
    let words = UICollectionView.CellRegistration<TestCollectionCell, String> { cell, _, word in cell.name = word }
    let first = view.dequeueConfiguredReusableCell(using: numbers, for: IndexPath(item: 0, section: 0), item: 7)
    let second = view.dequeueConfiguredReusableCell(using: words, for: IndexPath(item: 1, section: 0), item: "w")
    expect(log == ["0=7"] && first.name == "7" && second.name == "w")
    expect(first.reuseIdentifier != nil && first.reuseIdentifier != second.reuseIdentifier)
  }

  /// A suite asks the data source for a cell, and reads what its update did.
  @Test func aDequeuedCellIsUpdatedOutsideOfALayout() {
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
    var updates = 0
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, _ in
      cell.configurationUpdateHandler = { _, _ in updates += 1 }
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([7])
    source.apply(snapshot, animatingDifferences: false)
    let cell = list.dataSource?.collectionView(list, cellForItemAt: IndexPath(item: 0, section: 0))
    expectEqual(updates, 1)
    cell?.isSelected = true
    expectEqual(updates, 1)
    cell?.layoutIfNeeded()
    expectEqual(updates, 2)
  }

  @Test func configurationsAreNotUpdatedWhenAutomaticUpdatesAreOff() {
    /// Content that notes the states that it is brought to.
    struct Noted: UIContentConfiguration {
      let note: @MainActor (Bool) -> Void
      func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: .cell()) }
      func updated(for state: any UIConfigurationState) -> Noted {
        MainActor.assumeIsolated { note((state as? UICellConfigurationState)?.isSelected ?? false) }
        return self
      }
    }
    let cell = makeCell()
    var states: [Bool] = []
    cell.contentConfiguration = Noted { states.append($0) }
    cell.backgroundConfiguration = .listPlainCell()
    expect(cell.automaticallyUpdatesContentConfiguration && cell.automaticallyUpdatesBackgroundConfiguration)
    cell.layoutIfNeeded()
    cell.isSelected = true
    cell.layoutIfNeeded()
    expect(states.last == true && cell.backgroundConfiguration?.backgroundColor == .systemGray4)
    cell.automaticallyUpdatesContentConfiguration = false
    cell.automaticallyUpdatesBackgroundConfiguration = false
    states = []
    cell.isSelected = false
    cell.layoutIfNeeded()
    expect(states.isEmpty && cell.backgroundConfiguration?.backgroundColor == .systemGray4)
  }

  @Test func defaultBackgroundConfigurationIsClear() {
    let cell = makeCell()
    expectEqual(cell.defaultBackgroundConfiguration().backgroundColor, .clear)
    let handler: UICollectionViewCell.ConfigurationUpdateHandler = { cell, _ in
      cell.backgroundConfiguration = cell.defaultBackgroundConfiguration()
    }
    cell.configurationUpdateHandler = handler
    cell.layoutIfNeeded()
    expectEqual(cell.backgroundConfiguration?.backgroundColor, .clear)
  }

  @Test func registrationHandlersReceiveTheItem() throws {
    var log: [String] = []
    let cells: UICollectionView.CellRegistration<TestCollectionCell, String>.Handler = { cell, path, item in
      cell.name = item
      log.append("cell \(path.item)")
    }
    let bands: UICollectionView.SupplementaryRegistration<TestBand>.Handler = { band, kind, path in
      band.name = kind
      log.append("band \(path.section)")
    }
    let cellRegistration = UICollectionView.CellRegistration(handler: cells)
    let bandRegistration = UICollectionView.SupplementaryRegistration(elementKind: "band", handler: bands)
    let scene = CollectionScene(items: [1])
    let cell = scene.view.dequeueConfiguredReusableCell(
      using: cellRegistration, for: IndexPath(item: 4, section: 0), item: "five")
    let band = scene.view.dequeueConfiguredReusableSupplementary(
      using: bandRegistration, for: IndexPath(item: 0, section: 2))
    expect(cell.name == "five" && band.name == "band" && log == ["cell 4", "band 2"])
  }
}
