import Expectations
import Testing
import UIKit

@testable import UIKitCore

/// Reused list cells: new texts, new widths, a block that is hidden and shown. None of them rebuilds the engine.
@MainActor @Suite struct CellLayoutCostTests {
  final class Block: UIView {
    var height: CGFloat { didSet { if height != oldValue { invalidateIntrinsicContentSize() } } }

    init(_ height: CGFloat) {
      self.height = height
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { fatalError("not archived") }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
  }

  let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
  let blocks = [Block(20), Block(60), Block(24)]
  /// With the last block below the second one, and without it.
  var shown: [NSLayoutConstraint] = []
  var hidden: [NSLayoutConstraint] = []

  init() {
    let content = cell.contentView
    blocks.forEach { content.addSubview($0) }
    var above = content.topAnchor
    for block in blocks.prefix(2) {
      NSLayoutConstraint.activate([
        block.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
        block.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
        block.topAnchor.constraint(equalTo: above, constant: 10),
      ])
      above = block.bottomAnchor
    }
    shown = [
      blocks[2].topAnchor.constraint(equalTo: above, constant: 8),
      blocks[2].leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      blocks[2].trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      blocks[2].bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -10),
    ]
    hidden = [above.constraint(equalTo: content.bottomAnchor, constant: -10)]
    NSLayoutConstraint.activate(shown)
  }

  /// The row's height in a width, laid out in it.
  func layOut(width: CGFloat = 320) -> CGFloat {
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    cell.frame = CGRect(origin: .zero, size: CGSize(width: width, height: size.height))
    cell.layoutIfNeeded()
    return size.height
  }

  var engine: LayoutEngine? { cell.contentView.viewState.constraints?.engine }

  @Test func newContentAndWidthsReuseTheLastSolution() throws {
    expectEqual(layOut(), 142)
    for round in 1...20 {
      blocks[1].height = CGFloat(60 + round * 7)
      expectEqual(layOut(width: CGFloat(320 + round % 3)), CGFloat(142 + round * 7))
      expectEqual(blocks[1].frame.width, CGFloat(288 + round % 3))
    }
    expectEqual(try require(engine).buildCount, 1)
  }

  @Test func hidingAndShowingAViewRebuildsNoConstraints() throws {
    expectEqual(layOut(), 142)
    for _ in 0..<10 {
      NSLayoutConstraint.deactivate(shown)
      blocks[2].isHidden = true
      NSLayoutConstraint.activate(hidden)
      expectEqual(layOut(), 110)
      NSLayoutConstraint.deactivate(hidden)
      blocks[2].isHidden = false
      NSLayoutConstraint.activate(shown)
      expectEqual(layOut(), 142)
      expectEqual(blocks[2].frame, CGRect(x: 16, y: 108, width: 288, height: 24))
    }
    expectEqual(try require(engine).buildCount, 1)
  }

  @Test func nonFiniteIntrinsicSizesAreHarmless() {
    for height in [CGFloat.nan, .infinity] {
      blocks[1].height = height
      expect(layOut().isFinite)
    }
    blocks[1].height = 60
    expectEqual(layOut(), 142)
  }
}
