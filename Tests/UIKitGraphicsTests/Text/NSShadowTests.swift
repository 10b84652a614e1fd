import Expectations
import PictureTesting
import Testing

@testable import TextLayout
@testable import UIKitGraphics

@MainActor
struct NSShadowTests {
  @Test func shadowsHaveTheirDefaultValues() {
    let shadow = NSShadow()
    expect(shadow.shadowOffset == .zero && shadow.shadowBlurRadius == 0)
    expectEqual((shadow.shadowColor as? UIColor), UIColor.black.withAlphaComponent(1 / 3))
  }

  @Test func shadowsCompareAndCopyByValue() {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowColor = UIColor.systemRed
    let copy = shadow.copy() as? NSShadow
    expect(copy == shadow && copy !== shadow)
    copy?.shadowBlurRadius = 3
    expect(copy != shadow)
    let first = NSAttributedString(string: "a", attributes: [.shadow: shadow])
    expectEqual(first, NSAttributedString(string: "a", attributes: [.shadow: shadow.copy()]))
  }

  @Test func shadowColorFollowsTheTraits() throws {
    let shadow = NSShadow()
    shadow.shadowColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    let dark = try require(shadow.textShadow(UITraitCollection(userInterfaceStyle: .dark)))
    expectEqual(dark.color, TextColor(red: 1, green: 1, blue: 1))
    shadow.shadowColor = nil
    expectNil(shadow.textShadow(UITraitCollection()))
  }

  @Test func setAppliesTheShadowToLaterDrawing() {
    let picture = TextPicture(width: 40, height: 20)
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 20, height: 0)
    shadow.shadowColor = UIColor.red
    picture.draw {
      shadow.set()
      UIColor.blue.setFill()
      UIGraphicsGetCurrentContext()?.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
    }
    expectEqual(picture[20, 20], TextPicture.Pixel(red: 0, green: 0, blue: 255))
    expectEqual(picture[60, 20], TextPicture.Pixel(red: 255, green: 0, blue: 0))
  }
}
