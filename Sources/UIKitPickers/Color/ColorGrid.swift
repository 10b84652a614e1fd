import CoreGraphics

/// The colours of a picker's board: a row of greys, and rows of hues from dark to light beneath it [C].
enum ColorGrid {
  static let columns = 12
  static let rows = 10

  /// A cell of the board, by column and row.
  struct Cell: Hashable {
    var column: Int
    var row: Int
  }

  static let cells = (0..<rows).flatMap { row in (0..<columns).map { Cell(column: $0, row: row) } }

  /// The opaque colour of a cell. The hues of a row begin with blue [C].
  static func color(_ cell: Cell) -> UIColor {
    let across = CGFloat(cell.column) / CGFloat(columns)
    guard cell.row > 0 else { return UIColor(white: 1 - across * CGFloat(columns) / CGFloat(columns - 1), alpha: 1) }
    let hue = (0.54 + across).truncatingRemainder(dividingBy: 1)
    let down = CGFloat(cell.row) / CGFloat(rows)
    // From top to bottom: dark, then the full colour, then light.
    return down <= fullest
      ? UIColor(hue: hue, saturation: 1, brightness: 0.25 + 0.75 * down / fullest, alpha: 1)
      : UIColor(hue: hue, saturation: 1 - (down - fullest) / (1 - fullest) * 0.95, brightness: 1, alpha: 1)
  }

  private static let fullest: CGFloat = 0.5

  /// The cell with a colour, whatever the colour's opacity; nil if the board has no such colour.
  static func cell(of color: UIColor) -> Cell? {
    let wanted = components(color)
    return cells.first { cell in
      zip(components(self.color(cell)), wanted).allSatisfy { abs($0 - $1) < 0.004 }
    }
  }

  private static func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue]
  }

  /// The colour as screen readers read it: its red, green and blue in hexadecimal digits, as on the web.
  static func name(of color: UIColor) -> String {
    "#"
      + components(color).map { component in
        let digits = String(Int((min(max(component, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}
