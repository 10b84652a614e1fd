import Foundation

/// The symbols that are drawn: those that the icon theme lacks, and those that lists use most.
enum SymbolDrawings {
  struct Drawing: Sendable {
    let aspect: CGFloat
    let draw: @Sendable (inout SymbolPen) -> Void
  }

  static func placeholder(_ pen: inout SymbolPen) {
    pen.box(3, 3, 18, 18, radius: 4)
    pen.line(9, 10, 9, 9.5, 10.5, 7.5, 13.5, 7.5, 15, 9.5, 15, 10.5, 12, 12.5, 12, 14)
    pen.dot(12, 17, 1.2)
  }

  private static func drawing(
    aspect: CGFloat = 1, _ draw: @escaping @Sendable (inout SymbolPen) -> Void
  ) -> Drawing {
    Drawing(aspect: aspect, draw: draw)
  }

  static let all: [String: Drawing] = {
    var table: [String: Drawing] = [:]
    for group in [arrows, marks, shapes, things] { table.merge(group) { first, _ in first } }
    for (alias, name) in aliases { table[alias] = table[name] }
    return table
  }()

  private static let aliases = [
    "chevron.forward": "chevron.right", "chevron.backward": "chevron.left",
    "arrow.forward": "arrow.right", "arrow.backward": "arrow.left",
    "text.justify": "line.3.horizontal", "line.horizontal.3": "line.3.horizontal",
    "xmark.bin": "trash", "tray.and.arrow.up": "square.and.arrow.up", "tray.and.arrow.down": "square.and.arrow.down",
  ]

  private static let arrows: [String: Drawing] = [
    "chevron.right": drawing(aspect: 0.6) { $0.line(4, 5, 10.8, 12, 4, 19) },
    "chevron.left": drawing(aspect: 0.6) { $0.line(10.4, 5, 3.6, 12, 10.4, 19) },
    "chevron.up": drawing { $0.line(5, 15.5, 12, 8.5, 19, 15.5) },
    "chevron.down": drawing { $0.line(5, 8.5, 12, 15.5, 19, 8.5) },
    "chevron.up.chevron.down": drawing(aspect: 0.75) {
      $0.line(4.5, 9, 9, 4.5, 13.5, 9)
      $0.line(4.5, 15, 9, 19.5, 13.5, 15)
    },
    "arrow.up": drawing {
      $0.line(12, 20, 12, 4.5)
      $0.line(5.5, 11, 12, 4.5, 18.5, 11)
    },
    "arrow.down": drawing {
      $0.line(12, 4, 12, 19.5)
      $0.line(5.5, 13, 12, 19.5, 18.5, 13)
    },
    "arrow.left": drawing {
      $0.line(20, 12, 4.5, 12)
      $0.line(11, 5.5, 4.5, 12, 11, 18.5)
    },
    "arrow.right": drawing {
      $0.line(4, 12, 19.5, 12)
      $0.line(13, 5.5, 19.5, 12, 13, 18.5)
    },
    "arrow.up.right": drawing {
      $0.line(6, 18, 18, 6)
      $0.line(8, 6, 18, 6, 18, 16)
    },
    "arrow.up.arrow.down": drawing {
      $0.line(7.5, 19.5, 7.5, 5)
      $0.line(3.5, 9, 7.5, 5, 11.5, 9)
      $0.line(16.5, 4.5, 16.5, 19)
      $0.line(12.5, 15, 16.5, 19, 20.5, 15)
    },
    "arrow.left.arrow.right": drawing {
      $0.line(19.5, 7.5, 5, 7.5)
      $0.line(9, 3.5, 5, 7.5, 9, 11.5)
      $0.line(4.5, 16.5, 19, 16.5)
      $0.line(15, 12.5, 19, 16.5, 15, 20.5)
    },
    "arrow.clockwise": drawing {
      $0.arc(12, 13, 7.5, from: -45, to: 255)
      $0.fillPolygon(12.2, 1.5, 17.8, 5.2, 12.2, 9)
    },
    "arrow.counterclockwise": drawing {
      $0.arc(12, 13, 7.5, from: -75, to: 225)
      $0.fillPolygon(11.8, 1.5, 6.2, 5.2, 11.8, 9)
    },
    "square.and.arrow.up": drawing {
      $0.line(8, 9.5, 5, 9.5, 5, 21, 19, 21, 19, 9.5, 16, 9.5)
      $0.line(12, 15, 12, 2.5)
      $0.line(8, 6.2, 12, 2.2, 16, 6.2)
    },
    "square.and.arrow.down": drawing {
      $0.line(8, 9.5, 5, 9.5, 5, 21, 19, 21, 19, 9.5, 16, 9.5)
      $0.line(12, 2.5, 12, 15)
      $0.line(8, 11.2, 12, 15.2, 16, 11.2)
    },
  ]

