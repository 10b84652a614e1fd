import Expectations
import Foundation
import PictureTesting
import Testing

@testable import UIKitGraphics

/// Symbols of an app's own, in asset catalogs.
struct SymbolTemplateTests {
  /// A template with a triangle as high as capitals of text of 100 points, and one that is not meant to be shown.
  static let template = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!--Generator: Apple Native CoreSVG 175-->
    <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
     <g id="Notes"><rect height="2200" id="artboard" style="fill:white" width="3300" x="0" y="0"/><path d="M0 0 L9 9 L0 9 Z"/></g>
     <g id="Guides"><line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/></g>
     <g id="Symbols">
      <g id="Ultralight-S" transform="matrix(1 0 0 1 515 696)"><path d="M0 0 L1 0 L1 -1 Z"/></g>
      <g id="Regular-M" transform="matrix(1 0 0 1 1390 1126)">
       <path d="M 0 0 L 70 0 L 70 -70 Z"/><g transform="translate(10 0)"><path d="M 0 0 L 10 0 L 10 -10 Z"/></g>
      </g>
     </g>
    </svg>
    """

  private func bundle(_ svg: String) throws -> (TemporaryFolder, Bundle) {
    let folder = try TemporaryFolder()
    try folder.write(svg, to: "Media.xcassets/leaf.kiwi.symbolset/leaf.kiwi.svg")
    try folder.write(
      """
      {"info": {"author": "xcode", "version": 1}, "symbols": [{"idiom": "universal", "filename": "leaf.kiwi.svg"}]}
      """, to: "Media.xcassets/leaf.kiwi.symbolset/Contents.json")
    return (folder, try require(Bundle(path: folder.path)))
  }

  @Test func theRegularDrawingOfATemplateIsRead() throws {
    let template = try require(SymbolTemplate(Self.template))
    expectEqual(template.areas.count, 2)
    let box = template.areas[0].boundingBoxOfPath
    // Seventy hundredths of the text's size, on a field of 16 that is drawn larger by a tenth.
    expect(abs(box.width - 0.7 * 16 / 1.1) < 0.001 && abs(box.height - 0.7 * 16 / 1.1) < 0.001)
    expect(abs(template.areas[1].boundingBoxOfPath.minX - box.minX - 0.1 * 16 / 1.1) < 0.001)
  }

  @Test func aCustomSymbolFollowsItsConfiguration() throws {
    let (folder, bundle) = try bundle(Self.template)
    let image = try require(UIImage(named: "leaf.kiwi", in: bundle, with: nil))
    expect(image.isSymbolImage)
    let large = try require(
      UIImage(named: "leaf.kiwi", in: bundle, with: UIImage.SymbolConfiguration(pointSize: 34)))
    // The drawing is 0.7 times as high as the text's size; margins are added.
    expect(abs(image.size.height - 17 * 0.7 - 2 * 17 * 0.0588) < 0.6, "\(image.size)")
    expect(abs(large.size.height - 34 * 0.7 - 2 * 34 * 0.0588) < 0.6, "\(large.size)")
    withExtendedLifetime(folder) {}
  }

  @Test func aCustomSymbolIsDrawnInTheTintColor() throws {
    let (folder, bundle) = try bundle(Self.template)
    let image = try require(UIImage(named: "leaf.kiwi", in: bundle, with: UIImage.SymbolConfiguration(pointSize: 40)))
    let rows = Pixels(image.withTintColor(.red, renderingMode: .alwaysOriginal)).rows
    // A triangle: red at the lower right, nothing at the upper left.
    let (middle, last) = (rows[rows.count / 2], rows[rows.count * 3 / 4])
    expect(last.suffix(last.count / 2).contains("R"))
    expectEqual(middle.prefix(middle.count / 4).contains("R"), false)
    withExtendedLifetime(folder) {}
  }

  @Test(arguments: [
    "", "<svg", "<svg></svg>", "<g id=\"Regular-M\">", "<g id=\"Regular-M\"/><path d=\"M0 0 L1 1 Z\"/>",
    "<g id=\"Regular-M\"><path d=\"no path\"/></g>", "<g id=\"Regular-M\" transform=\"matrix(1 0 nan 1)\"></g></g></g>",
    "<g id=\"Regular-M\"></g></g></g></g>",
    "<g id='Regular-M' transform=\"translate(1e400)\"><path d='M0 0 L1 0 L1e400 1 Z'/></g>",
  ])
  func invalidTemplatesHaveNoDrawing(text: String) throws {
    expectNil(SymbolTemplate(text))
  }

  @Test func aTemplateWithoutADrawingIsReported() throws {
    let (folder, bundle) = try bundle("<svg/>")
    let said = messages { expectNil(UIImage(named: "leaf.kiwi", in: bundle, with: nil)) }
    expectEqual(said.first?.contains("leaf.kiwi.svg is no template of a symbol"), true, "\(said)")
    withExtendedLifetime(folder) {}
  }
}
