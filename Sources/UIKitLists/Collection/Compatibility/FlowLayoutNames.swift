import UIKitCore

/// The methods of a flow layout's delegate that a delegate of another protocol has for Objective-C, which asks for names alone:
/// `@objc func collectionView(_:layout:sizeForItemAtIndexPath:)` of a class that does not conform decides sizes as well [C].
@MainActor
struct FlowLayoutNames {
  private typealias Method = CollectionDelegateCalls.Method

  private static let selectors: [(method: Method, selector: Selector)] = [
    (.sizeForItem, "collectionView:layout:sizeForItemAtIndexPath:"),
    (.insetForSection, "collectionView:layout:insetForSectionAtIndex:"),
    (.lineSpacing, "collectionView:layout:minimumLineSpacingForSectionAtIndex:"),
    (.itemSpacing, "collectionView:layout:minimumInteritemSpacingForSectionAtIndex:"),
    (.headerSize, "collectionView:layout:referenceSizeForHeaderInSection:"),
    (.footerSize, "collectionView:layout:referenceSizeForFooterInSection:"),
  ]

  private var known: Method = []

  /// A value for a delegate that has none of the methods.
  nonisolated init() {}

  init(of delegate: AnyObject?) {
    guard let delegate else { return }
    for (method, selector) in Self.selectors where ActionTable.responds(delegate, to: selector) { known.insert(method) }
  }

  var isEmpty: Bool { known.isEmpty }

  /// The result of a method; nil if the delegate has none with the name, or it returns another type.
  func answer<Argument, Answer>(
    _ method: CollectionDelegateCalls.Method, of delegate: AnyObject, _ view: UICollectionView,
    _ layout: UICollectionViewLayout, _ argument: Argument
  ) -> Answer? {
    guard known.contains(method), let selector = Self.selectors.first(where: { $0.method == method })?.selector
    else { return nil }
    return ActionTable.call(selector, of: delegate, [view, layout, argument]) as? Answer
  }
}
