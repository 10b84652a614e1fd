import Expectations
import Testing
import UIKit

/// Stacks against the frames that Apple's documentation describes.
@MainActor @Suite struct StackViewTests {
  final class Block: UIView {
    let content: CGSize

    init(_ width: CGFloat, _ height: CGFloat) {
      content = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
      content = .zero
      super.init(coder: coder)
    }

    override var intrinsicContentSize: CGSize { content }
  }

  let blocks = [Block(40, 20), Block(60, 40), Block(100, 30)]

  func makeStack(_ configure: (UIStackView) -> Void = { _ in }) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: blocks)
    stack.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
    configure(stack)
    stack.layoutIfNeeded()
    return stack
  }

  func ranges(_ stack: UIStackView) -> [ClosedRange<CGFloat>] {
    stack.arrangedSubviews.map { $0.frame.minX...$0.frame.maxX }
  }

  @Test func fillStretchesTheViewWithLeastHugging() {
    let stack = makeStack { stack in
      stack.spacing = 10
      blocks[0].setContentHuggingPriority(.defaultHigh, for: .horizontal)
      blocks[2].setContentHuggingPriority(.defaultHigh, for: .horizontal)
    }
    expectEqual(ranges(stack), [0...40, 50...210, 220...320])
    expectEqual(blocks.map(\.frame.height), [100, 100, 100])
  }

  @Test func fillEquallyMakesAllViewsEqual() {
    let stack = makeStack {
      $0.distribution = .fillEqually
      $0.spacing = 10
    }
    expectEqual(ranges(stack), [0...100, 110...210, 220...320])
  }

  @Test func fillProportionallyFollowsTheIntrinsicSizes() {
    let stack = makeStack { $0.distribution = .fillProportionally }
    expectEqual(ranges(stack), [0...64, 64...160, 160...320])
  }

  @Test func equalSpacingSharesTheRestAmongTheSpacings() {
    let stack = makeStack { $0.distribution = .equalSpacing }
    expectEqual(ranges(stack), [0...40, 100...160, 220...320])
  }

  @Test func equalCenteringSpacesCentresEqually() {
    let stack = makeStack { $0.distribution = .equalCentering }
    let centres = blocks.map(\.frame.midX)
    expect(abs((centres[1] - centres[0]) - (centres[2] - centres[1])) <= 1)
    expectEqual(blocks[0].frame.minX, 0)
    expectEqual(blocks[2].frame.maxX, 320)
    expectEqual(blocks.map(\.frame.width), [40, 60, 100])
    withExtendedLifetime(stack) {}
  }

  @Test(arguments: [
    (UIStackView.Alignment.top, [0, 0, 0]), (.center, [40, 30, 35]), (.bottom, [80, 60, 70]),
  ])
  func alignmentPositionsViewsAcrossTheAxis(alignment: UIStackView.Alignment, tops: [CGFloat]) {
    let stack = makeStack {
      $0.alignment = alignment
      $0.distribution = .equalSpacing
    }
    expectEqual(blocks.map(\.frame.minY), tops)
    expectEqual(blocks.map(\.frame.height), [20, 40, 30])
    withExtendedLifetime(stack) {}
  }

  @Test func hiddenArrangedSubviewsTakeNoSpace() {
    let stack = makeStack {
      $0.distribution = .equalSpacing
      $0.spacing = 8
    }
    blocks[1].isHidden = true
    stack.layoutIfNeeded()
    expectEqual(blocks[0].frame.minX, 0)
    expectEqual(blocks[2].frame.maxX, 320)
    expectEqual(blocks[1].frame.width, 0)
    expect(blocks[0].frame.width == 40 && blocks[2].frame.width == 100)
    blocks[1].isHidden = false
    stack.layoutIfNeeded()
    expectEqual(blocks[1].frame, CGRect(x: 100, y: 0, width: 60, height: 100))
  }

  @Test func customSpacingOverridesSpacing() {
    let stack = makeStack { stack in
      stack.spacing = 4
      stack.setCustomSpacing(30, after: blocks[0])
      stack.setCustomSpacing(UIStackView.spacingUseSystem, after: blocks[1])
      blocks[0].setContentHuggingPriority(.defaultHigh, for: .horizontal)
      blocks[1].setContentHuggingPriority(.defaultHigh, for: .horizontal)
    }
    expectEqual(ranges(stack), [0...40, 70...130, 138...320])
    expectEqual(stack.customSpacing(after: blocks[0]), 30)
    expectEqual(stack.customSpacing(after: blocks[2]), UIStackView.spacingUseDefault)
  }

  @Test func layoutMarginsEnlargeAStackViewsFittingSize() {
    let stack = UIStackView(arrangedSubviews: blocks)
    stack.axis = .vertical
    stack.spacing = 5
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    expectEqual(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 140, height: 120))
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 120)
    stack.layoutIfNeeded()
    expectEqual(blocks[0].frame, CGRect(x: 20, y: 10, width: 160, height: 20))
    expectEqual(blocks[1].frame, CGRect(x: 20, y: 35, width: 160, height: 40))
    expectEqual(blocks[2].frame, CGRect(x: 20, y: 80, width: 160, height: 30))
  }

  @Test func removeArrangedSubviewKeepsTheSubview() {
    let stack = makeStack()
    stack.removeArrangedSubview(blocks[1])
    expectEqual(stack.arrangedSubviews, [blocks[0], blocks[2]])
    expect(blocks[1].superview === stack)
    blocks[0].removeFromSuperview()
    expectEqual(stack.arrangedSubviews, [blocks[2]])
    stack.insertArrangedSubview(blocks[0], at: 1)
    expectEqual(stack.arrangedSubviews, [blocks[2], blocks[0]])
  }
}
