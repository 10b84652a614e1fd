/// Raises the saturation of colours and blends a tint over them.
struct BackdropToning {
  /// The saturation in 512ths.
  private let saturation: Int16
  /// The share of the toned colour that remains under the tint, in 256ths.
  private let rest: UInt16
  /// The tint's part of the result in 256ths, plus one half for rounding.
  private let blue: UInt16
  private let green: UInt16
  private let red: UInt16

  init(saturation: Double, tint: SIMD4<Float>) {
    // In 512ths, because `vivid` multiplies by a colour difference times 128 and takes the product's upper 16 bits:
    // 512 · 128 = 2¹⁶.
    self.saturation = Int16((min(max(saturation, 0), 60) * 512).rounded())
    rest = 256 - UInt16((tint.w * 256).rounded())
    func share(_ component: Float) -> UInt16 { UInt16(min((component * 255 * tint.w * 256).rounded(), 65280)) + 128 }
    blue = share(tint.z)
    green = share(tint.y)
    red = share(tint.x)
  }

  /// Tones lines of colour components from 0 to 255, in place. A plain loop, which compilers turn into vector
  /// instructions.
  func apply(
    _ blue: UnsafeMutablePointer<UInt16>, _ green: UnsafeMutablePointer<UInt16>, _ red: UnsafeMutablePointer<UInt16>,
    count: Int
  ) {
    for index in 0..<count {
      // The luminance, in 256ths.
      let grey = (blue[index] &* 18 &+ green[index] &* 183 &+ red[index] &* 55) &>> 8
      blue[index] = mixed(vivid(blue[index], grey), self.blue)
      green[index] = mixed(vivid(green[index], grey), self.green)
      red[index] = mixed(vivid(red[index], grey), self.red)
    }
  }

  @inline(__always)
  private func vivid(_ value: UInt16, _ grey: UInt16) -> UInt16 {
    let difference = Int16(bitPattern: value &- grey) &<< 7
    let stronger = Int16(truncatingIfNeeded: (Int32(difference) &* Int32(saturation)) &>> 16)
    return UInt16(bitPattern: min(max(Int16(bitPattern: grey) &+ stronger, 0), 255))
  }

  @inline(__always)
  private func mixed(_ value: UInt16, _ color: UInt16) -> UInt16 { (value &* rest &+ color) &>> 8 }
}
