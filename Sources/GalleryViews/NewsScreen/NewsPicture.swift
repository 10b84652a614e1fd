import UIKit

/// The pictures of the news, drawn at 88 by 66 points.
enum NewsPicture: CaseIterable {
  case mountains, harbour, city, desert, garden, observatory, bakery, rain

  static let size = CGSize(width: 88, height: 66)
  @MainActor private static var drawn: [NewsPicture: UIImage] = [:]

  @MainActor var image: UIImage {
    if let image = Self.drawn[self] { return image }
    let image = UIGraphicsImageRenderer(size: Self.size).image { context in
      draw(NewsBrush(context: context.cgContext))
    }
    Self.drawn[self] = image
    return image
  }

  @MainActor private func draw(_ brush: NewsBrush) {
    switch self {
    case .mountains:
      brush.sky(0x8EC5E8, 0xF6E7C1)
      brush.disc(66, 18, 8, 0xFFF3B0)
      brush.polygon(0x6C7A9C, 0, 66, 0, 44, 22, 18, 40, 42, 58, 24, 88, 52, 88, 66)
      brush.polygon(0xFFFFFF, 15, 26, 22, 18, 29, 28, 24, 26, 20, 29)
      brush.polygon(0x3F5F4A, 0, 66, 0, 56, 30, 46, 60, 56, 88, 48, 88, 66)
    case .harbour:
      brush.sky(0xFFB88C, 0xDE6262)
      brush.disc(44, 34, 10, 0xFFE29A)
      brush.box(0, 40, 88, 26, 0x1F6F8B)
      brush.polygon(0x222831, 18, 48, 62, 48, 54, 58, 26, 58)
      brush.polygon(0xF5F5F5, 40, 12, 40, 46, 62, 46)
      brush.polygon(0xE8E0D0, 37, 18, 37, 46, 22, 46)
    case .city:
      brush.sky(0x0F2027, 0x2C5364)
      for (x, height) in [(2, 30), (18, 44), (36, 26), (52, 50), (72, 36)] {
        brush.box(CGFloat(x), CGFloat(66 - height), 14, CGFloat(height), 0x1B1B2F)
        for row in 0..<(height / 9) { brush.box(CGFloat(x + 3), CGFloat(70 - height + row * 9), 3, 4, 0xFFD369) }
        for row in 0..<(height / 12) { brush.box(CGFloat(x + 8), CGFloat(72 - height + row * 12), 3, 4, 0xFFD369) }
      }
    case .desert:
      brush.sky(0x2B1055, 0x7597DE)
      brush.disc(64, 18, 11, 0xFFF6DA)
      brush.disc(68, 16, 10, 0x3D3076)
      brush.curve(0xC68B59, left: 46, top: 30, right: 52)
      brush.curve(0x8B5E3C, left: 60, top: 44, right: 50)
    case .garden:
      brush.sky(0xD4F1F4, 0xFDFCDC)
      brush.box(0, 48, 88, 18, 0x6B8E4E)
      for (x, color) in [(16, 0xE63946), (34, 0xF4A261), (52, 0x9B5DE5), (70, 0xF15BB5)] {
        brush.box(CGFloat(x) - 1, 34, 2, 20, 0x386641)
        for (dx, dy) in [(-5, 0), (5, 0), (0, -5), (0, 5)] {
          brush.disc(CGFloat(x + dx), CGFloat(32 + dy), 4, color)
        }
        brush.disc(CGFloat(x), 32, 3, 0xFFD166)
      }
    case .observatory:
      brush.sky(0x03071E, 0x3C096C)
      for (x, y) in [(8, 10), (24, 22), (40, 8), (58, 26), (70, 10), (80, 30), (14, 36)] {
        brush.disc(CGFloat(x), CGFloat(y), 1.2, 0xFFFFFF)
      }
      brush.polygon(0xBDE0FE, 52, 18, 80, 4, 56, 22)
      brush.box(0, 56, 88, 10, 0x10002B)
      brush.disc(34, 46, 16, 0xADB5BD)
      brush.box(18, 46, 32, 14, 0x6C757D)
      brush.polygon(0x212529, 34, 44, 44, 28, 48, 31, 40, 46)
    case .bakery:
      brush.sky(0xFFE8D6, 0xDDBEA9)
      brush.disc(30, 40, 18, 0xB5651D)
      brush.disc(58, 40, 18, 0xCB7F3A)
      for x in [24, 32, 52, 60] {
        brush.polygon(0xF3D9B1, CGFloat(x), 30, CGFloat(x + 3), 30, CGFloat(x + 6), 46, CGFloat(x + 3), 46)
      }
      brush.box(0, 56, 88, 10, 0x7F5539)
    case .rain:
      brush.sky(0x4B6584, 0xA5B1C2)
      for x in stride(from: 4, to: 88, by: 12) {
        brush.polygon(0xD1E8FF, CGFloat(x) + 4, 6, CGFloat(x) + 5.5, 6, CGFloat(x) - 4, 58, CGFloat(x) - 5.5, 58)
      }
      brush.curve(0xEB3B5A, left: 40, top: 2, right: 40, from: 18, to: 70, bottom: 40)
      brush.box(43, 40, 2, 20, 0x2D3436)
    }
  }
}
