import Expectations
import Foundation
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitTesting

/// Backgrounds that are set on bars themselves, as before there were appearances.
@MainActor
struct BarBackgroundImageTests {
  private func picture(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }

  private func pixel(_ screen: MountedScreen, _ y: CGFloat) -> Data? {
    screen.picture.cropping(to: CGRect(x: 2, y: y, width: 1, height: 1))?.dataProvider?.data
  }

  @Test func anImageReplacesTheBackgroundOfANavigationBar() {
    let bar = UINavigationBar()
    expect(bar.backgroundImage(for: .default) == nil && bar.standardAppearance.backgroundEffect != nil)
    let image = picture(.red)
    bar.setBackgroundImage(image, for: .default)
    expect(bar.backgroundImage(for: .default) === image && bar.standardAppearance.backgroundEffect == nil)
    expect(bar.backgroundImage(for: .compact) === image, "a low bar has that of usual bars")
    let low = picture(.blue)
    bar.setBackgroundImage(low, for: .any, barMetrics: .compact)
    expect(bar.backgroundImage(for: .any, barMetrics: .compactPrompt) === low)
    expect(bar.backgroundImage(for: .defaultPrompt) === image)
    bar.setBackgroundImage(nil, for: .default)
    expect(bar.backgroundImage(for: .default) == nil && bar.standardAppearance.backgroundEffect != nil)
  }

  @Test func anEmptyImageRemovesANavigationBarsBackground() {
    let content = UIViewController()
    content.view.backgroundColor = .green
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scroll.contentSize = CGSize(width: 300, height: 4000)
    content.view.addSubview(scroll)
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.setBackgroundImage(UIImage(), for: .default)
    navigation.navigationBar.shadowImage = UIImage()
    let screen = MountedScreen(navigation, size: CGSize(width: 300, height: 400), scale: 1)
    scroll.contentOffset.y = 200
    screen.advance(by: 1)
    expectEqual(pixel(screen, 40), pixel(screen, 300))
    navigation.navigationBar.isTranslucent = false
    screen.advance(by: 1)
    expect(pixel(screen, 40) != pixel(screen, 300))
  }

  @Test func toolbarsTakeBarTintColorAndImages() {
    let bar = UIToolbar()
    bar.barTintColor = .red
    expect(bar.standardAppearance.backgroundColor == .red && bar.barTintColor == .red && bar.isTranslucent)
    let image = picture(.red)
    bar.setBackgroundImage(image, forToolbarPosition: .any, barMetrics: .default)
    bar.setShadowImage(image, forToolbarPosition: .bottom)
    expect(bar.backgroundImage(forToolbarPosition: .bottom, barMetrics: .compact) === image)
    expect(bar.shadowImage(forToolbarPosition: .any) === image)
    expectNil(bar.standardAppearance.backgroundEffect)
  }

  @Test func backIndicatorImageNeedsItsTransitionMask() {
    let bar = UINavigationBar()
    let image = picture(.red)
    bar.backIndicatorImage = image
    expect(bar.backIndicatorImage === image && bar.standardAppearance.backIndicatorImage !== image)
    bar.backIndicatorTransitionMaskImage = image
    expect(bar.backIndicatorTransitionMaskImage === image && bar.standardAppearance.backIndicatorImage === image)
  }

  @Test func appearanceProxiesSetImagesAndTranslucency() {
    let proxy = UINavigationBar.appearance()
    let image = picture(.red)
    proxy.setBackgroundImage(image, for: .default)
    proxy.isTranslucent = false
    defer {
      proxy.setBackgroundImage(nil, for: .default)
      proxy.isTranslucent = true
    }
    let navigation = UINavigationController(rootViewController: UIViewController())
    let screen = MountedScreen(navigation, size: CGSize(width: 300, height: 400), scale: 1)
    expect(navigation.navigationBar.backgroundImage(for: .default) === image)
    expect(!navigation.navigationBar.isTranslucent && screen.size.width == 300)
  }

  @Test func anEmptyImageRemovesASearchBarsBackground() {
    let content = UIViewController()
    content.view.backgroundColor = .green
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
    content.view.addSubview(bar)
    let screen = MountedScreen(content, size: CGSize(width: 300, height: 400), scale: 1)
    expect(pixel(screen, 50) != pixel(screen, 300))
    bar.backgroundImage = UIImage()
    screen.advance(frames: 1)
    expectEqual(pixel(screen, 50), pixel(screen, 300))
    expectEqual(pixel(screen, 56), pixel(screen, 300), "nor is there a line")
  }
}
