import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Grounds of a search bar: what shines through, and what is behind its scopes.
@MainActor @Suite(.serialized) struct SearchBarPartsTests {
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 320, height: 56))
  private let screen = MountedScreen(UIViewController(), size: CGSize(width: 320, height: 480), scale: 1)

  init() {
    screen.controller.view.addSubview(bar)
    screen.advance(frames: 1)
  }

  private func picture(_ color: UIColor, isOpaque: Bool) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = isOpaque
    return UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
  }

  private var background: UIView? { bar.subviews.first }

  /// [D] The default is true unless the background image is opaque.
  @Test func anOpaqueBackgroundImageMakesTheBarOpaque() {
    expect(bar.isTranslucent)
    bar.backgroundImage = picture(.red, isOpaque: true)
    expect(!bar.isTranslucent && background?.alpha == 1)
    bar.isTranslucent = true
    expect(bar.isTranslucent && (background?.alpha ?? 1) < 1)
    bar.backgroundImage = UIImage()
    expect(background?.alpha == 1 && background?.backgroundColor == nil)
  }

  @Test func anOpaqueSearchBarHasAnOpaqueBackground() {
    bar.backgroundImage = picture(.red.withAlphaComponent(0.5), isOpaque: false)
    expect(bar.isTranslucent)
    expectNil(background?.backgroundColor)
    bar.isTranslucent = false
    expectEqual(background?.backgroundColor?.cgColor.alpha, 1)
    bar.backgroundImage = nil
    bar.barTintColor = UIColor.blue.withAlphaComponent(0.3)
    expectEqual(background?.backgroundColor, .blue)
  }

  @Test func scopeBarBackgroundImageLiesBehindTheScopes() throws {
    let image = picture(.green, isOpaque: true)
    bar.scopeButtonTitles = ["All", "Read"]
    bar.scopeBarBackgroundImage = image
    func shown() -> UIView? {
      bar.subviews.lazy.compactMap { $0 as? UIImageView }.first { $0.image === image }
    }
    screen.advance(frames: 1)
    expectEqual(shown()?.isHidden, true)
    bar.showsScopeBar = true
    bar.sizeToFit()
    screen.advance(frames: 1)
    expectEqual(shown()?.isHidden, false)
    expectEqual(shown()?.frame, CGRect(x: 0, y: 56, width: 320, height: 44))
    expect(bar.scopeBarBackgroundImage === image)
    bar.scopeBarBackgroundImage = nil
    expectNil(shown())
  }
}
