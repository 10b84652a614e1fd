import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import ListTesting

/// When cells are measured anew, and what a drop proposes.
@MainActor @Suite(.serialized)
struct CollectionOptionsTests {
  /// [D] `enabled`, the default: `invalidateIntrinsicContentSize()` of a cell has it measured; other content alone
  /// does not, unless the mode includes constraints.
  @Test func aCellThatInvalidatesItsSizeIsMeasuredAgain() throws {
    let layout = CollectionScene.makeLayout { $0.estimatedItemSize = CGSize(width: 100, height: 50) }
    let scene = CollectionScene(layout, items: [3])
    expectEqual(scene.view.selfSizingInvalidation, .enabled)
    scene.source.wantedSize = { _ in CGSize(width: 100, height: 60) }
    scene.view.reloadData()
    scene.layOut()
    let cell = try require(scene.cell(0))
    expectEqual(cell.frame.height, 60)
    cell.wanted = CGSize(width: 100, height: 90)
    scene.layOut()
    expectEqual(cell.frame.height, 60)
    cell.invalidateIntrinsicContentSize()
    scene.advance(1)
    expectEqual(cell.frame.height, 90)
    scene.view.selfSizingInvalidation = .disabled
    cell.wanted = CGSize(width: 100, height: 120)
    cell.invalidateIntrinsicContentSize()
    scene.advance(1)
    expectEqual(cell.frame.height, 90)
    let modes: [UICollectionView.SelfSizingInvalidation] = [.disabled, .enabled, .enabledIncludingConstraints]
    expectEqual(modes.map(\.rawValue), [0, 1, 2])
  }

  /// [D] Without an intent nothing makes way.
  @Test func aDropProposalsIntentDefaultsToUnspecified() {
    let proposal = UICollectionViewDropProposal(operation: .copy)
    expect(proposal.intent == .unspecified && proposal.operation == .copy)
    expectEqual(
      [
        UICollectionViewDropProposal.Intent.unspecified, .insertAtDestinationIndexPath,
        .insertIntoDestinationIndexPath,
      ].map(\.rawValue), [0, 1, 2])
  }

  /// [D] The numbers of constants, by which archives and Objective-C know them.
  @Test func constantsHaveApplesRawValues() {
    typealias View = UICollectionView
    expectEqual((0..<3).map(View.ScrollDirection.init(rawValue:)), [.vertical, .horizontal, nil])
    expectEqual((0..<4).map(View.ElementCategory.init(rawValue:)), [.cell, .supplementaryView, .decorationView, nil])
    expectEqual((0..<4).map(View.ReorderingCadence.init(rawValue:)), [.immediate, .fast, .slow, nil])
    expectEqual(
      (0..<4).map(View.SelfSizingInvalidation.init(rawValue:)),
      [
        .disabled, .enabled, .enabledIncludingConstraints, nil,
      ])
    expectEqual(View.ScrollPosition(rawValue: 1 | 32), [.top, .right])
    expectEqual(
      View.ScrollPosition(rawValue: 2 | 4 | 8 | 16),
      [
        .centeredVertically, .bottom, .left, .centeredHorizontally,
      ])
    typealias DragState = UICollectionViewCell.DragState
    expectEqual((0..<4).map(DragState.init(rawValue:)), [DragState.none, .lifting, .dragging, nil])
    typealias Intent = UICollectionViewDropProposal.Intent
    expectEqual(
      (0..<4).map(Intent.init(rawValue:)),
      [
        .unspecified, .insertAtDestinationIndexPath, .insertIntoDestinationIndexPath, nil,
      ])
    typealias Reference = UICollectionViewFlowLayout.SectionInsetReference
    expectEqual((0..<4).map(Reference.init(rawValue:)), [.fromContentInset, .fromSafeArea, .fromLayoutMargins, nil])
    typealias Action = UICollectionViewUpdateItem.Action
    expectEqual((0..<6).map(Action.init(rawValue:)), [.insert, .delete, .reload, .move, Action.none, nil])
  }
}
