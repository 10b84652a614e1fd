import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Animations that controllers prefer, in presentations and on stacks.
@MainActor @Suite(.serialized) struct PreferredTransitionTests {
  private let root = UIViewController()
  private let front = UIViewController()
  private let thumbnail = UIView(frame: CGRect(x: 40, y: 300, width: 100, height: 50))

  init() {
    root.view.backgroundColor = .white
    front.view.backgroundColor = .red
    thumbnail.backgroundColor = .blue
    thumbnail.layer.cornerRadius = 8
    root.view.addSubview(thumbnail)
  }

  private func mount(_ controller: UIViewController) throws -> MountedScreen {
    let screen = MountedScreen(controller, size: CGSize(width: 390, height: 600), scale: 1)
    try screen.settle()
    return screen
  }

  private func alpha(_ view: UIView) -> Float { view.layer.presentation()?.opacity ?? view.layer.opacity }
  private func top(_ view: UIView) -> CGFloat { (view.layer.presentation() ?? view.layer).frame.minY }

  /// The frame of the pictures that move, in the window.
  private func moving(_ screen: MountedScreen) -> CGRect? {
    func pictures(_ view: UIView) -> [UIView] {
      (view as? UIImageView)?.image == nil ? view.subviews.flatMap(pictures) : [view]
    }
    guard let clip = pictures(screen.window).last?.superview else { return nil }
    return (clip.layer.presentation() ?? clip.layer).frame
  }

  // MARK: Styles

  @Test func aPresentedControllerFadesIn() throws {
    let screen = try mount(root)
    front.modalPresentationStyle = .fullScreen
    front.preferredTransition = .crossDissolve
    root.present(front, animated: true)
    screen.advance(by: 0.1)
    expect((0.01..<0.99).contains(alpha(front.view)) && top(front.view) == 0)
    try screen.settle()
    expectEqual(alpha(front.view), 1)
  }

  @Test func thePreferredStyleGoesBeforeTheOlderOne() throws {
    let screen = try mount(root)
    front.modalPresentationStyle = .fullScreen
    front.modalTransitionStyle = .crossDissolve
    front.preferredTransition = .coverVertical
    root.present(front, animated: true)
    screen.advance(by: 0.1)
    expect(alpha(front.view) == 1 && top(front.view) > 10)
    try screen.settle()
    expectEqual(top(front.view), 0)
  }

  @Test(arguments: [true, false]) func aPushedControllerHasTheStyle(_ fades: Bool) throws {
    let navigation = UINavigationController(rootViewController: root)
    let screen = try mount(navigation)
    front.preferredTransition = fades ? .crossDissolve : .coverVertical
    navigation.pushViewController(front, animated: true)
    screen.advance(by: 0.15)
    let isBetween = fades ? (0.01..<0.99).contains(alpha(front.view)) : top(front.view) > 10
    expect(isBetween && (front.view.layer.presentation() ?? front.view.layer).frame.minX == 0)
    try screen.settle()
    expect(alpha(front.view) == 1 && top(front.view) == 0 && root.view.superview == nil)
    navigation.popViewController(animated: true)
    screen.advance(by: 0.15)
    expect(fades ? alpha(front.view) < 0.99 : top(front.view) > 10)
    try screen.settle()
    expect(navigation.topViewController === root && front.view.superview == nil && front.view.alpha == 1)
  }

  @Test func aPushedControllerTurnsOver() throws {
    let navigation = UINavigationController(rootViewController: root)
    let screen = try mount(navigation)
    front.preferredTransition = .flipHorizontal
    navigation.pushViewController(front, animated: true)
    screen.advance(by: 0.2)
    expect(navigation.transitionCoordinator != nil)
    try screen.settle()
    expect(front.view.window != nil && root.view.superview == nil)
  }

  // MARK: Zoom

  @Test func aPresentedControllerGrowsOutOfTheView() throws {
    let screen = try mount(root)
    var asked: [Bool] = []
    front.preferredTransition = .zoom { [root, front, thumbnail] context in
      asked.append(context.sourceViewController === root && context.zoomedViewController === front)
      return thumbnail
    }
    root.present(front, animated: true)
    screen.advance(frames: 1)
    let first = try require(moving(screen))
    expect(first.width < 150 && abs(first.minX - 40) < 30, "\(first)")
    expect(thumbnail.alpha == 0)
    screen.advance(by: 0.2)
    expect(try require(moving(screen)).width > first.width)
    try screen.settle()
    expectNil(moving(screen))
    expect(front.view.frame == CGRect(x: 0, y: 0, width: 390, height: 600) && front.view.alpha == 1)
    expect(front.presentationController?.presentationStyle == .fullScreen && thumbnail.alpha == 1)
    root.dismiss(animated: true)
    screen.advance(by: 0.3)
    expect(try require(moving(screen)).width < 200)
    try screen.settle()
    expect(root.presentedViewController == nil && moving(screen) == nil && thumbnail.alpha == 1)
    expectEqual(asked, [true, true])
  }

