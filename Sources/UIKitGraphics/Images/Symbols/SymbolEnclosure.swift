/// The outlines that pictures are drawn in, on the field of 16 by 16.
extension SymbolName.Enclosure {
  /// The rectangle that the enclosure covers: exact for rounded rectangles, approximate for other shapes.
  var bounds: CGRect {
    switch self {
    case .app: CGRect(x: 0.2, y: 0.2, width: 15.6, height: 15.6)
    case .rectangle: CGRect(x: -0.5, y: 1.9, width: 17, height: 12.2)
    case .square: CGRect(x: 0.7, y: 0.7, width: 14.6, height: 14.6)
    default: CGRect(x: 0, y: 0, width: 16, height: 16)
    }
  }

  /// The square that limits the picture inside the enclosure: the picture's diagonal is as long as the square's.
  var room: CGRect {
    switch self {
    case .app, .circle, .rectangle, .square: Self.square(of: 8.6, around: CGPoint(x: 8, y: 8))
    case .bubble: Self.square(of: 6.4, around: CGPoint(x: 8, y: 6))
    case .diamond: Self.square(of: 6.2, around: CGPoint(x: 8, y: 8))
    case .heart: Self.square(of: 5.6, around: CGPoint(x: 8, y: 7))
    case .icloud: Self.square(of: 5, around: CGPoint(x: 8.2, y: 8.6))
    case .message: Self.square(of: 6.2, around: CGPoint(x: 8, y: 7.4))
    case .seal: Self.square(of: 7, around: CGPoint(x: 8, y: 8))
    case .shield: Self.square(of: 6.2, around: CGPoint(x: 8, y: 7.4))
    case .viewfinder: Self.square(of: 7.4, around: CGPoint(x: 8, y: 8))
    }
  }

  /// Whether the area behind the picture can be filled.
  var hasArea: Bool { self != .viewfinder }

  /// The outline's picture; nil for rounded rectangles, which are drawn for every weight.
  func picture(isFilled: Bool) -> SymbolPicture? {
    let name =
      switch self {
      case .app, .circle, .rectangle, .square: ""
      case .bubble: "bubble.left"
      case .diamond, .heart, .icloud, .message, .seal, .shield, .viewfinder: rawValue
      }
    guard let symbol = SymbolName(name) else { return nil }
    return SymbolPicture.named(isFilled ? symbol.filledPicture ?? symbol.picture : symbol.picture)
  }

  /// The radius of a rounded rectangle's corners.
  func corner(of edge: CGRect) -> CGFloat {
    switch self {
    case .circle: edge.width / 2
    case .app: edge.height * 0.26
    default: edge.height * 0.21
    }
  }

  private static func square(of side: CGFloat, around middle: CGPoint) -> CGRect {
    CGRect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side)
  }
}
