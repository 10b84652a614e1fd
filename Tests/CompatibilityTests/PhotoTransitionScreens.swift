import Expectations
import Testing
import TrestleTesting
import UIKit

/// Transitions of an app's own: a photo that grows out of a button, a card that is dragged away, pages that fade.
@MainActor @Suite(.serialized) struct PhotoTransitionScreens {
  private let photos = PhotoTransitionsViewController()

  private func mount(_ traits: (inout UITraitOverrides) -> Void = { _ in }) throws -> MountedScreen {
    let screen = MountedScreen(UINavigationController(rootViewController: photos), traits: traits)
    try screen.settle()
    return screen
  }

  private func open(_ button: UIButton, _ screen: MountedScreen) {
    screen.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
  }

  @Test func aPhotoIsPresentedFromItsButtonAndShrinksBack() throws {
    let screen = try mount()
    open(photos.photoButton, screen)
    screen.advance(frames: 12)
    let photo = try require(photos.presentedViewController)
    expect(photo.isBeingPresented)
    expectGolden(screen.picture, "photo half-way")
    try screen.settle()
    expect(!photo.isBeingPresented && photo.view.frame == screen.window.bounds)
    expectNil(photos.view.window, "full screen: what is behind has left the window")
    photo.dismiss(animated: true)
    screen.advance(frames: 12)
    expect(photos.view.window != nil)
    expectGolden(screen.picture, "photo half-way back")
    try screen.settle()
    expect(photos.presentedViewController == nil && photo.view.window == nil)
    expect(photos.view.superview != nil && photos.photoButton.window != nil)
  }

  @Test(arguments: CardLook.allCases)
  func aCardIsWhereItsPresentationControllerPlacesIt(_ look: CardLook) throws {
    let screen = try mount(look.apply)
    open(photos.cardButton, screen)
    try screen.settle()
    let card = try require(photos.presentedViewController as? CardViewController)
    expectEqual(card.view.frame, CGRect(x: 16, y: 528, width: 358, height: 300))
    expect(photos.view.window != nil)
    expectGolden(screen.picture, "card \(look.rawValue)")
  }

  @Test func aDraggedCardIsDismissedOrReturns() throws {
    let screen = try mount()
    open(photos.cardButton, screen)
    try screen.settle()
    let card = try require(photos.presentedViewController as? CardViewController)
    func drag(by distance: CGFloat) {
      screen.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 600 + distance), duration: 0.3)
    }
    drag(by: 120)
    try screen.settle()
    expect(photos.presentedViewController === card && !card.isBeingDismissed)
    expectEqual(card.view.frame, CGRect(x: 16, y: 528, width: 358, height: 300))
    expectGolden(screen.picture, "card light")
    drag(by: 220)
    try screen.settle()
    expect(photos.presentedViewController == nil && card.view.window == nil)
    expectGolden(screen.picture, "without a card")
  }

  @Test func anInteractiveTransitionFollowsThePercentage() throws {
    let screen = try mount()
    open(photos.cardButton, screen)
    try screen.settle()
    let card = try require(photos.presentedViewController as? CardViewController)
    let hand = UIPercentDrivenInteractiveTransition()
    card.transition.interaction = hand
    card.dismiss(animated: true)
    hand.update(0.5)
    screen.advance(frames: 2)
    expect(card.isBeingDismissed)
    expectGolden(screen.picture, "card half-way")
    hand.cancel()
    try screen.settle()
    expectGolden(screen.picture, "card light")
  }

  @Test func customPushAndPopTransitionsFade() throws {
    let screen = try mount()
    let navigation = try require(photos.navigationController)
    let fading = FadingNavigationDelegate()
    navigation.delegate = fading
    let page = UITableViewController(style: .insetGrouped)
    page.title = "Albums"
    navigation.pushViewController(page, animated: true)
    screen.advance(frames: 12)
    expectGolden(screen.picture, "page half-way")
    try screen.settle()
    expect(page.view.alpha == 1 && photos.view.superview == nil)
    navigation.popViewController(animated: true)
    try screen.settle()
    expectEqual(fading.operations, [.push, .pop])
    expect(navigation.topViewController === photos && page.view.superview == nil)
    expectEqual(photos.view.alpha, 1)
  }
}

enum CardLook: String, CaseIterable, Sendable {
  case light, dark, rightToLeft = "right to left", largest

  @MainActor func apply(_ traits: inout UITraitOverrides) {
    switch self {
    case .light: break
    case .dark: traits.userInterfaceStyle = .dark
    case .rightToLeft: traits.layoutDirection = .rightToLeft
    case .largest: traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    }
  }
}
