import Testing
import TrestleTesting
import UIKit

/// When cells are measured anew, and what a drop proposes.
@MainActor @Suite(.serialized)
struct CollectionOptionsTests {
  /// [D] `enabled`, the default: `invalidateIntrinsicContentSize()` of a cell has it measured; other content alone
  /// does not, unless the mode includes constraints.
  @Test func aCellThatSaysSoIsMeasuredAnew() throws {
    let layout = CollectionScene.makeLayout { $0.estimatedItemSize = CGSize(width: 100, height: 50) }
    let scene = CollectionScene(layout, items: [3])
    #expect(scene.view.selfSizingInvalidation == .enabled)
    scene.source.wantedSize = { _ in CGSize(width: 100, height: 60) }
    scene.view.reloadData()
    scene.layOut()
    let cell = try #require(scene.cell(0))
    #expect(cell.frame.height == 60)
    cell.wanted = CGSize(width: 100, height: 90)
    scene.layOut()
    #expect(cell.frame.height == 60)
    cell.invalidateIntrinsicContentSize()
    scene.advance(1)
    #expect(cell.frame.height == 90)
    scene.view.selfSizingInvalidation = .disabled
    cell.wanted = CGSize(width: 100, height: 120)
    cell.invalidateIntrinsicContentSize()
    scene.advance(1)
    #expect(cell.frame.height == 90)
    let modes: [UICollectionView.SelfSizingInvalidation] = [.disabled, .enabled, .enabledIncludingConstraints]
    #expect(modes.map(\.rawValue) == [0, 1, 2])
  }

  /// [D] Without an intent nothing makes way.
  @Test func aProposalWithoutAnIntentIsUnspecified() {
    let proposal = UICollectionViewDropProposal(operation: .copy)
    #expect(proposal.intent == .unspecified && proposal.operation == .copy)
    #expect(
      [
        UICollectionViewDropProposal.Intent.unspecified, .insertAtDestinationIndexPath,
        .insertIntoDestinationIndexPath,
      ].map(\.rawValue) == [0, 1, 2])
  }
}
