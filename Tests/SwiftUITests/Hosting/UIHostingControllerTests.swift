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

  private struct Leading: View {
    var body: some View {
      HStack {
        Image(systemName: "star")
        Text("Row")
        Spacer()
      }
    }
  }

  @Test(arguments: [0, 1, 2, 3]) func contentFollowsTheDirectionOfTheLayout(_ kind: Int) throws {
    let views: [AnyView] = [
      AnyView(Leading()), AnyView(ScrollView { LazyVStack { ForEach(0..<3) { _ in Leading() } } }),
      AnyView(
        List {
          Section {
            Leading().listRowInsets(EdgeInsets())
          } header: {
            Leading()
          } footer: {
            Leading()
          }
        }),
      AnyView(List(0..<2) { _ in Leading() }),
    ]
    let hosted = Hosted(views[kind], width: 320, height: 300)
    try hosted.screen.settle()
    func places() -> [CGRect] {
      func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap { all($0) } }
      return all(hosted.controller.view).filter { ($0 is UIImageView || $0 is UILabel) && !$0.isHidden }
        .map { $0.convert($0.bounds, to: nil) }
    }
    let before = places()
    expect(before.count >= 2)
    hosted.screen.window.traitOverrides.layoutDirection = .rightToLeft
    try hosted.screen.settle()
    expectEqual(places().map(\.minX), before.map { 320 - $0.maxX })
    hosted.screen.window.traitOverrides.layoutDirection = .leftToRight
    try hosted.screen.settle()
    expectEqual(places(), before)
  }

  @Test func aListStaysAtTheTopWhenTheWindowGetsLower() throws {
    let list = List(0..<8, id: \.self) { Text("Row \($0)") }
    let hosted = Hosted(NavigationStack { list.navigationTitle("Title") }, width: 320, height: 600)
    try hosted.screen.settle()
    func scroll() throws -> UIScrollView {
      func below(_ view: UIView) -> UIScrollView? {
        view as? UIScrollView ?? view.subviews.lazy.compactMap { below($0) }.first
      }
      return try require(below(hosted.controller.view))
    }
    let offset = try scroll().contentOffset
    expectEqual(offset.y, -96)
    for height in [420.0, 600, 300] {
      hosted.screen.resize(to: CGSize(width: 320, height: height))
      try hosted.screen.settle()
      expectEqual(try scroll().contentOffset, offset, "at a height of \(height)")
    }
  }

  @Test func sidewaysContentStaysInSightWhenTheDirectionChanges() throws {
    let hosted = Hosted(
      ScrollView(.horizontal) { HStack { ForEach(0..<20) { Text("\($0)").frame(width: 92) } } }, width: 300, height: 100
    )
    try hosted.screen.settle()
    expectEqual(hosted.texts.first, "0")
    let scroll = try require(hosted.views.first as? UIScrollView)
    scroll.contentOffset.x = 500
    try hosted.screen.settle()
    let seen = { hosted.screen.accessibility.description }
    let before = seen()
    hosted.screen.window.traitOverrides.layoutDirection = .rightToLeft
    try hosted.screen.settle()
    expectEqual(scroll.contentOffset.x, scroll.contentSize.width - 300 - 500)
    expectEqual(seen().split(separator: "\n").sorted(), before.split(separator: "\n").sorted())
  }
}