  @Test func aControllerWithoutAViewComesFromTheMiddle() throws {
    let screen = try mount(root)
    front.preferredTransition = .zoom(sourceViewProvider: { _ in nil })
    root.present(front, animated: true)
    screen.advance(frames: 1)
    let first = try require(moving(screen))
    expectEqual(first.midX.rounded(), 195)
    expect(first.width < 340)
    try screen.settle()
    expect(front.view.window != nil)
  }

  @Test func aPartOfTheScreenIsAligned() throws {
    let screen = try mount(root)
    let options = UIViewController.Transition.ZoomOptions()
    var contexts: [Bool] = []
    options.alignmentRectProvider = { [thumbnail, front] context in
      contexts.append(context.sourceView === thumbnail && context.zoomedViewController === front)
      return CGRect(x: 95, y: 100, width: 200, height: 100)
    }
    front.preferredTransition = .zoom(options: options) { [thumbnail] _ in thumbnail }
    root.present(front, animated: true)
    let clip = try require(screenClip(screen))
    let picture = try require(clip.subviews.last)
    // Half the size, with the aligned part where the clip is.
    let start = picture.layer.animation(forKey: "bounds.size") ?? picture.layer.animation(forKey: "bounds")
    expect(start != nil && contexts == [true])
    try screen.settle()
  }

  private func screenClip(_ screen: MountedScreen) -> UIView? {
    func clips(_ view: UIView) -> [UIView] {
      view.subviews.flatMap(clips) + (view.clipsToBounds && view.subviews.contains { $0 is UIImageView } ? [view] : [])
    }
    return clips(screen.window).first
  }

  @Test func aPushedControllerGrowsAndShrinks() throws {
    let navigation = UINavigationController(rootViewController: root)
    let screen = try mount(navigation)
    let item = UIBarButtonItem(systemItem: .add)
    root.navigationItem.rightBarButtonItem = item
    try screen.settle()
    front.preferredTransition = .zoom(sourceBarButtonItemProvider: { _ in item })
    navigation.pushViewController(front, animated: true)
    screen.advance(frames: 1)
    expect(try require(moving(screen)).minX > 300)
    try screen.settle()
    expect(navigation.topViewController === front && moving(screen) == nil)
    navigation.popViewController(animated: true)
    try screen.settle()
    expect(navigation.topViewController === root && front.view.superview == nil)
  }

  /// [C] While a screen zooms, the bar's contents fade in their places.
  @Test(arguments: [true, false]) func titlesFadeWhileAScreenZooms(_ zooms: Bool) throws {
    let navigation = UINavigationController(rootViewController: root)
    root.title = "Root"
    front.title = "Front"
    let screen = try mount(navigation)
    if zooms { front.preferredTransition = .zoom { [thumbnail] _ in thumbnail } }
    func shown() -> [(alpha: Float, x: CGFloat)] {
      navigation.navigationBar.subviews.compactMap { $0 as? NavigationBarContent }.map { content in
        let title = content.titleView?.layer
        return (alpha(content), (title?.presentation() ?? title)?.affineTransform().tx ?? 0)
      }
    }
    navigation.pushViewController(front, animated: true)
    screen.advance(by: 0.15)
    var contents = shown()
    expectEqual(contents.count, 2)
    expect(contents.allSatisfy { (0.01..<0.99).contains($0.alpha) })
    expect(contents.allSatisfy { ($0.x == 0) == zooms }, "\(contents)")
    try screen.settle()
    expect(shown().map(\.alpha) == [1] && shown().map(\.x) == [0])
    navigation.popViewController(animated: true)
    screen.advance(by: 0.15)
    contents = shown()
    expect(contents.count == 2 && contents.allSatisfy { ($0.x == 0) == zooms && (0.01..<0.99).contains($0.alpha) })
    try screen.settle()
    expect(shown().map(\.alpha) == [1] && shown().map(\.x) == [0])
  }

