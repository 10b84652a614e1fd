import Expectations
import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// Scroll views that set the size of their content in `layoutSubviews()`, with subviews that constraints tie to it.
@MainActor @Suite struct ScrolledLayoutTests {
  /// Twice as wide as the view, and 900 points high.
  private final class WideScrollView: UIScrollView {
    var layoutCount = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layoutCount += 1
      contentSize = CGSize(width: bounds.width * 2, height: 900)
    }
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func add(_ view: UIView, to superview: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
  }

  /// Lays out as a frame does: until nothing asks for it any more.
  private func layOut() { root.layer.layoutTreeIfNeeded() }

  private func fill(_ view: UIView) {
    add(view, to: root)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 200),
    ])
  }

  private func makeNote(in scrollView: UIScrollView) -> UIView {
    let note = UIView()
    add(note, to: scrollView)
    NSLayoutConstraint.activate([
      note.widthAnchor.constraint(equalToConstant: 40), note.heightAnchor.constraint(equalToConstant: 20),
    ])
    return note
  }

  /// Ties a note to the content of a scroll view on all sides but the lower one.
  private func tie(_ note: UIView, to scrollView: UIScrollView) {
    NSLayoutConstraint.activate([
      note.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      note.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      note.topAnchor.constraint(equalTo: scrollView.topAnchor),
    ])
  }

  @Test func viewsAtTheContentsEndFollowAContentSizeSetInLayout() {
    let scrollView = WideScrollView()
    fill(scrollView)
    let note = makeNote(in: scrollView)
    NSLayoutConstraint.activate([
      note.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -10),
      note.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -10),
    ])
    layOut()
    expectEqual(scrollView.contentSize, CGSize(width: 640, height: 900))
    expectEqual(note.frame, CGRect(x: 590, y: 870, width: 40, height: 20))
    root.frame.size.width = 400
    layOut()
    expectEqual(note.frame, CGRect(x: 750, y: 870, width: 40, height: 20))
  }

  @Test func leadingViewsFollowAContentSizeSetInRightToLeftLayout() {
    let scrollView = WideScrollView()
    scrollView.semanticContentAttribute = .forceRightToLeft
    fill(scrollView)
    let note = makeNote(in: scrollView)
    NSLayoutConstraint.activate([
      note.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 10),
      note.topAnchor.constraint(equalTo: scrollView.topAnchor),
    ])
    layOut()
    expectEqual(note.frame, CGRect(x: 590, y: 0, width: 40, height: 20))
  }

  @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func aPlaceholderConstrainedInATextViewLiesAtItsText(_ direction: UISemanticContentAttribute) {
    let textView = UITextView()
    textView.isScrollEnabled = false
    textView.semanticContentAttribute = direction
    fill(textView)
    let placeholder = UILabel()
    placeholder.text = "Remarks"
    add(placeholder, to: textView)
    NSLayoutConstraint.activate([
      placeholder.topAnchor.constraint(equalTo: textView.topAnchor, constant: 8),
      placeholder.leadingAnchor.constraint(equalTo: textView.leadingAnchor, constant: 5),
    ])
    layOut()
    let frame = placeholder.frame
    expect(frame.width > 40 && frame.minY == 8)
    expect(direction == .forceLeftToRight ? frame.minX == 5 : frame.maxX == 315, "\(frame)")
  }

  @Test func aConstrainedContentSizeIsSolvedOnce() throws {
    let scrollView = UIScrollView()
    fill(scrollView)
    let note = makeNote(in: scrollView)
    tie(note, to: scrollView)
    note.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -300).isActive = true
    layOut()
    expectEqual(scrollView.contentSize, CGSize(width: 40, height: 320))
    let solutions = try require(root.viewState.constraints?.engine).solutionCount
    scrollView.contentSize = CGSize(width: 40, height: 320)
    scrollView.contentOffset.y = 100
    layOut()
    expectEqual(root.viewState.constraints?.engine?.solutionCount, solutions)
  }

  /// Constraints say 40 by 20, the layout of the view another size, each time.
  @Test func layoutSubviewsOverridesAConstrainedContentSize() {
    let scrollView = WideScrollView()
    fill(scrollView)
    let note = makeNote(in: scrollView)
    tie(note, to: scrollView)
    note.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor).isActive = true
    layOut()
    expectEqual(scrollView.contentSize, CGSize(width: 640, height: 900))
    expectEqual(note.frame, CGRect(x: 0, y: 0, width: 40, height: 20))
    expect(scrollView.layoutCount <= 4)
    scrollView.layoutCount = 0
    scrollView.contentOffset = CGPoint(x: 300, y: 50)
    layOut()
    expect(scrollView.layoutCount == 1 && scrollView.contentOffset == CGPoint(x: 300, y: 50))
  }

  @Test func constraintsOverrideAContentSizeSetBeforeLayout() {
    let scrollView = UIScrollView()
    fill(scrollView)
    let note = makeNote(in: scrollView)
    tie(note, to: scrollView)
    layOut()
    for height in [700.0, 500] {
      scrollView.contentSize = CGSize(width: 1000, height: height)
      layOut()
      expectEqual(scrollView.contentSize, CGSize(width: 40, height: height))
    }
  }

  @Test func scrollViewsWithoutContentConstraintsAreNotSolvedAgain() throws {
    let scrollView = WideScrollView()
    fill(scrollView)
    let note = makeNote(in: scrollView)
    note.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor).isActive = true
    layOut()
    let engine = try require(root.viewState.constraints?.engine)
    let solutions = engine.solutionCount
    root.frame.size.height = 400
    scrollView.contentSize = CGSize(width: 50, height: 50)
    layOut()
    expectEqual(engine.solutionCount, solutions + 1, "the root's new height is the one reason")
    scrollView.contentSize = CGSize(width: 60, height: 50)
    layOut()
    expectEqual(engine.solutionCount, solutions + 1)
  }

  /// A view outside that is as high as the content.
  @Test func viewsOutsideFollowAScrollViewsContentSize() {
    let scrollView = WideScrollView()
    fill(scrollView)
    let beside = UIView()
    add(beside, to: root)
    NSLayoutConstraint.activate([
      beside.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      beside.topAnchor.constraint(equalTo: root.topAnchor),
      beside.widthAnchor.constraint(equalToConstant: 5),
      beside.heightAnchor.constraint(equalTo: scrollView.contentLayoutGuide.heightAnchor, multiplier: 0.5),
    ])
    layOut()
    expectEqual(beside.frame, CGRect(x: 0, y: 0, width: 5, height: 450))
  }
}
