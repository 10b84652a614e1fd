/// Tells whether a data source moves items, without calling it: only then an item can be moved by hand [D].
@MainActor
enum CollectionMoveMethod {
  private static var answers: [ObjectIdentifier: Bool] = [:]

  /// O(1) after the first question about a class.
  static func isImplemented(by dataSource: any UICollectionViewDataSource) -> Bool {
    if let overriding = dataSource as? any CollectionMoveOverriding { return overriding.movesItems }
    let type: AnyClass = Swift.type(of: dataSource)
    if let answer = answers[ObjectIdentifier(type)] { return answer }
    let answer = !(move.isDefault(in: conformance(of: dataSource), entryCount: entryCount) ?? false)
    answers[ObjectIdentifier(type)] = answer
    return answer
  }

  /// A conformance begins with its description and that to `NSObjectProtocol`; then come the requirements in the order
  /// of their declarations.
  private static let moveEntry = 2
  private static let otherEntry = 3
  /// These two, the description and that to `NSObjectProtocol`, and the eight requirements. All entries: each of them may be what follows one of the two in memory, where that one's instructions end.
  private static let entryCount = 10

  private final class Probe: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
  }

  private static let move = DefaultWitness(
    requirement: moveEntry, other: otherEntry, defaults: conformance(of: Probe()), entryCount: entryCount)

  /// Passed by itself, the value would be opened and only the object arrive.
  private struct Existential {
    let dataSource: any UICollectionViewDataSource
  }

  /// The last word of what stands for "any" object that conforms.
  private static func conformance(of dataSource: any UICollectionViewDataSource) -> UnsafePointer<UInt> {
    withUnsafeBytes(of: Existential(dataSource: dataSource)) { words in
      words.loadUnaligned(
        fromByteOffset: words.count - MemoryLayout<UInt>.size, as: UnsafePointer<UInt>.self)
    }
  }
}

/// A class of UIKit that declares the method for subclasses to override, or has another way to be told.
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
    of: UICollectionViewController.self, plain: PlainProbe.self, overriding: MoveProbe.self)

  var movesItems: Bool { Self.moveMethod.isOverridden(in: type(of: self)) }
}
