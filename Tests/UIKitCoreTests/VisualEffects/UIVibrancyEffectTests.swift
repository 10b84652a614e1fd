import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import QuartzCore
@testable import UIKitCore
@testable import UIKitTesting

/// Content that shows the colours of a blur, and blurs that appear gradually.
@MainActor @Suite(.serialized) struct UIVibrancyEffectTests {
  /// A card of glass over two colours, with labels of each style, as Apple's documentation nests them.
  private final class GlassController: UIViewController {
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    let styles: [UIVibrancyEffectStyle] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .separator]
    var vibrancies: [UIVisualEffectView] = []
    var labels: [UILabel] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemRed
      let right = UIView(frame: CGRect(x: 120, y: 0, width: 120, height: 240))
      right.backgroundColor = .systemBlue
      view.addSubview(right)
      blur.frame = CGRect(x: 20, y: 20, width: 200, height: 200)
      view.addSubview(blur)
      for (index, style) in styles.enumerated() {
        let effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemThinMaterial), style: style)
        let vibrancy = UIVisualEffectView(effect: effect)
        vibrancy.frame = CGRect(x: 10, y: 10 + CGFloat(index) * 36, width: 180, height: 32)
        let label = UILabel(frame: vibrancy.bounds)
        label.text = "MMMMMM"
        label.font = .boldSystemFont(ofSize: 28)
        vibrancy.contentView.addSubview(label)
        blur.contentView.addSubview(vibrancy)
        vibrancies.append(vibrancy)
        labels.append(label)
      }
    }
  }

  private let controller = GlassController()

  private func makeScreen(_ style: UIUserInterfaceStyle) -> MountedScreen {
    let screen = MountedScreen(controller, size: CGSize(width: 240, height: 240), scale: 2) {
      $0.userInterfaceStyle = style
    }
    screen.advance(frames: 2)
    return screen
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func labelsShowTheColoursOfTheBlurBehindThem(_ style: UIUserInterfaceStyle) {
    let screen = makeScreen(style)
    expectGolden(screen.picture, style == .dark ? "vibrancy dark" : "vibrancy light")
    // The colour of a label has no effect, only its opacity.
    let before = screen.picture
    for label in controller.labels { label.textColor = .systemGreen }
    screen.advance(frames: 2)
    expect(PicturePixels(screen.picture).bytes == PicturePixels(before).bytes)
  }

  /// A card with round corners that clip is drawn as a whole.
  @Test func labelsShowTheColoursOfABlurWithRoundedCorners() throws {
    let screen = makeScreen(.light)
    let inside = CGRect(x: 80, y: 80, width: 320, height: 320)
    let plain = try require(screen.picture.cropping(to: inside))
    controller.blur.layer.cornerRadius = 16
    controller.blur.clipsToBounds = true
    screen.advance(frames: 2)
    let clipped = try require(screen.picture.cropping(to: inside))
    expect(PicturePixels(clipped).bytes == PicturePixels(plain).bytes)
    for vibrancy in controller.vibrancies { vibrancy.removeFromSuperview() }
    expectEqual(controller.blur.layer.groundCount, 0)
  }

  @Test func earlierStylesContrastMore() throws {
    let traits = UITraitCollection(userInterfaceStyle: .light)
    let blur = UIBlurEffect(style: .systemThinMaterial)
    let styles: [UIVibrancyEffectStyle] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
    let fills: [UIVibrancyEffectStyle] = [.fill, .secondaryFill, .tertiaryFill]
    for group in [styles, fills] {
      let effects = group.map { UIVibrancyEffect(blurEffect: blur, style: $0).contentEffects(for: traits) }
      expect(Set(effects.map { "\($0)" }).count == group.count)
    }
    expect(UIVibrancyEffect(blurEffect: blur) == UIVibrancyEffect(blurEffect: blur, style: .label))
    expect(UIVibrancyEffect(blurEffect: blur) != UIVibrancyEffect(blurEffect: blur, style: .separator))
    expect(UIVibrancyEffect(blurEffect: blur).hash == UIVibrancyEffect(blurEffect: blur, style: .label).hash)
  }

  @Test func aVibrancyFollowsTheAppearanceOfItsBlur() {
    let (light, dark) = (UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark))
    let following = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterial))
    expect(following.contentEffects(for: light) != following.contentEffects(for: dark))
    let fixed = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterialDark))
    expect(fixed.contentEffects(for: light) == fixed.contentEffects(for: dark))
    expect(fixed.contentEffects(for: light) == following.contentEffects(for: dark))
  }

  // MARK: Gradual blurs

  @Test func aBlurAppearsAndDisappearsGraduallyInAnAnimation() throws {
    let screen = makeScreen(.light)
    let layer = controller.blur.layer
    let whole = try require(layer.backdrop)
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { controller.blur.effect = nil }
    expectNil(layer.backdrop)
    screen.advance(by: 0.2)
    let half = try require(layer.presentationBackdrop)
    expect(half.radius > 0 && half.radius < whole.radius && half.tint.alpha < whole.tint.alpha)
    screen.advance(by: 0.3)
    expectNil(layer.presentationBackdrop)
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
      controller.blur.effect = UIBlurEffect(style: .systemThickMaterial)
    }
    screen.advance(by: 0.1)
    let quarter = try require(layer.presentationBackdrop)
    expect(abs(quarter.radius - 5.5) < 1.5 && quarter.tint.alpha < 0.4)
    screen.advance(by: 0.4)
    expectEqual(layer.presentationBackdrop, layer.backdrop)
    controller.blur.effect = nil
    expectNil(layer.presentationBackdrop, "outside of animations it changes at once")
  }

  @Test func anAnimatorHoldsABlurAtAFraction() throws {
    let screen = makeScreen(.light)
    let layer = controller.blur.layer
    controller.blur.effect = nil
    screen.advance(frames: 1)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [controller] in
      controller.blur.effect = UIBlurEffect(style: .systemMaterial)
    }
    animator.fractionComplete = 0.5
    screen.advance(frames: 2)
    let radius = try require(layer.presentationBackdrop?.radius)
    expect(abs(radius - 11) < 1)
    animator.stopAnimation(true)
    screen.advance(frames: 2)
    expect(abs((layer.backdrop?.radius ?? 0) - 11) < 1)
  }
}
