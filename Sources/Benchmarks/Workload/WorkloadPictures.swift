/// The pixels of the benchmark feed's pictures: opaque, a pure function of the picture's number and the pixel's
/// position.
enum WorkloadPictures {
  /// Side of an avatar in pixels: 40 points at scale 2.
  static let avatarSide = 80
  /// Size of an ad's picture in pixels: 358x80 points at scale 2.
  static let pictureWidth = 716
  static let pictureHeight = 160

  /// 32-bit pixels, 0xAARRGGBB, row by row.
  static func avatar(_ number: Int) -> [UInt32] {
    pixels(width: avatarSide, height: avatarSide) { x, y in
      (number * 37 + x * 2, number * 59 + y * 2, number * 83 + x + y)
    }
  }

  /// 32-bit pixels, 0xAARRGGBB, row by row.
  static func picture(_ number: Int) -> [UInt32] {
    pixels(width: pictureWidth, height: pictureHeight) { x, y in
      (number * 53 + x / 4, number * 71 + y, number * 97 + x / 8 + y / 2)
    }
  }

  private static func pixels(
    width: Int, height: Int, _ color: (_ x: Int, _ y: Int) -> (red: Int, green: Int, blue: Int)
  ) -> [UInt32] {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        let (red, green, blue) = color(x, y)
        pixels.append(0xFF00_0000 | UInt32(red & 255) << 16 | UInt32(green & 255) << 8 | UInt32(blue & 255))
      }
    }
    return pixels
  }
}
