import Expectations
import Foundation
import PictureTesting
import Testing

@testable import UIKitGraphics

@Suite struct ImageDecoderTests {
  private func decodedSize(_ format: ImageHeader.Format, covering width: CGFloat, _ height: CGFloat) -> [Int] {
    let size = ImageHeader(format: format, width: 1001, height: 500).size(
      covering: CGSize(width: width, height: height))
    return [size.0, size.1]
  }

  @Test func jpegFilesAreDecodedAtTheSmallestCoveringFraction() {
    expectEqual(decodedSize(.jpeg, covering: 1, 1), [126, 63])
    expectEqual(decodedSize(.jpeg, covering: 126, 63), [126, 63])
    expectEqual(decodedSize(.jpeg, covering: 127, 10), [251, 125])
    expectEqual(decodedSize(.jpeg, covering: 10, 126), [501, 250])
    expectEqual(decodedSize(.jpeg, covering: 502, 10), [1001, 500])
    expectEqual(decodedSize(.jpeg, covering: 5_000, 5_000), [1001, 500])
  }

  @Test func otherFilesAreDecodedAtTheCoveringSize() {
    expectEqual(decodedSize(.webp, covering: 100, 10), [100, 50])
    expectEqual(decodedSize(.webp, covering: 10, 100), [201, 100])
    expectEqual(decodedSize(.png, covering: 5_000, 5_000), [1001, 500])
  }

  /// The size that is asked for is one that the decoder gives, whatever the picture's: none is scaled afterwards.
  @Test(arguments: [(64, 48), (65, 49), (71, 3), (127, 255)])
  func jpegFractionsHaveTheRequestedSize(width: Int, height: Int) throws {
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: width, height: height), format: UIGraphicsImageRendererFormat())
    let data = try require(renderer.image { _ in }.jpegData(compressionQuality: 0.9))
    let header = try require(ImageHeader(data))
    for part in [1, 2, 4, 8] {
      let wanted = CGSize(width: header.width / part, height: header.height / part)
      let size = header.size(covering: wanted)
      let image = try ImageDecoder.bitmap(of: data, header: header, atLeast: wanted).get()
      expect((image.width, image.height) == size)
    }
  }
}
