import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct ShapeStyleTests {
  private func colors(_ view: some View) -> [UIColor] {
    Hosted(view).views.compactMap { ($0 as? UILabel)?.textColor }
  }

  @Test func anyShapeStyleResolvesLikeTheStyleItErases() {
    let isFaint = true
    let view = VStack {
      Text("a").padding().foregroundStyle(isFaint ? AnyShapeStyle(.secondary) : AnyShapeStyle(.red))
      Text("b").padding().foregroundStyle(!isFaint ? AnyShapeStyle(.secondary) : AnyShapeStyle(.red))
      Text("c").foregroundStyle(AnyShapeStyle(AnyShapeStyle(.tertiary)))
    }
    expectEqual(colors(view), [.secondaryLabel, .systemRed, .tertiaryLabel])
  }

  @Test func hierarchicalLevelsFollowTheInheritedStyle() {
    let view = HStack {
      VStack { Text("a") }.foregroundStyle(.secondary)
      VStack { VStack { Text("b") }.foregroundStyle(.tertiary) }.foregroundStyle(.secondary)
      VStack { Text("c") }.foregroundStyle(.primary)
    }
    .foregroundStyle(.red)
    let light = UITraitCollection(userInterfaceStyle: .light)
    let shown = colors(view).map { $0.resolvedColor(with: light).cgColor }
    let red = UIColor.systemRed.resolvedColor(with: light)
    expectEqual(shown, [0.5, 0.25, 1].map { red.withAlphaComponent($0).cgColor })
  }

  @Test func foregroundStyleSetsAStyleForEachLevel() {
    let view = VStack {
      Text("a").padding()
      Text("b").foregroundStyle(.secondary)
      VStack { Text("c").foregroundStyle(.tertiary) }
      VStack { Text("d") }.foregroundStyle(.secondary)
      Text("e").padding().foregroundStyle(.blue)
    }
    .foregroundStyle(.red, .green, .orange)
    expectEqual(colors(view), [.systemRed, .systemGreen, .systemOrange, .systemGreen, .systemBlue])
    // A level that is none of its own is a shade of the first.
    let two = Text("a").foregroundStyle(.tertiary).padding().foregroundStyle(.black, .secondary)
    expectEqual(colors(two).map { $0.cgColor.alpha }, [0.25])
    let shade = Text("a").foregroundStyle(.secondary).padding().foregroundStyle(.black, .secondary)
    expectEqual(colors(shade).map { $0.cgColor.alpha }, [0.5])
  }

  @Test func theForegroundStyleKeepsTheInheritedStyle() {
    let view = VStack {
      VStack { Text("a") }.foregroundStyle(.foreground)
      VStack { Text("b") }.foregroundStyle(.foreground).foregroundStyle(.green)
    }
    expectEqual(colors(view), [.label, .systemGreen])
  }

  @Test func backgroundsTakeTheBackgroundStyle() {
    func pixel(_ view: some View) -> String? { Hosted(view, width: 20, height: 20).pixel(10, 10) }
    let shape = Color.clear.background(in: Rectangle())
    expect(pixel(shape.backgroundStyle(.black)) == "000000" && pixel(shape) == "ffffff")
    expectEqual(pixel(Color.clear.background().backgroundStyle(.black)), "000000")
    expectEqual(pixel(Rectangle().fill(.background).backgroundStyle(.black)), "000000")
    expectEqual(pixel(shape.environment(\.backgroundStyle, nil).backgroundStyle(.black)), "ffffff")
    // A ground of the ground is the system's.
    expectEqual(pixel(shape.backgroundStyle(.background)), "ffffff")
    expect(pixel(shape.backgroundStyle(Color.black.gradient)) != "ffffff")
  }

  @Test func styleOpacityIsApplied() throws {
    let fill = Hosted(Rectangle().fill(.tint.opacity(0.5)).tint(.black), width: 20, height: 20)
    expect(fill.pixel(10, 10) == "808080" || fill.pixel(10, 10) == "7f7f7f")
    let text = Text("a").padding().foregroundStyle(.secondary.opacity(0.5))
    let alpha = try require(colors(text).first).cgColor.alpha
    expect(abs(alpha - UIColor.secondaryLabel.cgColor.alpha / 2) < 0.001)
    let gradient = LinearGradient(colors: [.black, .black], startPoint: .top, endPoint: .bottom)
    let faded = Hosted(Rectangle().fill(gradient.opacity(0)), width: 20, height: 20)
    expectEqual(faded.pixel(10, 10), "ffffff")
  }

  @Test func hierarchicalSymbolsInAButtonUseLevelsOfTheTint() throws {
    let hosted = Hosted(
      Button {
      } label: {
        Image(systemName: "star.fill").foregroundStyle(.secondary)
      })
    let view = try require(hosted.views.lazy.compactMap { $0 as? UIImageView }.first)
    let color = view.tintColor.resolvedColor(with: view.traitCollection)
    expectEqual(color.cgColor.alpha, 0.5)
    expectEqual(color.withAlphaComponent(1), UIColor.systemBlue.resolvedColor(with: view.traitCollection))
  }
}