  private static let marks: [String: Drawing] = [
    "plus": drawing {
      $0.line(12, 4, 12, 20)
      $0.line(4, 12, 20, 12)
    },
    "minus": drawing { $0.line(4, 12, 20, 12) },
    "multiply": drawing {
      $0.line(6, 6, 18, 18)
      $0.line(18, 6, 6, 18)
    },
    "xmark": drawing {
      $0.line(5, 5, 19, 19)
      $0.line(19, 5, 5, 19)
    },
    "checkmark": drawing { $0.line(4.5, 13, 9.5, 19, 19.5, 5) },
    "ellipsis": drawing {
      $0.dot(5, 12, 1.9)
      $0.dot(12, 12, 1.9)
      $0.dot(19, 12, 1.9)
    },
    "line.3.horizontal": drawing {
      for y: CGFloat in [6.5, 12, 17.5] { $0.line(4, y, 20, y) }
    },
    "line.3.horizontal.decrease": drawing {
      $0.line(4, 7, 20, 7)
      $0.line(7, 12, 17, 12)
      $0.line(10, 17, 14, 17)
    },
    "list.dash": drawing {
      for y: CGFloat in [6.5, 12, 17.5] {
        $0.line(3.5, y, 5.5, y)
        $0.line(9.5, y, 20.5, y)
      }
    },
    "info": drawing {
      $0.dot(12.2, 4.6, 1.7)
      $0.line(9.5, 10, 12.5, 10, 12.5, 20)
      $0.line(9, 20, 16, 20)
    },
    "exclamationmark": drawing {
      $0.line(12, 3.5, 12, 14.5)
      $0.dot(12, 19.5, 1.6)
    },
    "questionmark": drawing {
      $0.arc(12, 8, 4.5, from: 180, to: 395)
      $0.line(15.7, 10.6, 12, 13, 12, 15)
      $0.dot(12, 19.5, 1.5)
    },
    "number": drawing {
      $0.line(9, 4, 7, 20)
      $0.line(17, 4, 15, 20)
      $0.line(4.5, 9, 20, 9)
      $0.line(4, 15, 19.5, 15)
    },
    "at": drawing {
      $0.circle(12, 12, 3.6)
      $0.arc(12, 12, 8.8, from: 40, to: 360)
      $0.line(15.6, 8.5, 15.6, 13.5, 17, 15.2, 19.3, 15, 20.8, 12)
    },
  ]

  private static let shapes: [String: Drawing] = [
    "circle": drawing { $0.circle(12, 12, 9.5) },
    "circle.fill": drawing { $0.dot(12, 12, 10.5) },
    "square": drawing { $0.box(3, 3, 18, 18, radius: 3.5) },
    "square.fill": drawing {
      $0.filled.addRoundedRect(in: CGRect(x: 2, y: 2, width: 20, height: 20), cornerWidth: 4.5, cornerHeight: 4.5)
    },
    "heart": drawing { heart($0.stroked) },
    "heart.fill": drawing {
      heart($0.filled)
      heart($0.stroked)
    },
    "star": drawing { star($0.stroked) },
    "star.fill": drawing {
      star($0.filled)
      star($0.stroked)
    },
    "bookmark": drawing { $0.polygon(6, 3, 18, 3, 18, 21, 12, 16, 6, 21) },
    "bookmark.fill": drawing {
      $0.fillPolygon(6, 3, 18, 3, 18, 21, 12, 16, 6, 21)
      $0.polygon(6, 3, 18, 3, 18, 21, 12, 16, 6, 21)
    },
  ]

