import CoreGraphics
import UIKit

/// The pictures of the benchmark feed as images at scale 2, each made when first shown.
@MainActor
final class WorkloadImages {
  private var avatars: [UIImage?] = Array(repeating: nil, count: 8)
  private var pictures: [UIImage?] = Array(repeating: nil, count: 8)

  /// Makes the images that no row has shown yet.
  func makeAll() {
    for number in avatars.indices { _ = avatar(number) }
    for number in pictures.indices { _ = picture(number) }
  }

  func avatar(_ number: Int) -> UIImage? {
    if avatars[number] == nil {
      let side = WorkloadPictures.avatarSide
      var pixels = WorkloadPictures.avatar(number)
      avatars[number] = Self.image(&pixels, width: side, height: side)
    }
    return avatars[number]
  }

  func picture(_ number: Int) -> UIImage? {
    if pictures[number] == nil {
      var pixels = WorkloadPictures.picture(number)
      pictures[number] = Self.image(
        &pixels, width: WorkloadPictures.pictureWidth, height: WorkloadPictures.pictureHeight)
    }
    return pictures[number]
  }

  /// Makes an image with a context that uses the memory of `pixels` itself.
  private static func image(_ pixels: inout [UInt32], width: Int, height: Int) -> UIImage? {
    pixels.withUnsafeMutableBytes { bytes in
      let format = CGImageAlphaInfo.noneSkipFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
      let context = CGContext(
        data: bytes.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: format)
      return context?.makeImage().map { UIImage(cgImage: $0, scale: 2, orientation: .up) }
    }
  }
}
