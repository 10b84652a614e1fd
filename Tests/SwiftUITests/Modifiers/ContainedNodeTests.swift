import Expectations
import SwiftUI
import Testing
import UIKit
import UIKitTesting

@testable import SwiftUI
@testable import UIKitCore

/// Lists with modifiers that show them in a view of its own.
@MainActor struct ContainedNodeTests {
  private static let size = CGSize(width: 390, height: 700)

  private func rows(_ count: Int = 40) -> some View {
    List(0..<count, id: \.self) { Text("Row \($0)") }
  }

  private func hosted(_ list: some View, _ mode: NavigationBarItem.TitleDisplayMode = .inline) throws -> Hosted<
    some View
  > {
    let hosted = Hosted(
      TabView {
        NavigationStack { list.navigationTitle("Rows").navigationBarTitleDisplayMode(mode) }
          .tabItem { Label("Tab", systemImage: "star") }
      }, width: Self.size.width, height: Self.size.height
    ) { $0.horizontalSizeClass = .compact }
    try hosted.screen.settle()
    return hosted
  }

  private func list(_ hosted: Hosted<some View>) throws -> UICollectionView {
    func below(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(below) }
    return try require(below(hosted.screen.window).lazy.compactMap { $0 as? UICollectionView }.first)
  }

  private func window(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  private func firstRow(_ list: UICollectionView) throws -> CGRect {
    window(try require(list.cellForItem(at: IndexPath(item: 0, section: 0))))
  }

  private func tabBar(_ hosted: Hosted<some View>) throws -> UITabBar {
    try require(hosted.controller.children.first as? UITabBarController).tabBar
  }

  /// The list's frame, its first row, and whether the tab bar has a background.
  private func look(_ view: some View) throws -> [String] {
    let hosted = try hosted(view)
    let list = try list(hosted)
    return [
      "\(window(list))", "\(try firstRow(list))", "\(list.adjustedContentInset)",
      "\(try tabBar(hosted).contents.isAtScrollEdge)",
    ]
  }

  @Test func aListWithAModifierReachesBeneathTheBars() throws {
    let list = rows()
    let plain = try look(list)
    expect(plain[0] == "\(CGRect(origin: .zero, size: Self.size))" && plain[3] == "false")
    expectEqual(try look(list.opacity(0.9)), plain)
    expectEqual(try look(list.onTapGesture {}), plain)
    expectEqual(try look(list.accessibilityIdentifier("list")), plain)
    expectEqual(try look(list.contextMenu { Button("A") {} }), plain)
    expectEqual(try look(list.onKeyPress(.return) { .handled }), plain)
    expectEqual(try look(list.focusable()), plain)
    expectEqual(try look(list.transition(.opacity)), plain)
    expectEqual(try look(list.opacity(0.9).onTapGesture {}.accessibilityLabel("Rows")), plain, "several")
    expectEqual(try look(VStack { list }.opacity(0.9)), plain, "around a stack")
    expectEqual(try look(list.mask { Color.black.ignoresSafeArea() }), plain, "masked beneath the bars, too")
    expectEqual(try look(GeometryReader { _ in list }.opacity(0.9)), plain, "around a reader")
  }

  @Test func aListReachesTheEdgesThatItsViewTouches() throws {
    func frame(_ view: some View) throws -> CGRect {
      let hosted = try hosted(view.opacity(0.9))
      return window(try list(hosted))
    }
    let frames = try [
      frame(rows().padding(.top, 100)),
      frame(
        VStack(spacing: 0) {
          Color.red.frame(height: 100)
          rows()
        }),
    ]
    expectEqual(frames[0], frames[1])
    expect(frames[0].maxY == Self.size.height && frames[0].minY > 100, "\(frames)")
  }

  @Test func aShapeClipsAListAtItsEdges() throws {
    let hosted = try hosted(rows().clipShape(Rectangle()))
    let frame = window(try list(hosted))
    expectEqual(frame.maxY, try window(tabBar(hosted)).minY)
    expect(frame.minY > 0)
  }

  /// The bar shows the large title again while the first row is in its place.
  @Test func theNavigationBarFollowsAListWithAModifier() throws {
    for isPlain in [true, false] {
      let hosted = try hosted(isPlain ? AnyView(rows()) : AnyView(rows().opacity(0.9)), .large)
      let list = try list(hosted)
      let navigation = try require(
        hosted.controller.children.first?.children.first?.children.first as? UINavigationController)
      let tall = navigation.navigationBar.bounds.height
      hosted.screen.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300), duration: 1)
      try hosted.screen.settle()
      expect(list.contentOffset.y > 0 && navigation.navigationBar.bounds.height < tall - 40, "\(isPlain)")
    }
  }

  @Test func placesOfGesturesDoNotDependOnTheBars() throws {
    var places: [CGPoint] = []
    let hosted = try hosted(rows().simultaneousGesture(SpatialTapGesture().onEnded { places.append($0.location) }))
    let top = try firstRow(list(hosted)).minY
    let bar = try require(hosted.controller.children.first?.children.first?.children.first as? UINavigationController)
      .navigationBar
    hosted.screen.tap(at: CGPoint(x: 60, y: top + 10))
    try hosted.screen.settle()
    expectEqual(places, [CGPoint(x: 60, y: top + 10 - window(bar).maxY)])
  }

  @Test func aScaledListKeepsItsAnchor() throws {
    let hosted = try hosted(rows().scaleEffect(0.5, anchor: .top))
    let list = try list(hosted)
    let unscaled = try self.hosted(rows())
    let plain = try self.list(unscaled)
    let (top, first) = (plain.adjustedContentInset.top, try firstRow(plain))
    let shown = try firstRow(list)
    expectEqual(shown.midX, Self.size.width / 2)
    expectEqual(shown.minY - top, (first.minY - top) / 2)
  }
}
