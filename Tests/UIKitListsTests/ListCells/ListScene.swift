import Foundation
import ListCore
import UIKit
import UIKitTesting

@testable import ListTesting
@testable import UIKitCore
@testable import UIKitLists

/// A collection view of list sections on a screen on a virtual clock. Rows have the heights that their cells ask for.
@MainActor
final class ListScene: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let screen: MountedScreen
  let view: UICollectionView
  let layout = ListRowsLayout()
  var items: [[String]]
  var make: (UICollectionViewListCell, String) -> Void
  private(set) var log: [String] = []

  init(
    _ configuration: UICollectionLayoutListConfiguration, _ items: [[String]] = [["One", "Two", "Three"]],
    size: CGSize = CGSize(width: 320, height: 440), direction: UIUserInterfaceLayoutDirection = .leftToRight,
    textSize: UIContentSizeCategory = .large, make: @escaping (UICollectionViewListCell, String) -> Void = { _, _ in }
  ) {
    self.items = items
    self.make = make
    layout.configuration = configuration
    view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    let controller = UIViewController()
    screen = MountedScreen(controller, size: size, scale: 2)
    super.init()
    if direction == .rightToLeft { controller.view.semanticContentAttribute = .forceRightToLeft }
    if direction == .rightToLeft { controller.traitOverrides.layoutDirection = .rightToLeft }
    controller.traitOverrides.preferredContentSizeCategory = textSize
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "band")
    }
    view.dataSource = self
    view.delegate = self
    controller.view.addSubview(view)
    screen.advance(frames: 2)
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  func note(_ line: String) { log.append(line) }

  func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell {
    view.cellForItem(at: IndexPath(item: item, section: section)) as! UICollectionViewListCell
  }

  func band(_ kind: String, _ section: Int = 0) -> UICollectionViewListCell {
    view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section)) as! UICollectionViewListCell
  }

  /// The middle of a view in the window.
  func middle(of view: UIView) -> CGPoint { view.convert(view.bounds.middle, to: nil) }

  func tap(_ view: UIView) {
    screen.tap(at: middle(of: view))
    screen.advance(by: 0.6)
  }

  func swipe(_ item: Int, by distance: CGFloat) {
    let start = middle(of: cell(item))
    screen.drag(from: start, to: CGPoint(x: start.x + distance, y: start.y), duration: 0.6)
    screen.advance(by: 1)
  }

  // MARK: Data

  func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    items[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! UICollectionViewListCell
    var content = cell.defaultContentConfiguration()
    content.text = items[indexPath.section][indexPath.item]
    cell.contentConfiguration = content
    make(cell, items[indexPath.section][indexPath.item])
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view =
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "band", for: indexPath)
      as! UICollectionViewListCell
    var content = view.defaultContentConfiguration()
    content.text = kind == UICollectionView.elementKindSectionHeader ? "Header" : "Footer"
    view.contentConfiguration = content
    return view
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    note("move \(sourceIndexPath.item) > \(destinationIndexPath.item)")
    let item = items[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    items[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("select \(indexPath.section).\(indexPath.item)")
  }
}

/// Rows below each other, each as tall as its cell asks, in sections that are lists.
@MainActor
final class ListRowsLayout: UICollectionViewLayout {
  var configuration: UICollectionLayoutListConfiguration? { didSet { invalidateLayout() } }
  private var preparations = 0
  private var heights: [CollectionElement: CGFloat] = [:]
  private var frames: [(element: CollectionElement, frame: CGRect)] = []
  private var height: CGFloat = 0

  override func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration? { configuration }

  override var listVersion: ListVersion { ListVersion(layout: ObjectIdentifier(self), description: preparations) }

  override func prepare() {
    guard let collectionView else { return }
    preparations += 1
    frames = []
    var y: CGFloat = 0
    let inset: CGFloat = configuration?.appearance == .insetGrouped ? 16 : 0
    let place = { (element: CollectionElement) in
      let height = self.heights[element] ?? 44
      let frame = CGRect(x: inset, y: y, width: collectionView.bounds.width - 2 * inset, height: height)
      self.frames.append((element, frame))
      y += height
    }
    for section in 0..<collectionView.numberOfSections {
      let path = IndexPath(item: 0, section: section)
      if configuration?.headerMode == .supplementary {
        place(CollectionElement(.supplementaryView, UICollectionView.elementKindSectionHeader, path))
      }
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        place(CollectionElement(.cell, nil, IndexPath(item: item, section: section)))
      }
      if configuration?.footerMode == .supplementary {
        place(CollectionElement(.supplementaryView, UICollectionView.elementKindSectionFooter, path))
      }
      y += 20
    }
    height = y
  }

  override var collectionViewContentSize: CGSize { CGSize(width: collectionView?.bounds.width ?? 0, height: height) }

  private func attributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    guard let known = frames.first(where: { $0.element == element }) else { return nil }
    let attributes =
      element.kind.map { UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: $0, with: element.path) }
      ?? UICollectionViewLayoutAttributes(forCellWith: element.path)
    attributes.frame = known.frame
    attributes.asked = AskedDimensions(width: false, height: true)
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    frames.filter { $0.frame.overlaps(rect) }.compactMap { attributes($0.element) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(CollectionElement(.cell, nil, indexPath))
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(CollectionElement(.supplementaryView, elementKind, indexPath)) }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard preferredAttributes.size.height != originalAttributes.size.height else { return false }
    heights[CollectionElement(originalAttributes)] = preferredAttributes.size.height
    return true
  }
}

extension UICollectionLayoutListConfiguration {
  /// A configuration that a closure changes.
  static func made(
    _ appearance: Appearance, _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> UICollectionLayoutListConfiguration {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&configuration)
    return configuration
  }
}
