import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct UIHostingControllerTests {
  @Test func sizesOfTheControllerFollowItsRootView() {
    let controller = UIHostingController(rootView: Box(width: 30, height: 20))
    expectEqual(controller.sizeThatFits(in: CGSize(width: 500, height: 500)), CGSize(width: 30, height: 20))
    controller.sizingOptions = [.preferredContentSize, .intrinsicContentSize]
    expectEqual(controller.preferredContentSize, CGSize(width: 30, height: 20))
    expectEqual(controller.view.intrinsicContentSize, CGSize(width: 30, height: 20))
    controller.rootView = Box(width: 50, height: 20)
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    controller.view.layoutIfNeeded()
    expectEqual(controller.preferredContentSize, CGSize(width: 50, height: 20))
  }

  @Test func theNavigationTitleBecomesTheTitleOfTheItem() {
    let controller = UIHostingController(
      rootView: Text("a").navigationTitle("Garden").navigationBarTitleDisplayMode(.inline))
    let navigation = UINavigationController(rootViewController: controller)
    _ = MountedScreen(navigation)
    expectEqual(controller.navigationItem.title, "Garden")
    expectEqual(controller.navigationItem.largeTitleDisplayMode, .never)
    let large = UIHostingController(rootView: Text("a").navigationTitle("Hall").toolbarTitleDisplayMode(.large))
    _ = MountedScreen(UINavigationController(rootViewController: large))
    expect(large.navigationItem.title == "Hall" && large.navigationItem.largeTitleDisplayMode == .always)
  }

  @Test func theRootViewIsInTheSafeArea() throws {
    let controller = UIHostingController(rootView: Color.red)
    let screen = MountedScreen(
      UINavigationController(rootViewController: controller), size: CGSize(width: 300, height: 400))
    let view = try require(controller.view.subviews.first)
    expect(view.frame.minY == controller.view.safeAreaInsets.top && view.frame.minY > 0)
    controller.view.removeFromSuperview()
    let whole = UIHostingController(rootView: Color.red.ignoresSafeArea())
    screen.window.rootViewController = UINavigationController(rootViewController: whole)
    screen.advance(frames: 2)
    expectEqual(whole.view.subviews.first?.frame, whole.view.bounds)
  }

  @Test func anUnusedHostingControllerIsReleased() {
    weak var leaving: UIViewController?
    do {
      let controller = UIHostingController(rootView: Counter().navigationTitle("a"))
      controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      controller.view.layoutIfNeeded()
      leaving = controller
    }
    expectNil(leaving)
  }

  @Test func contentScrollViewForTheBottomEdgeIsFound() throws {
    func scroll(_ view: some View) throws -> UIScrollView? {
      let hosted = Hosted(view, width: 300, height: 400)
      try hosted.screen.settle()
      return hosted.controller.contentScrollView(for: .bottom)
    }
    let list = List(0..<40) { Text("Row \($0)") }
    expect(
      try scroll(
        VStack {
          Text("Title"); list
        }) is RowsView)
    expectNil(
      try scroll(
        VStack {
          Text("Title"); list; Text("Sum")
        }))
    expect(
      try scroll(
        VStack {
          Text("Title"); ScrollView { Text("Text") }
        }) is FollowedScrollView)
    expectNil(
      try scroll(
        VStack {
          Text("Title"); ScrollView(.horizontal) { Color.red }
        }))
  }
}