  @Test func titlesFadeUnderAFinger() throws {
    let navigation = UINavigationController(rootViewController: root)
    root.title = "Root"
    front.title = "Front"
    let screen = try mount(navigation)
    front.preferredTransition = .zoom { [thumbnail] _ in thumbnail }
    navigation.pushViewController(front, animated: true)
    try screen.settle()
    screen.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 240), hold: 0.5)
    try screen.settle()
    let contents = navigation.navigationBar.subviews.compactMap { $0 as? NavigationBarContent }
    expect(contents.count == 1 && contents.first?.alpha == 1 && contents.first?.item === front.navigationItem)
  }

  @Test func aSheetGrowsOutOfTheViewAndShrinks() throws {
    let screen = try mount(root)
    front.modalPresentationStyle = .pageSheet
    front.preferredTransition = .zoom { [thumbnail] _ in thumbnail }
    root.present(front, animated: true)
    screen.advance(frames: 1)
    let first = try require(moving(screen))
    expect(first.width < 150 && abs(first.minX - 40) < 30, "\(first)")
    try screen.settle()
    expect(front.view.alpha == 1 && moving(screen) == nil && front.view.frame.minY > 0)
    expectEqual(front.view.frame.maxY, 600)
    let rest = front.view.frame
    root.dismiss(animated: true)
    // The screen beneath comes forward meanwhile: the sheet shrinks to where the view will be.
    screen.advance(by: 0.4)
    let last = try require(moving(screen))
    expect(abs(last.minX - 40) < 12 && abs(last.minY - 300) < 12 && last.width < rest.width / 2, "\(last)")
    try screen.settle()
    expect(root.presentedViewController == nil && thumbnail.alpha == 1)
  }

  // MARK: Dragging

  @Test func aDragDownwardsShrinksAPresentedController() throws {
    let screen = try mount(root)
    front.preferredTransition = .zoom { [thumbnail] _ in thumbnail }
    root.present(front, animated: true)
    try screen.settle()
    screen.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 260))
    try screen.settle()
    expect(root.presentedViewController === front && front.view.alpha == 1 && moving(screen) == nil, "a short one")
    screen.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 500))
    try screen.settle()
    expect(root.presentedViewController == nil && root.view.window != nil && thumbnail.alpha == 1)
  }

  @Test func theScreenFollowsTheFinger() throws {
    let screen = try mount(root)
    front.preferredTransition = .zoom { [thumbnail] _ in thumbnail }
    root.present(front, animated: true)
    try screen.settle()
    var frames: [CGRect] = []
    screen.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 300), duration: 0.2, hold: 0.5)
    if let frame = moving(screen) { frames.append(frame) }
    try screen.settle()
    expect(root.presentedViewController == nil && !frames.isEmpty)
  }

  @Test func theAppKeepsAController() throws {
    let screen = try mount(root)
    let options = UIViewController.Transition.ZoomOptions()
    var asked: [Bool] = []
    options.interactiveDismissShouldBegin = { context in
      asked.append(context.willBegin && context.location.y > 200 && context.velocity.dy > 0)
      return false
    }
    front.preferredTransition = .zoom(options: options) { [thumbnail] _ in thumbnail }
    root.present(front, animated: true)
    try screen.settle()
    screen.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 500))
    try screen.settle()
    expect(root.presentedViewController === front)
    expectEqual(asked, [true])
  }

  @Test func aListScrollsBeforeTheScreenGoes() throws {
    let screen = try mount(root)
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    list.contentSize = CGSize(width: 390, height: 2000)
    list.contentInsetAdjustmentBehavior = .never
    front.view.addSubview(list)
    front.preferredTransition = .zoom { [thumbnail] _ in thumbnail }
    root.present(front, animated: true)
    try screen.settle()
    list.contentOffset.y = 400
    screen.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 400))
    try screen.settle()
    expect(root.presentedViewController === front && list.contentOffset.y < 400)
    list.contentOffset.y = 0
    screen.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 500))
    try screen.settle()
    expectNil(root.presentedViewController)
  }

  @Test func aDragFromTheEdgeLeavesTheStack() throws {
    let navigation = UINavigationController(rootViewController: root)
    let screen = try mount(navigation)
    front.preferredTransition = .zoom { [thumbnail] _ in thumbnail }
    navigation.pushViewController(front, animated: true)
    try screen.settle()
    screen.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 60, y: 300))
    try screen.settle()
    expect(navigation.topViewController === front && front.view.window != nil)
    screen.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 300, y: 300))
    try screen.settle()
    expect(navigation.topViewController === root && root.view.window != nil && front.view.superview == nil)
  }
}