  private static let things: [String: Drawing] = [
    "person": drawing {
      $0.circle(12, 7.5, 4)
      $0.stroked.move(to: CGPoint(x: 3.5, y: 20.5))
      $0.stroked.addCurve(
        to: CGPoint(x: 20.5, y: 20.5), control1: CGPoint(x: 4.5, y: 12.5), control2: CGPoint(x: 19.5, y: 12.5))
      $0.stroked.closeSubpath()
    },
    "person.fill": drawing {
      $0.dot(12, 7.2, 5)
      $0.filled.move(to: CGPoint(x: 2.5, y: 21.5))
      $0.filled.addCurve(
        to: CGPoint(x: 21.5, y: 21.5), control1: CGPoint(x: 3.5, y: 11.5), control2: CGPoint(x: 20.5, y: 11.5))
      $0.filled.closeSubpath()
    },
    "magnifyingglass": drawing {
      $0.circle(10, 10, 6.8)
      $0.line(15, 15, 20.8, 20.8)
    },
    "house": drawing {
      $0.line(2.5, 12, 12, 3.5, 21.5, 12)
      $0.line(5, 10, 5, 20.5, 19, 20.5, 19, 10)
      $0.line(9.8, 20.5, 9.8, 14, 14.2, 14, 14.2, 20.5)
    },
    "bell": drawing {
      $0.stroked.move(to: CGPoint(x: 3.5, y: 17.5))
      $0.stroked.addCurve(
        to: CGPoint(x: 6, y: 10), control1: CGPoint(x: 6, y: 15.5), control2: CGPoint(x: 6, y: 13))
      $0.stroked.addArc(
        center: CGPoint(x: 12, y: 10), radius: 6, startAngle: .pi, endAngle: 0, clockwise: false)
      $0.stroked.addCurve(
        to: CGPoint(x: 20.5, y: 17.5), control1: CGPoint(x: 18, y: 13), control2: CGPoint(x: 18, y: 15.5))
      $0.stroked.closeSubpath()
      $0.arc(12, 19.5, 2.2, from: 10, to: 170)
    },
    "clock": drawing {
      $0.circle(12, 12, 9.5)
      $0.line(12, 6, 12, 12, 16, 14.5)
    },
    "tag": drawing {
      $0.polygon(3.5, 3.5, 12, 3.5, 20.8, 12.3, 12.3, 20.8, 3.5, 12)
      $0.dot(7.8, 7.8, 1.6)
    },
    "cart": drawing {
      $0.line(2, 4, 5, 4, 7.5, 15.5, 18.5, 15.5, 21, 7, 5.8, 7)
      $0.dot(9, 19.8, 1.8)
      $0.dot(17, 19.8, 1.8)
    },
    "bubble.left": drawing {
      $0.polygon(4, 4, 20, 4, 21.5, 5.5, 21.5, 15, 20, 16.5, 11, 16.5, 6.5, 20.5, 6.5, 16.5, 4, 16.5, 2.5, 15, 2.5, 5.5)
    },
    "message": drawing {
      $0.polygon(4, 4, 20, 4, 21.5, 5.5, 21.5, 15, 20, 16.5, 11, 16.5, 6.5, 20.5, 6.5, 16.5, 4, 16.5, 2.5, 15, 2.5, 5.5)
    },
    "globe": drawing {
      $0.circle(12, 12, 9.5)
      $0.line(2.5, 12, 21.5, 12)
      $0.stroked.addEllipse(in: CGRect(x: 7.5, y: 2.5, width: 9, height: 19))
    },
    "slider.horizontal.3": drawing {
      for (y, x): (CGFloat, CGFloat) in [(6, 16), (12, 8), (18, 14)] {
        $0.line(3, y, 21, y)
        $0.dot(x, y, 2.6)
      }
    },
    "photo": drawing {
      $0.box(2.5, 4.5, 19, 15, radius: 2.5)
      $0.dot(8, 9.5, 1.7)
      $0.line(3.5, 17.5, 9.5, 12.5, 13, 15.5, 16.5, 12, 20.5, 16)
    },
    "creditcard": drawing {
      $0.box(2.5, 5, 19, 14, radius: 2.5)
      $0.line(2.5, 9.5, 21.5, 9.5)
      $0.line(6, 15, 10, 15)
    },
    "gift": drawing {
      $0.box(3.5, 8, 17, 4, radius: 1)
      $0.line(5, 12, 5, 20.5, 19, 20.5, 19, 12)
      $0.line(12, 8, 12, 20.5)
      $0.circle(9.3, 5.6, 2.5)
      $0.circle(14.7, 5.6, 2.5)
    },
    "bag": drawing {
      $0.polygon(5, 8, 19, 8, 20, 20.5, 4, 20.5)
      $0.arc(12, 8, 4, from: 180, to: 360)
    },
    "hourglass": drawing {
      $0.line(5.5, 3, 18.5, 3)
      $0.line(5.5, 21, 18.5, 21)
      $0.line(7, 3, 7, 6.5, 12, 12, 17, 6.5, 17, 3)
      $0.line(7, 21, 7, 17.5, 12, 12, 17, 17.5, 17, 21)
    },
    "lightbulb": drawing {
      $0.arc(12, 9.5, 6.5, from: 125, to: 415)
      $0.line(8.3, 14.8, 9.3, 17.5, 14.7, 17.5, 15.7, 14.8)
      $0.line(10, 21, 14, 21)
    },
    "calendar": drawing {
      $0.box(3.5, 4.5, 17, 16, radius: 2.5)
      $0.line(3.5, 9.5, 20.5, 9.5)
      $0.line(8, 2.5, 8, 5.5)
      $0.line(16, 2.5, 16, 5.5)
    },
    "envelope": drawing {
      $0.box(2.5, 5, 19, 14, radius: 2.5)
      $0.line(3.5, 6.5, 12, 13.5, 20.5, 6.5)
    },
  ]

