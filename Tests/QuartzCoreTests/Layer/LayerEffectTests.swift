import CoreGraphics
import Expectations
import Testing

@testable import QuartzCore

@MainActor @Suite struct LayerEffectTests {
  private func pixel(_ hex: UInt32, _ effects: LayerEffect...) -> String {
    let layer = layer(10, 10, 20, 20, hex)
    layer.effects = effects
    let canvas = Canvas(scale: 1)
    canvas.root.addSublayer(layer)
    canvas.render(at: 0)
    return canvas.pixel(15, 15)
  }

  @Test func colourEffectsFollowTheFilterDefinitions() {
    // Luminance of red is 0.2126, that is 54 of 255; of green 0.7152, that is 182.
    expectEqual(pixel(0xFF0000, .colors(.saturation(0))), "363636")
    expectEqual(pixel(0x00FF00, .colors(.saturation(0))), "b6b6b6")
    expectEqual(pixel(0x336699, .colors(.saturation(1))), "336699")
    expectEqual(pixel(0x336699, .colors(.inversion)), "cc9966")
    expectEqual(pixel(0x336699, .colors(.brightness(0.2))), "6699cc")
    expect(pixel(0x808080, .colors(.contrast(0))) == "808080" && pixel(0x336699, .colors(.contrast(1))) == "336699")
    expectEqual(pixel(0xFFFFFF, .colors(.multiplication(red: 1, green: 0.2, blue: 0, alpha: 1))), "ff3300")
    // A whole turn changes nothing, and grey has no hue.
    expectEqual(pixel(0x336699, .colors(.hueRotation(cosine: 1, sine: 0))), "336699")
    expectEqual(pixel(0x777777, .colors(.hueRotation(cosine: -1, sine: 0))), "777777")
  }

  @Test func effectsAreAppliedInOrder() {
    expectEqual(pixel(0x336699, .colors(.inversion), .colors(.inversion)), "336699")
    expectEqual(pixel(0xFF0000, .colors(.inversion), .colors(.saturation(0))), "c9c9c9")
  }

  @Test func luminanceToAlphaTurnsBrightnessIntoAlpha() {
    // White is opaque black, black shows the white ground.
    expectEqual(pixel(0xFFFFFF, .colors(.luminanceToAlpha)), "000000")
    expectEqual(pixel(0x000000, .colors(.luminanceToAlpha)), "ffffff")
  }

  @Test func effectsApplyToSublayersButNotToSiblings() {
    let group = CALayer()
    group.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    group.addSublayer(layer(0, 0, 10, 10, 0xFF0000))
    group.effects = [.colors(.inversion)]
    let canvas = Canvas(scale: 1)
    canvas.root.addSublayer(group)
    canvas.root.addSublayer(layer(20, 0, 10, 10, 0xFF0000))
    canvas.render(at: 0)
    expect(canvas.pixel(5, 5) == "00ffff" && canvas.pixel(25, 5) == "ff0000")
    // Where the group draws nothing the ground stays.
    expectEqual(canvas.pixel(15, 15), "ffffff")
    canvas.show { group.effects = [] }
    expectEqual(canvas.pixel(5, 5), "ff0000")
  }

  @Test func aBlurExtendsBeyondTheEdgesAndKeepsTheMiddle() {
    let box = layer(20, 20, 40, 40, 0x000000)
    box.effects = [.blur(deviation: 3)]
    let canvas = Canvas(scale: 1)
    canvas.root.addSublayer(box)
    canvas.render(at: 0)
    func grey(_ x: Int) -> Int { Int(canvas.pixel(x, 40).prefix(2), radix: 16) ?? -1 }
    expect(grey(40) == 0 && grey(2) == 255)
    // Half of the edge's pixel is covered.
    expect(abs(grey(20) - 120) < 20)
    expect(grey(15) > grey(18) && grey(18) > grey(22) && grey(15) < 255)
  }

  @Test func effectReachIsThatOfTheBlurs() {
    let box = CALayer()
    expectEqual(box.effectReach, 0)
    box.effects = [.blur(deviation: 2), .colors(.inversion), .blur(deviation: 1)]
    expectEqual(box.effectReach, 9)
  }
}
