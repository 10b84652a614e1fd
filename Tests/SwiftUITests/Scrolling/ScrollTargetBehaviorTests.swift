import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct ScrollTargetBehaviorTests {
  private func context(
    from original: CGFloat, targets: [CGFloat], _ sizeClass: UserInterfaceSizeClass? = nil
  ) -> ScrollTargetBehaviorContext {
    var environment = EnvironmentValues()
    environment.horizontalSizeClass = sizeClass
    return ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: CGRect(x: original, y: 0, width: 100, height: 50)), velocity: .zero,
      contentSize: CGSize(width: 1000, height: 50), containerSize: CGSize(width: 100, height: 50), axes: .horizontal,
      targets: targets.map { CGRect(x: $0, y: 0, width: 80, height: 50) }, environment: environment)
  }

  private func rest(_ behavior: some ScrollTargetBehavior, at x: CGFloat, _ context: ScrollTargetBehaviorContext)
    -> CGFloat
  {
    var target = ScrollTarget(rect: CGRect(x: x, y: 0, width: 100, height: 50))
    behavior.updateTarget(&target, context: context)
    expect(target.rect.minY == 0 && target.rect.size == CGSize(width: 100, height: 50))
    return target.rect.minX
  }

  private let starts: [CGFloat] = [0, 90, 180, 270, 360, 450]

  @Test func viewAlignedScrollingEndsAtTheClosestView() {
    let free = ViewAlignedScrollTargetBehavior(limitBehavior: .never)
    expectEqual(rest(free, at: 130, context(from: 0, targets: starts)), 90)
    expectEqual(rest(free, at: 140, context(from: 0, targets: starts)), 180)
    expectEqual(rest(free, at: 400, context(from: 0, targets: starts)), 360)
    expectEqual(rest(free, at: 33, context(from: 0, targets: [])), 33, "without targets nothing is aligned")
  }

  @Test func theLimitBehaviorBoundsTheNumberOfScrolledViews() {
    let few = ViewAlignedScrollTargetBehavior(limitBehavior: .always)
    expectEqual(rest(few, at: 400, context(from: 0, targets: starts)), 90)
    let one = ViewAlignedScrollTargetBehavior(limitBehavior: .alwaysByOne)
    expectEqual(rest(one, at: 400, context(from: 90, targets: starts)), 180)
    expectEqual(rest(one, at: 0, context(from: 270, targets: starts)), 180)
    let usual = ViewAlignedScrollTargetBehavior()
    expectEqual(rest(usual, at: 400, context(from: 0, targets: starts, .compact)), 90)
    expectEqual(rest(usual, at: 400, context(from: 0, targets: starts, .regular)), 360)
  }

  @Test func pagingEndsAtAWholePage() {
    expectEqual(rest(PagingScrollTargetBehavior(), at: 260, context(from: 200, targets: [])), 300)
    expectEqual(rest(AnyScrollTargetBehavior(.paging), at: 240, context(from: 200, targets: [])), 200)
  }

  private struct Cards: View {
    var behavior = AnyScrollTargetBehavior(.viewAligned(limitBehavior: .never))
    var body: some View {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 10) { ForEach(0..<20) { _ in Box(width: 80, height: 50) } }.scrollTargetLayout()
      }
      .scrollTargetBehavior(behavior)
    }
  }

  private func offset(
    _ view: some View, fromRight: Bool = false, traits: (inout UITraitOverrides) -> Void = { _ in }
  ) throws -> UIScrollView {
    let hosted = Hosted(view, width: 300, height: 100, traits: traits)
    try hosted.screen.settle()
    hosted.screen.drag(
      from: CGPoint(x: fromRight ? 50 : 250, y: 50), to: CGPoint(x: fromRight ? 250 : 50, y: 50), duration: 0.2)
    try hosted.screen.settle()
    return try require(hosted.views.lazy.compactMap { $0 as? UIScrollView }.first)
  }

  @Test func aFlingEndsAtTheStartOfAView() throws {
    let rest = try offset(Cards()).contentOffset.x
    expect(rest >= 180 && rest.truncatingRemainder(dividingBy: 90) == 0)
    let few = try offset(Cards(behavior: AnyScrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))))
    expectEqual(few.contentOffset.x, 90)
  }

  @Test func aFlingEndsAtTheStartOfAViewFromRightToLeft() throws {
    let view = try offset(Cards(), fromRight: true) { $0.layoutDirection = .rightToLeft }
    let rest = view.contentSize.width - 300 - view.contentOffset.x
    expect(rest >= 180 && rest.truncatingRemainder(dividingBy: 90) == 0)
  }

  private struct Tens: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      let step = context.containerSize.width / 10
      target.rect.origin.x = (target.rect.minX / step).rounded() * step
      if context.axes != .horizontal || context.layoutDirection != .leftToRight { target.rect.origin.x = 1 }
    }
  }

  @Test func aCustomScrollTargetBehaviorSetsTheTarget() throws {
    let rest = try offset(Cards(behavior: AnyScrollTargetBehavior(Tens()))).contentOffset.x
    expect(rest > 60 && rest.truncatingRemainder(dividingBy: 30) == 0)
  }

  @Test func viewsAreAlignedAgainAfterAResize() throws {
    let hosted = Hosted(
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<9) { _ in Color.red.containerRelativeFrame(.horizontal) } }
          .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned), width: 300, height: 100)
    try hosted.screen.settle()
    let view = try require(hosted.views.first as? UIScrollView)
    view.contentOffset.x = 600
    try hosted.screen.settle()
    hosted.screen.resize(to: CGSize(width: 400, height: 100))
    try hosted.screen.settle()
    expectEqual(view.contentOffset.x.truncatingRemainder(dividingBy: 400), 0)
  }
}
