import Expectations
import Foundation
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

/// A scroll view goes in each call that it makes, and nothing stops.
@MainActor @Suite(.serialized) struct ScrollLeavingTests {
  private static func view(_ holdings: Holdings) -> UIScrollView? { holdings.view.object as? UIScrollView }

  private static func show(_ holdings: Holdings, change: (UIScrollView) -> Void = { _ in }) {
    let view = UIScrollView()
    let teller = ScrollTeller()
    teller.holdings = holdings
    view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 3000)))
    view.contentSize = CGSize(width: 320, height: 3000)
    view.delegate = teller
    change(view)
    holdings.hold(teller)
    holdings.show(view)
  }

  @Test func theScreenMayBeReleasedInScrollingCallbacks() throws {
    try Use(
      name: "scrolling",
      calls: [
        "scrollViewDidScroll(_:)", "scrollViewWillBeginDragging(_:)",
        "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
        "scrollViewDidEndDragging(_:willDecelerate:)", "scrollViewWillBeginDecelerating(_:)",
        "scrollViewDidEndDecelerating(_:)", "scrollViewDidEndScrollingAnimation(_:)",
        "scrollViewDidChangeAdjustedContentInset(_:)",
      ],
      build: { Self.show($0) },
      perform: { holdings in
        let screen = holdings.screen
        screen.fling(from: CGPoint(x: 100, y: 100), velocity: CGVector(dx: 0, dy: 900))
        holdings.settle()
        screen.fling(from: CGPoint(x: 100, y: 400), velocity: CGVector(dx: 0, dy: -2500))
        screen.advance(by: 0.2)
        screen.tap(at: CGPoint(x: 100, y: 200))
        screen.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200))
        Self.view(holdings)?.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
        holdings.settle()
        Self.view(holdings)?.scrollRectToVisible(CGRect(x: 0, y: 2000, width: 10, height: 10), animated: true)
        screen.advance(frames: 4)
        Self.view(holdings)?.contentInset.top = 30
        screen.wheel(at: CGPoint(x: 100, y: 200), by: CGVector(dx: 0, dy: 400))
        screen.press(.keyboardPageDown)
        screen.press(.keyboardSpacebar)
        screen.press(.keyboardHome)
        holdings.settle()
      }
    ).leaveAtEachCall()
  }

  @Test func theScreenMayBeReleasedInZoomingCallbacks() throws {
    try Use(
      name: "zooming",
      calls: [
        "viewForZooming(in:)", "scrollViewWillBeginZooming(_:with:)", "scrollViewDidZoom(_:)",
        "scrollViewDidEndZooming(_:with:atScale:)",
      ],
      build: { Self.show($0) { $0.maximumZoomScale = 3 } },
      perform: { holdings in
        let screen = holdings.screen
        screen.pinch(at: CGPoint(x: 160, y: 200), from: 80, to: 160)
        screen.advance(by: 0.5)
        screen.pinch(at: CGPoint(x: 160, y: 200), from: 160, to: 20)
        screen.advance(by: 0.5)
        Self.view(holdings)?.setZoomScale(2, animated: true)
        screen.advance(by: 1)
        Self.view(holdings)?.zoom(to: CGRect(x: 0, y: 0, width: 160, height: 200), animated: true)
        screen.advance(by: 1)
      }
    ).leaveAtEachCall()
  }

  @Test func theScreenMayBeReleasedInRefreshCallbacks() throws {
    try Use(
      name: "refreshing", calls: ["refresh", "scrollViewDidScroll(_:)"],
      build: { holdings in
        Self.show(holdings) { view in
          let control = UIRefreshControl()
          control.addAction(UIAction { [weak holdings] _ in holdings?.tell("refresh") }, for: .valueChanged)
          view.refreshControl = control
          view.alwaysBounceVertical = true
          holdings.watch("refresh control", control)
        }
      },
      perform: { holdings in
        let screen = holdings.screen
        screen.drag(from: CGPoint(x: 160, y: 60), to: CGPoint(x: 160, y: 420))
        screen.advance(by: 1)
        Self.view(holdings)?.refreshControl?.endRefreshing()
        screen.advance(by: 1)
        screen.drag(from: CGPoint(x: 160, y: 60), to: CGPoint(x: 160, y: 420))
        Self.view(holdings)?.refreshControl?.endRefreshing()
        screen.advance(frames: 3)
      }
    ).leaveAtEachCall()
  }

  @Test func theRefreshControlMayBeReleasedInItsAction() throws {
    for animates in [false, true] {
      let holdings = Holdings()
      Self.show(holdings)
      let view = try require(Self.view(holdings))
      weak var gone: UIRefreshControl?
      var isCalled = false
      do {
        let control = UIRefreshControl()
        gone = control
        control.addAction(
          UIAction { [weak view] _ in
            isCalled = true
            if animates { view?.refreshControl?.endRefreshing() }
            view?.refreshControl = nil
          }, for: .valueChanged)
        view.refreshControl = control
      }
      holdings.screen.drag(from: CGPoint(x: 160, y: 60), to: CGPoint(x: 160, y: 420))
      holdings.settle()
      expect(isCalled)
      expectNil(gone)
      holdings.end()
    }
  }
}
