import Expectations
import Foundation
import PictureTesting
import Testing

@testable import UIKitGraphics

@Suite struct NamedImageTests {
  private func solid(_ color: UIColor, _ side: CGFloat) -> Data? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).pngData { context in
      context.cgContext.setFillColor(color.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  private func traits(
    scale: CGFloat = 2, style: UIUserInterfaceStyle = .light, idiom: UIUserInterfaceIdiom = .phone
  ) -> UITraitCollection {
    CurrentTraits.initial.modifyingTraits {
      $0.displayScale = scale
      $0.userInterfaceStyle = style
      $0.userInterfaceIdiom = idiom
    }
  }

  private func letter(_ image: UIImage?) -> Character? {
    image.flatMap { Pixels($0).rows.first?.first }
  }

  @Test func looseFilesAreChosenByScaleAndDevice() throws {
    let folder = try TemporaryFolder()
    try folder.write(solid(.red, 4), to: "photo.png")
    try folder.write(solid(.green, 8), to: "photo@2x.png")
    try folder.write(solid(.blue, 8), to: "photo@2x~ipad.png")
    try folder.write(solid(.white, 12), to: "Pictures/photo@3x.png")
    let bundle = try require(Bundle(path: folder.path))
    func image(_ name: String, _ traits: UITraitCollection) -> UIImage? {
      UIImage(named: name, in: bundle, compatibleWith: traits)
    }
    expectEqual(letter(image("photo", traits(scale: 1))), "R")
    expectEqual(letter(image("photo", traits(scale: 2))), "G")
    expectEqual(letter(image("photo.png", traits(scale: 2))), "G")
    expectEqual(letter(image("photo", traits(scale: 2, idiom: .pad))), "B")
    expectEqual(letter(image("photo", traits(scale: 3))), "W")
    expectEqual(letter(image("Pictures/photo", traits(scale: 2))), "W")
    for scale: CGFloat in [1, 2, 3] {
      expectEqual(image("photo", traits(scale: scale))?.size, CGSize(width: 4, height: 4))
    }
    expectNil(image("nothing", traits()))
  }

  @Test func aNameWithoutTypeMeansThePNGFile() throws {
    let folder = try TemporaryFolder()
    // Not a JPEG, but a picture that can be told from the other; the type is read from the data.
    try folder.write(solid(.red, 8), to: "photo@2x.jpg")
    try folder.write(solid(.green, 4), to: "photo.png")
    try folder.write(solid(.blue, 4), to: "other.jpg")
    let bundle = try require(Bundle(path: folder.path))
    func image(_ name: String) -> UIImage? { UIImage(named: name, in: bundle, compatibleWith: traits(scale: 2)) }
    expectEqual(letter(image("photo")), "G")
    expectEqual(letter(image("photo.jpg")), "R")
    expectEqual(letter(image("other")), "B")
  }

  @Test func anImageLiteralWithoutATypeIsAUIImage() {
    let make = { #imageLiteral(resourceName: "Cross").withRenderingMode(.alwaysOriginal) }
    expect(type(of: make) == (() -> UIImage).self)
  }

  @Test func fileNamesAreReadWithTheirModifiers() {
    expectEqual(ImageFileName(path: "a/b@2x~ipad.png").base, "b")
    expectEqual(ImageFileName(path: "a/b~ipad@2x.png").base, "b")
    expectEqual(ImageFileName(path: "b@3x.JPG").scale, 3)
    expectEqual(ImageFileName(path: "b@3x.JPG").pathExtension, "jpg")
    expectNil(ImageFileName(path: "plain").scale)
  }

  @Test func catalogImagesAreChosenByAppearanceAndScale() throws {
    let folder = try TemporaryFolder()
    try folder.write(solid(.red, 2), to: "Media.xcassets/logo.imageset/light.png")
    try folder.write(solid(.blue, 4), to: "Media.xcassets/logo.imageset/dark@2x.png")
    try folder.write(
      """
      {"images": [
        {"idiom": "universal", "scale": "1x", "filename": "light.png"},
        {"idiom": "universal", "scale": "2x"},
        {"idiom": "universal", "scale": "2x", "filename": "dark@2x.png",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
       "properties": {"template-rendering-intent": "original"}}
      """, to: "Media.xcassets/logo.imageset/Contents.json")
    let bundle = try require(Bundle(path: folder.path))
    let image = try require(UIImage(named: "logo", in: bundle, compatibleWith: traits()))
    expectEqual(letter(image), "R")
    expectEqual(letter(UIImage(named: "logo.jpg", in: bundle, compatibleWith: traits())), "R", "whatever the extension")
    expectNil(UIImage(named: "logo.dark", in: bundle, compatibleWith: traits()))
    expectEqual(image.scale, 1, "the nearest scale there is")
    expectEqual(image.renderingMode, .alwaysOriginal)
    let dark = image.imageAsset?.image(with: traits(style: .dark))
    expectEqual(letter(dark), "B")
    expectEqual(dark?.size, CGSize(width: 2, height: 2))
  }

  @Test func namespaceFoldersOfACatalogArePartOfTheName() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"properties": {"provides-namespace": true}}"#, to: "A.xcassets/icons/Contents.json")
    let set =
      #"{"images": [{"idiom": "universal", "filename": "a.png"}], "properties": {"template-rendering-intent": "template"}}"#
    for place in ["icons", "plain"] {
      try folder.write(solid(.red, 1), to: "A.xcassets/\(place)/\(place)1.imageset/a.png")
      try folder.write(set, to: "A.xcassets/\(place)/\(place)1.imageset/Contents.json")
    }
    let bundle = try require(Bundle(path: folder.path))
    expectEqual(UIImage(named: "icons/icons1", in: bundle, compatibleWith: nil)?.renderingMode, .alwaysTemplate)
    expectNil(UIImage(named: "icons1", in: bundle, compatibleWith: nil))
    expect(UIImage(named: "plain1", in: bundle, compatibleWith: nil) != nil)
  }

  @Test func aBrokenImageSetLeavesTheOthers() throws {
    let folder = try TemporaryFolder()
    try folder.write("{", to: "A.xcassets/broken.imageset/Contents.json")
    try folder.write(solid(.red, 1), to: "A.xcassets/whole.imageset/a.png")
    try folder.write(
      #"{"images": [{"filename": "a.png"}, {"filename": "missing.png", "scale": "3x"}]}"#,
      to: "A.xcassets/whole.imageset/Contents.json")
    let bundle = try require(Bundle(path: folder.path))
    let said = messages { expectNil(UIImage(named: "broken", in: bundle, compatibleWith: nil)) }
    expectEqual(said.first?.contains("broken.imageset/Contents.json"), true, "\(said)")
    expectEqual(letter(UIImage(named: "whole", in: bundle, compatibleWith: traits())), "R")
  }

  @Test func colorsAreReadFromCatalogs() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "1.000", "green": "0x80", "blue": "0", "alpha": "0.500"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "srgb", "components": {"red": "0", "green": "0", "blue": "255", "alpha": "1.0"}}}]}
      """, to: "A.xcassets/accent.colorset/Contents.json")
    let bundle = try require(Bundle(path: folder.path))
    let color = try require(UIColor(named: "accent", in: bundle, compatibleWith: nil))
    let light = color.resolvedColor(with: traits()).cgColor.components ?? []
    expect(light.count == 4 && light[0] == 1 && abs(light[1] - 128 / 255) < 0.001 && light[3] == 0.5, "\(light)")
    let dark = color.resolvedColor(with: traits(style: .dark)).cgColor.components
    expectEqual(dark, [0, 0, 1, 1])
    expectNil(UIColor(named: "nothing", in: bundle, compatibleWith: nil))
  }

  @Test func catalogColorsMayReferToSystemColors() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {"colors": [
        {"idiom": "universal", "color": {"platform": "universal", "reference": "systemOrangeColor"}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"platform": "ios", "reference": "labelColor"}}]}
      """, to: "A.xcassets/known.colorset/Contents.json")
    try folder.write(
      #"{"colors": [{"idiom": "universal", "color": {"reference": "controlAccentColor"}}]}"#,
      to: "A.xcassets/unknown.colorset/Contents.json")
    let bundle = try require(Bundle(path: folder.path))
    let said = messages { expectNil(UIColor(named: "unknown", in: bundle, compatibleWith: nil)) }
    expect(said.contains { $0.contains("unknown.colorset/Contents.json") && $0.contains("controlAccentColor") })
    let color = try require(UIColor(named: "known", in: bundle, compatibleWith: nil))
    for (style, expected) in [(UIUserInterfaceStyle.light, UIColor.systemOrange), (.dark, .label)] {
      let traits = traits(style: style)
      expectEqual(color.resolvedColor(with: traits), expected.resolvedColor(with: traits))
    }
  }

  @Test func assetsReturnRegisteredImages() {
    let asset = UIImageAsset()
    asset.register(.quarters(), with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(.quarters(side: 2), with: UITraitCollection(userInterfaceStyle: .dark))
    expectEqual(asset.image(with: traits(style: .dark)).size.width, 4)
    expect(asset.image(with: traits(style: .light)).imageAsset === asset)
    asset.unregister(imageWith: UITraitCollection(userInterfaceStyle: .dark))
    expectEqual(asset.image(with: traits(style: .dark)).size.width, 2)
  }
}
