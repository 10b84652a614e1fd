import Expectations
import Foundation
import Fuzzing
import PictureTesting
import Testing

@testable import UIKitGraphics

@Suite struct UIImageTests {
  /// 1 by 1 pixel, red.
  private let gif = Data(
    [
      0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 0x01, 0x00, 0x01, 0x00, 0x80, 0x00, 0x00, 0xFF, 0x00, 0x00, 0x00, 0x00, 0x00,
      0x2C, 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x01, 0x00, 0x00, 0x02, 0x02, 0x44, 0x01, 0x00, 0x3B,
    ])

  /// 1 by 1 pixel, a lossless WebP file.
  private let webp = Data(base64Encoded: "UklGRhwAAABXRUJQVlA4TA8AAAAvAAAAAAcQ/Y/+ByKi/wEA")!

  @Test func orientationsRotateAndMirrorTheImage() throws {
    let stored = try require(UIImage.quarters().cgImage)
    let expected: [(UIImage.Orientation, [String])] = [
      (.up, ["RG", "BW"]), (.down, ["WB", "GR"]), (.left, ["GW", "RB"]), (.right, ["BR", "WG"]),
      (.upMirrored, ["GR", "WB"]), (.downMirrored, ["BW", "RG"]), (.leftMirrored, ["RB", "GW"]),
      (.rightMirrored, ["WG", "BR"]),
    ]
    for (orientation, rows) in expected {
      let image = UIImage(cgImage: stored, scale: 1, orientation: orientation)
      expectEqual(Pixels(image).rows, rows, "\(orientation)")
    }
  }

