import CoreGraphics
import Expectations
import PictureTesting
import Testing

@testable import UIKitGraphics

/// Colours that Apple's documentation gives in numbers.
struct FixedColorTests {
  private func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  /// [D] Red, green, blue and alpha; a grey's white three times.
  static let colors: [(String, UIColor, [CGFloat])] = [
    ("black", .black, [0, 0, 0, 1]), ("darkGray", .darkGray, [1 / 3, 1 / 3, 1 / 3, 1]),
    ("gray", .gray, [0.5, 0.5, 0.5, 1]), ("lightGray", .lightGray, [2 / 3, 2 / 3, 2 / 3, 1]),
    ("white", .white, [1, 1, 1, 1]), ("clear", .clear, [0, 0, 0, 0]), ("red", .red, [1, 0, 0, 1]),
    ("green", .green, [0, 1, 0, 1]), ("blue", .blue, [0, 0, 1, 1]), ("cyan", .cyan, [0, 1, 1, 1]),
    ("yellow", .yellow, [1, 1, 0, 1]), ("magenta", .magenta, [1, 0, 1, 1]), ("orange", .orange, [1, 0.5, 0, 1]),
    ("purple", .purple, [0.5, 0, 0.5, 1]), ("brown", .brown, [0.6, 0.4, 0.2, 1]),
    ("darkText", .darkText, [0, 0, 0, 1]), ("lightText", .lightText, [1, 1, 1, 0.6]),
  ]

  @Test(arguments: colors.indices)
  func fixedColoursHaveTheirDocumentedComponentsInBothAppearances(_ index: Int) {
    let (name, color, expected) = Self.colors[index]
    for style in [UIUserInterfaceStyle.light, .dark] {
      let found = components(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)))
      expect(zip(found, expected).allSatisfy { abs($0 - $1) < 0.001 }, "\(name): \(found)")
    }
  }

  /// [D] Its name since iOS 13 is `systemGroupedBackground`.
  @Test func groupTableViewBackgroundEqualsSystemGroupedBackgroundInLightAppearance() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    expectEqual(
      components(UIColor.groupTableViewBackground.resolvedColor(with: light)),
      components(UIColor.systemGroupedBackground.resolvedColor(with: light)))
  }

  @Test func settingAColourSetsFillAndStroke() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { context in
      UIColor.white.setFill()
      UIColor.white.setStroke()
      UIColor.blue.set()
      context.cgContext.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
      context.cgContext.setLineWidth(2)
      context.cgContext.strokeLineSegments(between: [CGPoint(x: 0, y: 3), CGPoint(x: 4, y: 3)])
    }
    expectEqual(Pixels(image).rows, ["BBBB", "BBBB", "BBBB", "BBBB"])
  }

  @Test func anUnknownColourNameIsNil() {
    expectNil(UIColor(named: "no such colour"))
  }
}
