/// Tells whether a data source implements the method that moves items, without calling it: only then items can be moved
/// by hand [D].
@MainActor
package enum CollectionMoveMethod {
  private static var answers: [ObjectIdentifier: Bool] = [:]

  /// O(1) after the first question about a class.
  package static func isImplemented(by dataSource: any UICollectionViewDataSource) -> Bool {
    if let overriding = dataSource as? any CollectionMoveOverriding { return overriding.movesItems }
    let type: AnyClass = Swift.type(of: dataSource)
    if let answer = answers[ObjectIdentifier(type)] { return answer }
    let answer = !(move.isDefault(in: conformance(of: dataSource)) ?? true)
    answers[ObjectIdentifier(type)] = answer
    return answer
  }

  private static let moveEntry = ConformanceTable.firstRequirement
  private static let otherEntry = ConformanceTable.firstRequirement + 1
  private static let requirementCount = 8

  private final class Probe: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
  }

  private final class MoveProbe: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { collectionView.accessibilityIdentifier = "\(sourceIndexPath)" }
  }

  private static let move = DefaultWitness(
    requirement: moveEntry, other: otherEntry, defaults: conformance(of: Probe()),
    known: [.init(conformance: conformance(of: MoveProbe()), isDefault: false)],
    consequence: "items of collection views cannot be moved")

  private struct Existential {
    let dataSource: any UICollectionViewDataSource
  }

  private static func conformance(of dataSource: any UICollectionViewDataSource) -> ConformanceTable {
    ConformanceTable(of: Existential(dataSource: dataSource), requirementCount: requirementCount)
  }
}

/// A class of UIKit that declares the method for subclasses to override, or learns of the move in another way.
@MainActor
protocol CollectionMoveOverriding: AnyObject {
  var movesItems: Bool { get }
}

extension UICollectionViewController: CollectionMoveOverriding {
  private class PlainProbe: UICollectionViewController {}

  private final class MoveProbe: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { title = "\(sourceIndexPath)" }
  }

  private static let moveMethod = OverriddenMethod(
    of: UICollectionViewController.self, plain: PlainProbe.self, overriding: MoveProbe.self,
    consequence: "items of collection view controllers cannot be moved")

  var movesItems: Bool { Self.moveMethod.isOverridden(in: type(of: self)) ?? false }
}
