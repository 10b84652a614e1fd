import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import Testing
import UIKitGraphics

/// Text layers with UIKit's fonts and attributed texts.
@MainActor @Suite struct LayerTextTests {
  private func picture(_ change: (CATextLayer) -> Void) -> Data? {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
    layer.string = "Words"
    layer.fontSize = 20
    layer.foregroundColor = UIColor.black.cgColor
    change(layer)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: layer.bounds.size, format: format).image { layer.render(in: $0.cgContext) }
      .pngData()
  }

  @Test func aTextLayerTakesTheFaceOfAUIFontButNotItsSize() {
    let plain = picture { _ in }
    expectEqual(picture { $0.font = UIFont.systemFont(ofSize: 90) }, plain)
    expect(picture { $0.font = UIFont.boldSystemFont(ofSize: 20) } != plain)
  }

  @Test func anAttributedStringInATextLayerHasItsOwnFontsAndColours() {
    func attributed(_ color: UIColor, _ size: CGFloat) -> NSAttributedString {
      NSAttributedString(
        string: "Words", attributes: [.foregroundColor: color, .font: UIFont.systemFont(ofSize: size)])
    }
    let plain = picture { _ in }
    expectEqual(picture { $0.string = attributed(.black, 20) }, plain)
    expect(picture { $0.string = attributed(.red, 20) } != plain)
    expect(picture { $0.string = attributed(.black, 28) } != plain)
    let unaffected = picture {
      $0.string = attributed(.black, 20)
      $0.fontSize = 50
      $0.foregroundColor = UIColor.green.cgColor
    }
    expectEqual(unaffected, plain)
  }
}
