import Expectations
import Foundation
import Fuzzing
import PictureTesting
import Testing

@testable import UIKitGraphics

/// The contents of asset catalogs.
struct AssetCatalogTests {
  private func imageSet(_ contents: String) throws -> ImageSet? {
    let folder = try TemporaryFolder()
    try folder.write(contents, to: "Media.xcassets/a.imageset/Contents.json")
    return AssetCatalog(path: folder.path + "/Media.xcassets").images["a"]
  }

  @Test func slicingIsReadInPixels() throws {
    let set = try imageSet(
      """
      {"images": [{"idiom": "universal", "scale": "2x", "filename": "a@2x.png", "resizing": {
        "mode": "9-part", "center": {"mode": "stretch", "width": 1, "height": 1},
        "cap-insets": {"bottom": 8, "top": 6, "right": 12, "left": 10}}}]}
      """)
    expectEqual(
      set?.variants.first?.slices,
      ImageSlices(capInsets: UIEdgeInsets(top: 6, left: 10, bottom: 8, right: 12), mode: .stretch))
  }

  @Test func threePartSlicingHasTwoCaps() throws {
    let set = try imageSet(
      """
      {"images": [{"filename": "a.png", "resizing": {
        "mode": "3-part-horizontal", "center": {"mode": "tile", "width": 1}, "cap-insets": {"right": 4, "left": 5}}}]}
      """)
    expectEqual(
      set?.variants.first?.slices,
      ImageSlices(capInsets: UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 4), mode: .tile))
  }

  @Test func anImageOfOneLayoutDirectionIsMirroredForTheOther() throws {
    let set = try imageSet(#"{"images": [{"filename": "a.png", "language-direction": "left-to-right"}]}"#)
    expectEqual(set?.variants.first?.isMirrored, true)
    expectNil(set?.variants.first?.direction)
  }

  @Test func imagesOfBothLayoutDirectionsAreChosen() throws {
    let set = try imageSet(
      """
      {"images": [{"filename": "a.png", "language-direction": "left-to-right"},
        {"filename": "b.png", "language-direction": "right-to-left"}]}
      """)
    let arabic = CurrentTraits.initial.modifyingTraits { $0.layoutDirection = .rightToLeft }
    expectEqual(set?.variants.best(for: arabic)?.path.hasSuffix("b.png"), true)
    expectEqual(set?.variants.best(for: CurrentTraits.initial)?.path.hasSuffix("a.png"), true)
    expectEqual(set?.variants.contains { $0.isMirrored }, false)
  }

  @Test func slicedImagesHaveCapInsets() throws {
    let folder = try TemporaryFolder()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let data = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).pngData { _ in }
    try folder.write(data, to: "Media.xcassets/bubble.imageset/bubble@2x.png")
    try folder.write(
      """
      {"images": [{"idiom": "universal", "scale": "2x", "filename": "bubble@2x.png", "resizing": {
        "mode": "9-part", "center": {"mode": "tile"}, "cap-insets": {"bottom": 8, "top": 6, "right": 8, "left": 10}}}]}
      """, to: "Media.xcassets/bubble.imageset/Contents.json")
    let image = try require(UIImage(named: "bubble", in: Bundle(path: folder.path), compatibleWith: nil))
    expectEqual(image.size, CGSize(width: 10, height: 10))
    expectEqual(image.capInsets, UIEdgeInsets(top: 3, left: 5, bottom: 4, right: 4))
    expectEqual(image.resizingMode, .tile)
  }

  @Test func mutatedContentsAreReadOrRejected() throws {
    let folder = try TemporaryFolder()
    let original = Array(
      """
      {"images": [{"idiom": "ipad", "scale": "2x", "filename": "a@2x.png", "language-direction": "left-to-right",
        "appearances": [{"appearance": "luminosity", "value": "dark"}], "resizing": {"mode": "9-part",
        "center": {"mode": "stretch", "width": 1}, "cap-insets": {"bottom": 8, "top": 6.5, "right": 8, "left": 1e3}}}],
       "colors": [{"color": {"color-space": "srgb", "components": {"red": "0x80", "green": "1.0", "blue": "7"}}}],
       "data": [{"filename": "a.json", "universal-type-identifier": "public.json"}],
       "properties": {"template-rendering-intent": "template"}}
      """.utf8)
    var random = SeededGenerator(seed: FuzzSeed.ofRun)
    var read = 0
    _ = messages {
      for _ in 0..<10_000 {
        var bytes = original
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          let index = Int.random(in: 0..<bytes.count, using: &random)
          switch Int.random(in: 0..<3, using: &random) {
          case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
          case 1: bytes.remove(at: index)
          default: bytes.insert(contentsOf: bytes[max(0, index - 12)...index], at: index)
          }
        }
        let kind = ["imageset", "colorset", "dataset"].randomElement(using: &random)!
        let catalog = AssetCatalog(contents: Data(bytes), ofFolder: "a.\(kind)", at: folder.path)
        if catalog.images["a"] != nil || catalog.colors["a"] != nil || catalog.data["a"] != nil { read += 1 }
        _ = catalog.images["a"]?.variants.best(for: CurrentTraits.initial)
      }
    }
    expect(read > 1_000, "\(FuzzSeed.ofRun)")
  }
}
