import Expectations
import ScreenTesting
import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite(.serialized)
struct ScrollPositionTests {
  private func makeView() -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    view.contentSize = CGSize(width: 100, height: 1000)
    return view
  }

  @Test func contentOffsetIsTheBoundsOrigin() {
    let view = makeView()
    view.contentOffset = CGPoint(x: 0, y: 50)
    expectEqual(view.bounds, CGRect(x: 0, y: 50, width: 100, height: 200))
    view.bounds.origin.y = 70
    expectEqual(view.contentOffset.y, 70)
  }

  /// [C] Headers that stretch and tables as high as their content observe these.
  @Test func contentOffsetAndContentSizeAreObservable() {
    let view = makeView()
    var offsets: [[CGFloat?]] = []
    var heights: [CGFloat?] = []
    let observations: [NSKeyValueObservation] = [
      view.observe(\.contentOffset, _key: "contentOffset", options: [.old, .new]) { _, change in
        offsets.append([change.oldValue?.y, change.newValue?.y])
      },
      view.observe(\.contentSize, _key: "contentSize", options: .new) { view, change in
        heights.append(change.newValue?.height)
        expectEqual(view.contentSize.height, change.newValue?.height)
      },
    ]
    view.contentOffset.y = 50
    view.bounds.origin.y = 70
    view.contentOffset.y = 70
    view.contentSize.height = 1000
    view.contentSize.height = 230
    expect(offsets == [[0, 50], [50, 70], [70, 30]] && heights == [230])
    observations.forEach { $0.invalidate() }
    view.contentOffset.y = 0
    expectEqual(offsets.count, 3)
  }

  @Test func scrollRectToVisibleScrollsTheLeastDistance() {
    let view = makeView()
    view.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 50), animated: false)
    expectEqual(view.contentOffset.y, 150)
    view.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 50), animated: false)
    expectEqual(view.contentOffset.y, 150)
    view.scrollRectToVisible(CGRect(x: 0, y: 20, width: 10, height: 50), animated: false)
    expectEqual(view.contentOffset.y, 20)
    view.scrollRectToVisible(CGRect(x: 0, y: 900, width: 10, height: 500), animated: false)
    expectEqual(view.contentOffset.y, 800)
  }

  @Test func shorterContentClampsTheContentOffset() {
    let view = makeView()
    view.contentOffset.y = 800
    view.contentSize.height = 500
    expectEqual(view.contentOffset.y, 300)
    view.frame.size.height = 400
    expectEqual(view.contentOffset.y, 100)
    view.contentSize.height = 50
    expectEqual(view.contentOffset.y, 0)
  }

  @Test func contentInsetMovesContentRestingAtTheTop() {
    let view = makeView()
    view.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 40, right: 0)
    expectEqual(view.contentOffset.y, -30)
    view.contentOffset.y = 5000
    view.contentSize.height = 900
    expectEqual(view.contentOffset.y, 740)
    view.contentOffset.y = 100
    view.contentInset.top = 60
    expectEqual(view.contentOffset.y, 100)
  }

  @Test func theSafeAreaInsetsScrollableAxes() {
    let scene = ScrollScene()
    let view = scene.scrollView
    scene.touches.window.margins.setSafeArea(UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 10))
    expectEqual(view.adjustedContentInset, UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    expectEqual(view.contentOffset.y, -44)
    expect(scene.trace.contains("didChangeAdjustedContentInset"))
    view.contentInsetAdjustmentBehavior = .always
    expectEqual(view.adjustedContentInset, UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 10))
    view.contentInsetAdjustmentBehavior = .never
    expectEqual(view.adjustedContentInset, .zero)
    expectEqual(view.contentOffset.y, 0)
  }

  @Test func contentOfAnAdjustedScrollViewHasNoSafeArea() {
    let scene = ScrollScene()
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 4800))
    scene.scrollView.addSubview(content)
    scene.touches.window.margins.setSafeArea(UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    expectEqual(content.safeAreaInsets, .zero)
  }
}