  private static func heart(_ path: CGMutablePath) {
    path.move(to: CGPoint(x: 12, y: 20.5))
    path.addCurve(
      to: CGPoint(x: 2.5, y: 8.8), control1: CGPoint(x: 6.5, y: 16.5), control2: CGPoint(x: 2.5, y: 12.8))
    path.addCurve(
      to: CGPoint(x: 7.4, y: 3.7), control1: CGPoint(x: 2.5, y: 5.8), control2: CGPoint(x: 4.7, y: 3.7))
    path.addCurve(
      to: CGPoint(x: 12, y: 6.6), control1: CGPoint(x: 9.4, y: 3.7), control2: CGPoint(x: 11.1, y: 4.9))
    path.addCurve(
      to: CGPoint(x: 16.6, y: 3.7), control1: CGPoint(x: 12.9, y: 4.9), control2: CGPoint(x: 14.6, y: 3.7))
    path.addCurve(
      to: CGPoint(x: 21.5, y: 8.8), control1: CGPoint(x: 19.3, y: 3.7), control2: CGPoint(x: 21.5, y: 5.8))
    path.addCurve(
      to: CGPoint(x: 12, y: 20.5), control1: CGPoint(x: 21.5, y: 12.8), control2: CGPoint(x: 17.5, y: 16.5))
    path.closeSubpath()
  }

  private static func star(_ path: CGMutablePath) {
    path.addLines(
      between: (0..<10).map { index in
        let angle = CGFloat(index) * .pi / 5 - .pi / 2
        let radius: CGFloat = index % 2 == 0 ? 10 : 4.4
        return CGPoint(x: 12 + radius * cos(angle), y: 12.6 + radius * sin(angle))
      })
    path.closeSubpath()
  }
}
