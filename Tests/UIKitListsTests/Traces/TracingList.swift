import ScreenTesting
import UIKit
import UIKitTesting

@testable import ListTesting

/// A list of a collection view on a screen, whose data source, delegate, cells and handlers note each call.
@MainActor
final class TracingList: TracingCollectionDelegate, UICollectionViewDelegate {
  typealias Source = UICollectionViewDiffableDataSource<Int, String>

  private(set) var view: UICollectionView!
  private(set) var source: Source!
  private(set) var screen: MountedScreen!

  override init() {
    super.init()
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { [unowned self] in swipe($0) }
    configuration.itemSeparatorHandler = { [unowned self] path, separators in
      recorder.note(path, method: "itemSeparatorHandler")
      return separators
    }
    let layout = UICollectionViewCompositionalLayout { [unowned self] section, environment in
      recorder.note(section, method: "sectionProvider")
      return .list(using: configuration, layoutEnvironment: environment)
    }
    view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.isPrefetchingEnabled = false
    source = makeSource()
    view.delegate = self
  }

  private func makeSource() -> Source {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [unowned self] cell, path, name in
      recorder.note(path, name, method: "cell")
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      cell.accessories =
        name.hasPrefix("Folder") ? [.outlineDisclosure(options: .init(style: .cell))] : [.delete(), .reorder()]
    }
    let source = Source(collectionView: view) { view, path, name in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
    source.reorderingHandlers.canReorderItem = note("canReorderItem", true)
    source.reorderingHandlers.willReorder = { [unowned self] in
      recorder.note($0.finalSnapshot.itemIdentifiers.joined(separator: " "), method: "willReorder")
    }
    source.reorderingHandlers.didReorder = { [unowned self] in
      recorder.note($0.finalSnapshot.itemIdentifiers.joined(separator: " "), method: "didReorder")
    }
    source.sectionSnapshotHandlers.shouldExpandItem = note("shouldExpandItem", true)
    source.sectionSnapshotHandlers.willExpandItem = note("willExpandItem", ())
    source.sectionSnapshotHandlers.shouldCollapseItem = note("shouldCollapseItem", true)
    source.sectionSnapshotHandlers.willCollapseItem = note("willCollapseItem", ())
    return source
  }

  private func note<Answer>(_ method: String, _ answer: Answer) -> (String) -> Answer {
    { [unowned self] in
      recorder.note($0, method: method)
      return answer
    }
  }

  private func swipe(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    recorder.note(path, method: "trailingSwipeActionsConfigurationProvider")
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Flag") { [unowned self] _, _, done in
        recorder.note(method: "handler of Flag")
        done(true)
      }
    ])
  }

  /// Shows the list: two folders with two items each, and four items.
  func mount() {
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["Folder A", "Folder B", "C", "D", "E", "F"])
    snapshot.append(["A1", "A2"], to: "Folder A")
    snapshot.append(["B1", "B2"], to: "Folder B")
    source.apply(snapshot, to: 0, animatingDifferences: false)
    let controller = UIViewController()
    controller.view = view
    screen = MountedScreen(controller, size: CGSize(width: 320, height: 400), scale: 1)
    screen.advance(frames: 2)
  }

  func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  func cell(_ item: Int) -> UICollectionViewListCell? { view.cellForItem(at: path(item)) as? UICollectionViewListCell }

  /// A place in an item's cell, from its leading edge or, less than nothing, from its trailing one.
  func place(_ item: Int, _ x: CGFloat) -> CGPoint {
    guard let cell = cell(item) else { return .zero }
    return cell.convert(CGPoint(x: x < 0 ? cell.bounds.maxX + x : x, y: cell.bounds.midY), to: nil)
  }

  func tap(_ item: Int, at x: CGFloat = 100) {
    screen.tap(at: place(item, x))
    screen.advance(frames: 2)
  }

  // MARK: What only lists are asked

  func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    recorder.note(indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    recorder.note(indexPath)
    return true
  }
}
