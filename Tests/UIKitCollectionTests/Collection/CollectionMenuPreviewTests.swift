import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import ListTesting
@testable import UIKitCore

/// The previews of an item's menu, in both forms of the delegate's methods.
@MainActor @Suite(.serialized)
struct CollectionMenuPreviewTests {
  /// Answers by the configuration alone.
  final class ByConfiguration: NSObject, UICollectionViewDelegate {
    var log: [String] = []
    var preview: UITargetedPreview?

    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: "\(indexPath.item)" as NSString) {
        nil
      } actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Act") { _ in }])
      }
    }
    func collectionView(
      _ collectionView: UICollectionView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      log.append("highlights \(configuration.identifier)")
      return preview
    }
    func collectionView(
      _ collectionView: UICollectionView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      log.append("dismisses \(configuration.identifier)")
      return preview
    }
    func collectionView(
      _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      log.append("commits \(configuration.identifier)")
      animator.preferredCommitStyle = .dismiss
    }
  }

  /// Answers by the item.
  final class ByItem: NSObject, UICollectionViewDelegate {
    var log: [String] = []
    var preview: UITargetedPreview?

    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Act") { _ in }]) })
    }
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
      highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      log.append("highlights item \(indexPath.item)")
      return preview
    }
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      log.append("dismisses item \(indexPath.item)")
      return preview
    }
  }

  private let source = CollectionSource(items: [6])
  private let view: UICollectionView
  private let screen: MountedScreen

  init() {
    let controller = UIViewController()
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: CollectionScene.makeLayout())
    view.contentInsetAdjustmentBehavior = .never
    view.register(TestCollectionCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    screen = MountedScreen(controller, size: CGSize(width: 320, height: 480), scale: 1)
    controller.view.addSubview(view)
    screen.advance(frames: 1)
  }

  private var overlay: ContextMenuOverlay? {
    screen.window.subviews.lazy.compactMap { $0 as? ContextMenuOverlay }.first
  }

  private func open() throws {
    screen.tap(at: CGPoint(x: 160, y: 50), duration: 0.7)
    try screen.settle()
    expect(overlay != nil)
  }

  private func close() throws {
    view.contextMenuInteraction?.dismissMenu()
    try screen.settle()
    expectNil(overlay)
  }

  @Test func contextMenuPreviewsAreQueriedByConfiguration() throws {
    let owner = ByConfiguration()
    view.delegate = owner
    screen.advance(frames: 1)
    let cell = try require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    let part = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    part.backgroundColor = .red
    cell.contentView.addSubview(part)
    owner.preview = UITargetedPreview(view: part)
    try open()
    expectEqual(owner.log, ["highlights 1"])
    expect(part.layer.opacity == 0 && cell.layer.opacity == 1, "the part stands out, not the cell")
    try close()
    expectEqual(owner.log, ["highlights 1", "dismisses 1"])
    expectEqual(part.layer.opacity, 1)
  }

  @Test func contextMenuPreviewsAreQueriedByItem() throws {
    let owner = ByItem()
    view.delegate = owner
    screen.advance(frames: 1)
    let cell = try require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    try open()
    expectEqual(owner.log, ["highlights item 1"])
    expectEqual(cell.layer.opacity, 0, "without an answer the cell stands out")
    try close()
    expectEqual(owner.log, ["highlights item 1", "dismisses item 1"])
    expectEqual(cell.layer.opacity, 1)
  }

  @Test func aTapOnThePreviewPerformsThePreviewAction() throws {
    let owner = ByConfiguration()
    view.delegate = owner
    screen.advance(frames: 1)
    try open()
    screen.tap(at: CGPoint(x: 160, y: 50))
    try screen.settle()
    expect(owner.log.contains("commits 1"))
    expectNil(overlay)
  }
}
