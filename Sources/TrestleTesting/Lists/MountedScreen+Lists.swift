import Trestle
import UIKit
import UIKitTesting

extension ScreenTarget {
  /// A row of a Trestle list.
  ///
  ///     try screen.tap(.row(RowIdentity(Post.self, id: 12)))
  @MainActor public static func row(_ identity: RowIdentity) -> ScreenTarget {
    let description = "the row \(identity)"
    return ScreenTarget(description) { screen throws(NoSuchTarget) in
      let (view, indexPath) = try screen.place(of: identity)
      do throws(NoSuchRow) {
        if let collection = view as? UICollectionView { return try screen.place(ofItem: indexPath, in: collection) }
        return try screen.place(of: indexPath, in: view as? UITableView)
      } catch {
        throw NoSuchTarget(target: description, reason: error.reason)
      }
    }
  }
}

extension MountedScreen {
  /// Scrolls the list that contains a row until the row is in the middle, as far as the content allows, without
  /// animation.
  public func reveal(_ identity: RowIdentity) throws(NoSuchTarget) {
    let (view, indexPath) = try place(of: identity)
    if let collection = view as? UICollectionView {
      collection.scrollToItem(at: indexPath, at: .centeredVertically, animated: false)
      collection.layoutIfNeeded()
      collection.scrollToItem(at: indexPath, at: .centeredHorizontally, animated: false)
    } else {
      (view as? UITableView)?.scrollToRow(at: indexPath, at: .middle, animated: false)
    }
    advance(frames: 1)
  }

  fileprivate func place(of identity: RowIdentity) throws(NoSuchTarget) -> (UIScrollView, IndexPath) {
    let views = listViews
    for view in views {
      if let indexPath = ListAdapter.indexPath(of: identity, in: view) { return (view, indexPath) }
    }
    let lists = views.compactMap(ListAdapter.description)
    throw NoSuchTarget(
      target: "the row \(identity)",
      reason: lists.isEmpty ? "no list is on the screen" : "there is none in\n\(lists.joined(separator: "\n"))")
  }
}
