import Expectations
import ScreenTesting
import Testing
import UIKit

/// Which attributes may be related, and where their numbers count from.
@MainActor @Suite struct ConstraintPairingTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  /// Away from the root's corner, so that it shows whose coordinates count.
  let box = UIView(frame: CGRect(x: 40, y: 100, width: 200, height: 120))
  let view = UIView()

  init() {
    root.addSubview(box)
    box.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
  }

  private func relate(
    _ first: NSLayoutConstraint.Attribute, _ other: UIView?, _ second: NSLayoutConstraint.Attribute,
    times multiplier: CGFloat = 1, plus constant: CGFloat = 0
  ) {
    NSLayoutConstraint(
      item: view, attribute: first, relatedBy: .equal, toItem: other, attribute: second, multiplier: multiplier,
      constant: constant
    ).isActive = true
  }

  @Test func multipliedPositionsAreRelativeToTheCommonAncestor() {
    relate(.centerX, box, .centerX, times: 0.5)
    relate(.bottom, box, .bottom, times: 0.75)
    relate(.width, nil, .width, plus: 20)
    relate(.height, nil, .notAnAttribute, plus: 30)
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 40, y: 60, width: 20, height: 30))
    box.frame.origin = CGPoint(x: 7, y: 3)
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 40, y: 60, width: 20, height: 30), "wherever that lies")
  }

  @Test func multipliedLeadingAndTrailingAreRelativeToTheLeadingSide() {
    root.semanticContentAttribute = .forceRightToLeft
    box.semanticContentAttribute = .forceRightToLeft
    relate(.trailing, box, .trailing, times: 0.25)
    relate(.width, nil, .width, plus: 20)
    relate(.top, box, .top)
    relate(.height, nil, .height, plus: 5)
    root.layoutIfNeeded()
    // A quarter of the way from the right edge, 200 wide.
    expectEqual(view.frame, CGRect(x: 150, y: 0, width: 20, height: 5))
  }

  @Test func crossAxisPositionsAreRelativeToTheCommonAncestor() {
    let other = UIView(frame: CGRect(x: 10, y: 30, width: 50, height: 15))
    box.addSubview(other)
    relate(.left, other, .top)
    relate(.top, other, .right, plus: 1)
    relate(.width, other, .height)
    relate(.height, other, .width, times: 0.5)
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 30, y: 61, width: 15, height: 25))
  }

  @Test func crossAxisLeadingIsRelativeToTheRightInRightToLeftLayout() {
    root.semanticContentAttribute = .forceRightToLeft
    box.semanticContentAttribute = .forceRightToLeft
    let other = UIView(frame: CGRect(x: 10, y: 30, width: 50, height: 15))
    box.addSubview(other)
    relate(.leading, other, .top, plus: 2)
    relate(.top, box, .top)
    relate(.width, nil, .width, plus: 20)
    relate(.height, nil, .height, plus: 20)
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 148, y: 0, width: 20, height: 20))
  }

  @Test func aZeroMultiplierLeavesTheConstant() {
    relate(.left, box, .left)
    relate(.top, box, .top)
    relate(.width, box, .width, times: 0, plus: 33)
    relate(.height, box, .width, times: 0, plus: 44)
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 0, y: 0, width: 33, height: 44))
  }

  @Test func positionsInAScrollViewAreRelativeToItsContent() {
    let scrollView = UIScrollView(frame: CGRect(x: 20, y: 50, width: 100, height: 100))
    root.addSubview(scrollView)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 300))
    scrollView.addSubview(content)
    scrollView.addSubview(view)
    scrollView.contentSize = CGSize(width: 80, height: 300)
    scrollView.contentOffset.y = 60
    relate(.centerY, content, .centerY, times: 0.5)
    relate(.left, content, .right, times: 0.5)
    relate(.width, nil, .width, plus: 10)
    relate(.height, nil, .height, plus: 10)
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 40, y: 70, width: 10, height: 10))
  }

  @Test(arguments: [
    (
      NSLayoutConstraint.Attribute.top, NSLayoutConstraint.Attribute.height, true, 1.0,
      "Invalid pairing of layout attributes"
    ),
    (.width, .left, true, 1, "Invalid pairing of layout attributes"),
    (.centerX, .centerX, false, 1, "Location attributes must be specified in pairs"),
    (.top, .notAnAttribute, false, 1, "Location attributes must be specified in pairs"),
    (.left, .left, true, 0, "Location attributes must be specified in pairs"),
    (.leading, .left, true, 1, "Use leading/trailing for both or neither"),
    (.rightMargin, .trailingMargin, true, 1, "Use leading/trailing for both or neither"),
  ])
  func invalidPairingsOfAttributesStop(
    first: NSLayoutConstraint.Attribute, second: NSLayoutConstraint.Attribute, hasSecond: Bool, multiplier: Double,
    message: String
  ) async {
    let (first, second) = (first.rawValue, second.rawValue)
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [
        first = first as Int, second = second as Int, hasSecond = hasSecond as Bool, multiplier = multiplier as Double
      ] in
      await MainActor.run {
        let container = UIView()
        let view = UIView()
        container.addSubview(view)
        _ = NSLayoutConstraint(
          item: view, attribute: NSLayoutConstraint.Attribute(rawValue: first)!, relatedBy: .equal,
          toItem: hasSecond ? container : nil, attribute: NSLayoutConstraint.Attribute(rawValue: second)!,
          multiplier: multiplier, constant: 10)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(text.contains(message), "\(text)")
  }

  @Test func aConstraintWithoutItemsCannotBeActivated() async {
    let bare = NSLayoutConstraint()
    expect(bare.firstItem == nil && bare.secondItem == nil && !bare.isActive && bare.priority == .required)
    bare.constant = 4
    expect(NSLayoutConstraint().constant == 0 && bare.constant == 4)
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { NSLayoutConstraint().isActive = true }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(text.contains("made without items"), "\(text)")
  }
}