  @Test func aSidewaysOrientationSwapsWidthAndHeight() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2))
    let stored = try require(renderer.image { _ in }.cgImage)
    expectEqual(UIImage(cgImage: stored, scale: 2, orientation: .right).size, CGSize(width: 2, height: 4))
  }

  @Test func pngFilesRoundTrip() throws {
    let data = try require(UIImage.quarters().pngData())
    let image = try require(UIImage(data: data))
    expectEqual(Pixels(image).rows, ["RG", "BW"])
    expectEqual(UIImage(data: data, scale: 2)?.size, CGSize(width: 1, height: 1))
  }

  @Test func jpegFilesAreEncodedAndDecoded() throws {
    let data = try require(UIImage.quarters(side: 16).jpegData(compressionQuality: 1))
    let image = try require(UIImage(data: data))
    expectEqual(image.size, CGSize(width: 32, height: 32))
    let pixels = Pixels(image)
    expect(pixels[4, 4] >> 16 & 0xFF > 240 && pixels[4, 4] & 0xFF < 20, "red: \(String(pixels[4, 4], radix: 16))")
    expect(pixels[4, 28] & 0xFF > 240, "blue")
  }

  @Test func jpegOrientationIsRead() throws {
    var data = try require(UIImage.quarters(side: 16).jpegData(compressionQuality: 1))
    let exif: [UInt8] =
      [0xFF, 0xE1, 0x00, 0x22] + Array("Exif\0\0MM".utf8) + [
        0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0,
      ]
      + [0, 0, 0, 0]
    data.insert(contentsOf: exif, at: 2)
    expectEqual(ImageHeader(data)?.orientation, 6)
    expectEqual(UIImage(data: data)?.imageOrientation, .right)
  }

  @Test func aRendererFormatOfAnImageKeepsItsScaleAndOpacity() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    format.opaque = true
    let opaque = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image {
      $0.fill($0.format.bounds)
    }
    expect(opaque.imageRendererFormat.scale == 3 && opaque.imageRendererFormat.opaque)
    format.opaque = false
    let clear = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { _ in }
    expect(!clear.imageRendererFormat.opaque)
    let again = UIGraphicsImageRenderer(size: clear.size, format: clear.imageRendererFormat).image { _ in
      clear.draw(at: .zero)
    }
    expect(again.scale == 3 && again.cgImage?.width == 6)
  }

  @Test func gifAndWebPFilesAreDecoded() throws {
    expectEqual(try Pixels(require(UIImage(data: gif))).rows, ["R"])
    let image = try require(UIImage(data: webp))
    expectEqual(image.size, CGSize(width: 1, height: 1))
    expectEqual(Pixels(image).rows, ["R"])
  }

  @Test func svgFilesAreDrawnAtAnySize() throws {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="4" height="2">
      <rect width="2" height="2" fill="#f00"/><rect x="2" width="2" height="2" fill="#00f"/></svg>
      """
    let image = try require(UIImage(data: Data(text.utf8), scale: 2))
    expectEqual(image.size, CGSize(width: 4, height: 2))
    expectEqual(Pixels(image).rows, ["RRRRBBBB", "RRRRBBBB", "RRRRBBBB", "RRRRBBBB"])
  }

  @Test func invalidDataMakeNoImage() {
    expectNil(UIImage(data: Data()))
    expectNil(UIImage(data: Data("no picture".utf8)))
    expectNil(UIImage(contentsOfFile: "/nowhere/at/all.png"))
  }

  @Test func brokenFilesShowAPlaceholderAndAreReportedOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write(UIImage.quarters(side: 16).pngData()?.prefix(60), to: "torn.png")
    let image = try require(UIImage(contentsOfFile: folder.path + "/torn.png"))
    expectEqual(image.size, CGSize(width: 32, height: 32))
    let said = messages {
      expectNil(image.cgImage)
      expectNil(image.preparingForDisplay())
      expect(Pixels(image).inkCount > 0, "something is seen in its place")
    }
    expectEqual(said.count, 1)
    expectEqual(said.first?.contains("\(folder.path)/torn.png"), true, "\(said)")
  }

  @Test func aDecompressionBombIsRejectedBeforeDecoding() throws {
    var data = try require(UIImage.quarters().pngData())
    // The header's width and height: 60,000 by 60,000 pixels.
    data.replaceSubrange(16..<24, with: [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60])
    let image = try require(UIImage(data: data))
    expectEqual(image.size, CGSize(width: 60_000, height: 60_000))
    let said = messages {
      expectNil(image.cgImage)
      expectNil(image.preparingThumbnail(of: CGSize(width: 10, height: 10)))
    }
    expectEqual(said.first?.contains("60000 by 60000"), true, "\(said)")
    expect((image.rendered(size: image.size, scale: 3, tint: nil)?.width ?? 0) < 5_000, "nor is its placeholder huge")
  }

  /// Cuts files off and changes bytes of them: whatever comes of it, the program goes on.
  @Test func damagedFilesDoNotStopTheProgram() throws {
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h4v4z" fill="red"/></svg>"#
    let whole = [
      try require(UIImage.quarters(side: 16).pngData()),
      try require(UIImage.quarters(side: 16).jpegData(compressionQuality: 0.9)), gif, webp, Data(svg.utf8),
    ]
    let seed = FuzzSeed.ofRun
    var random = SeededGenerator(seed: seed)
    _ = messages {
      for round in 0..<300 { damage(round) }
    }

    func damage(_ round: Int) {
      var data = whole[round % whole.count]
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        data[Int.random(in: 0..<data.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      if round % 3 == 0 { data = Data(data.prefix(Int.random(in: 0...data.count, using: &random))) }
      guard let image = UIImage(data: data) else { return }
      let small = image.preparingThumbnail(of: CGSize(width: 8, height: 8))
      expect(small?.size.width ?? 0 <= 8, "seed \(seed), round \(round)")
    }
  }

  @Test func aTintColorFillsTheOpaquePartsOfAnImage() {
    let image = UIImage.quarters().withTintColor(.blue)
    expectEqual(Pixels(image).rows, ["BB", "BB"])
    expectEqual(Pixels(UIImage.quarters().withRenderingMode(.alwaysTemplate)).rows, ["KK", "KK"])
    expectEqual(image.renderingMode, .automatic)
  }

  @Test func drawingScalesToTheRectangle() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4), format: format).image { context in
      context.cgContext.interpolationQuality = .none
      UIImage.quarters().draw(in: CGRect(x: 1, y: 0, width: 4, height: 4))
    }
    expectEqual(Pixels(image).rows, [".RRGG.", ".RRGG.", ".BBWW.", ".BBWW."])
  }

  @Test func capInsetsKeepTheirSize() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let source = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3), format: format).image { context in
      context.cgContext.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
      context.cgContext.setFillColor(UIColor.blue.cgColor)
      context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    }
    for mode in [UIImage.ResizingMode.tile, .stretch] {
      let resizable = source.resizableImage(
        withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1), resizingMode: mode)
      let image = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 4), format: format).image { _ in
        resizable.draw(in: CGRect(x: 0, y: 0, width: 5, height: 4))
      }
      expectEqual(Pixels(image).rows, ["RRRRR", "RBBBR", "RBBBR", "RRRRR"], "\(mode)")
    }
  }

  @Test func aThumbnailKeepsTheAspectRatio() throws {
    let thumbnail = try require(UIImage.quarters(side: 50).preparingThumbnail(of: CGSize(width: 20, height: 40)))
    expectEqual(thumbnail.size, CGSize(width: 20, height: 20))
  }

  @Test func preparingForDisplayReturnsADecodedImage() async throws {
    let data = try require(UIImage.quarters(side: 16).jpegData(compressionQuality: 1))
    let image = try require(UIImage(data: data))
    let prepared = await image.byPreparingForDisplay()
    expectEqual(prepared?.size, image.size)
    let thumbnail = await image.byPreparingThumbnail(ofSize: CGSize(width: 8, height: 8))
    expectEqual(thumbnail?.size, CGSize(width: 8, height: 8))
  }

  @Test func imagesAreEqualByContentAndRenderingMode() {
    let image = UIImage.quarters()
    expect(image.isEqual(image.withRenderingMode(.automatic)))
    expect(!image.isEqual(image.withRenderingMode(.alwaysTemplate)))
    expect(!image.isEqual(UIImage.quarters()))
    expectEqual(image.withHorizontallyFlippedOrientation().imageOrientation, .upMirrored)
  }

  @Test func filesAreDecodedAtTheSizeShown() throws {
    let data = try require(UIImage.quarters(side: 200).jpegData(compressionQuality: 1))
    let file = try require(ImageFile(data: data, name: "test"))
    expectNil(file.bitmapAtHand(atLeast: CGSize(width: 100, height: 50)))
    expectEqual(file.bitmap(atLeast: CGSize(width: 100, height: 50))?.width, 100)
    expectEqual(file.bitmapAtHand(atLeast: CGSize(width: 80, height: 80))?.width, 100, "kept")
    expectEqual(file.bitmap(atLeast: CGSize(width: 1_000, height: 1_000))?.width, 400)
  }

  @Test func decodedBitmapsAreKeptUpToALimit() throws {
    let data = try require(UIImage.quarters(side: 32).pngData())
    let bitmaps = DecodedBitmaps(limit: 3 * 64 * 64 * 4)
    let bitmap = try require(UIImage(data: data)?.cgImage)
    let files = (0..<5).compactMap { ImageFile(data: data, name: "\($0)") }
    for file in files { bitmaps.keep(bitmap, for: file) }
    let kept = files.map { bitmaps.bitmap(of: $0, width: 64, height: 64) != nil }
    expectEqual(kept, [false, false, true, true, true])
  }

  @Test func aStretchableImageStretchesOnePointBetweenItsCaps() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
    let stretchable = image.stretchableImage(withLeftCapWidth: 8, topCapHeight: 4)
    expectEqual(stretchable.capInsets, UIEdgeInsets(top: 4, left: 8, bottom: 5, right: 11))
    expectEqual(stretchable.resizingMode, .stretch)
    expect(stretchable.leftCapWidth == 8 && stretchable.topCapHeight == 4)
    let wide = image.stretchableImage(withLeftCapWidth: 8, topCapHeight: 0)
    expectEqual(wide.capInsets, UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 11))
  }
}
