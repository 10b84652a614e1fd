import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct ShadowStyleTests {
  private func brightness(_ view: some View, _ x: Int, _ y: Int) -> Int {
    let pixel = Hosted(view, width: 100, height: 100).pixel(x, y)
    return Int(pixel.prefix(2), radix: 16) ?? -1
  }

  private let square = Rectangle()

  @Test func dropShadowsFallOutsideTheShape() {
    let plain = square.fill(.red).frame(width: 40, height: 40)
    let shadowed = square.fill(.red.shadow(.drop(color: .black, radius: 4, x: 10))).frame(width: 40, height: 40)
    // The shape is that from 30 to 70, and looks as it does without a shadow.
    expect(brightness(plain, 74, 50) == 255 && brightness(plain, 26, 50) == 255)
    expectEqual(brightness(shadowed, 50, 50), brightness(plain, 50, 50))
    expect(brightness(shadowed, 74, 50) < 60)
    expect(brightness(shadowed, 26, 50) > 230)
    expect(brightness(shadowed, 95, 50) > 240)
  }

  @Test func innerShadowsFallInsideTheShape() {
    func fill(_ style: some ShapeStyle) -> some View { square.fill(style).frame(width: 60, height: 60) }
    let inner = fill(Color.white.shadow(.inner(color: .black, radius: 3, y: 6)))
    // The shape is that from 20 to 80: dark at its upper edge, and nowhere else.
    expect(brightness(inner, 50, 22) < 60)
    expect(brightness(inner, 50, 50) == 255 && brightness(inner, 50, 78) > 240)
    expectEqual(brightness(inner, 50, 10), 255)
    let gradient = fill(Color.white.gradient.shadow(.inner(color: .black, radius: 3, y: 6)))
    expect(brightness(gradient, 50, 22) < 60)
  }

  @Test func shadowsFollowTheOutlineOfTheShape() {
    let circle = Circle().fill(.white.shadow(.drop(color: .black, radius: 2))).frame(width: 60, height: 60)
    // The corner of the circle's square is far from the circle.
    expectEqual(brightness(circle, 22, 22), 255)
    expect(brightness(circle, 50, 18) < 220)
    let line = Circle().stroke(.white.shadow(.drop(color: .black, radius: 2)), lineWidth: 4).frame(
      width: 60, height: 60)
    expect(brightness(line, 50, 23) < 220 && brightness(line, 50, 50) == 255)
  }

  @Test func aStyleMayHaveSeveralShadows() {
    let both = square.fill(
      .white.shadow(.drop(color: .black, radius: 1, x: 12)).shadow(.drop(color: .black, radius: 1, x: -12)))
    let view = both.frame(width: 40, height: 40)
    expect(brightness(view, 76, 50) < 60 && brightness(view, 24, 50) < 60 && brightness(view, 50, 50) == 255)
  }

  @Test func aShadowIsRemovedAndFadesWithItsStyle() throws {
    struct Changing: View {
      @State var hasShadow = true
      var body: some View {
        VStack {
          Rectangle().fill(
            hasShadow ? AnyShapeStyle(.white.shadow(.drop(color: .black, radius: 1, x: 12))) : AnyShapeStyle(.white)
          )
          .frame(width: 40, height: 40)
          Button("Change") { hasShadow = false }
        }
      }
    }
    let hosted = Hosted(Changing(), width: 100, height: 100)
    let frame = try require(hosted.views.first { $0 is ShapeDrawingView }?.frame)
    expect(hosted.pixel(76, Int(frame.midY)) != "ffffff")
    try hosted.press("Change")
    expectEqual(hosted.pixel(76, Int(frame.midY)), "ffffff")
    let faint = square.fill(.white.shadow(.drop(color: .black, radius: 1, x: 12)).opacity(0.5))
    expect(brightness(faint.frame(width: 40, height: 40), 76, 50) > 100)
  }

  @Test func textsAndSymbolsHaveDropShadows() throws {
    let text = Hosted(Text("Shade").foregroundStyle(.red.shadow(.drop(color: .black, radius: 3, y: 2))))
    let label = try require(text.views.first as? UILabel)
    let shadow = try require(label.attributedText?.attribute(.shadow, at: 0, effectiveRange: nil) as? NSShadow)
    expect(shadow.shadowBlurRadius == 6 && shadow.shadowOffset == CGSize(width: 0, height: 2))
    expectEqual(label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .systemRed)
    struct Symbol: View {
      @State var isPlain = false
      var body: some View {
        Image(systemName: "star").foregroundStyle(
          isPlain ? AnyShapeStyle(.red) : AnyShapeStyle(.red.shadow(.drop(radius: 3))))
        Button("Plain") { isPlain = true }
      }
    }
    let symbol = Hosted(VStack { Symbol() })
    let view = try require(symbol.views.first { $0 is UIImageView })
    expect(view.layer.shadowRadius == 3 && abs(view.layer.shadowOpacity - 0.33) < 0.01)
    try symbol.press("Plain")
    expectEqual(view.layer.shadowOpacity, 0)
  }

  @Test func aShadowStyleAppliesToTheInheritedForegroundStyle() {
    let view = square.fill(.shadow(.drop(color: .black, radius: 1, x: 12))).foregroundStyle(.white)
    expect(brightness(view.frame(width: 40, height: 40), 76, 50) < 60)
    expectEqual(brightness(view.frame(width: 40, height: 40), 50, 50), 255)
  }
}
