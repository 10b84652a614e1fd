/// A board of colours on which a finger chooses one.
final class ColorGridView: UIControl {
  /// The width of the frame around the chosen colour, and corner radii, in points [?].
  private static let markWidth: CGFloat = 3
  private static let cornerRadius: CGFloat = 8

  /// The chosen cell; nil if the board does not have the colour.
  var cell: ColorGrid.Cell? {
    didSet { if cell != oldValue { setNeedsLayout() } }
  }
  private let mark = UIView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = Self.cornerRadius
    clipsToBounds = true
    mark.isUserInteractionEnabled = false
    mark.layer.borderWidth = Self.markWidth
    mark.layer.borderColor = UIColor.white.cgColor
    mark.layer.cornerRadius = Self.markWidth
    addSubview(mark)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
  }

  required init?(coder: NSCoder) { nil }

  private var cellSize: CGSize {
    CGSize(width: bounds.width / CGFloat(ColorGrid.columns), height: bounds.height / CGFloat(ColorGrid.rows))
  }

  private func frame(of cell: ColorGrid.Cell) -> CGRect {
    let size = cellSize
    return CGRect(
      x: CGFloat(cell.column) * size.width, y: CGFloat(cell.row) * size.height, width: size.width, height: size.height)
  }

  override func draw(_ rect: CGRect) {
    for cell in ColorGrid.cells {
      ColorGrid.color(cell).setFill()
      // Neighbours overlap, so that nothing shines through between them.
      UIRectFill(frame(of: cell).insetBy(dx: -0.5, dy: -0.5))
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    mark.isHidden = cell == nil
    if let cell { mark.frame = frame(of: cell).insetBy(dx: -1, dy: -1) }
    setNeedsDisplay()
  }

  // MARK: Touches

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(at: touch.location(in: self))
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(at: touch.location(in: self))
    return true
  }

  private func choose(at point: CGPoint) {
    let size = cellSize
    guard size.width > 0, size.height > 0 else { return }
    choose(
      ColorGrid.Cell(
        column: min(max(Int(point.x / size.width), 0), ColorGrid.columns - 1),
        row: min(max(Int(point.y / size.height), 0), ColorGrid.rows - 1)))
  }

  private func choose(_ cell: ColorGrid.Cell) {
    guard cell != self.cell else { return }
    self.cell = cell
    sendActions(for: .valueChanged)
  }

  // MARK: Accessibility

  override func accessibilityIncrement() { step(by: 1) }
  override func accessibilityDecrement() { step(by: -1) }

  private func step(by step: Int) {
    let index = cell.flatMap { ColorGrid.cells.firstIndex(of: $0) } ?? -1
    choose(ColorGrid.cells[min(max(index + step, 0), ColorGrid.cells.count - 1)])
    sendActions(for: .touchUpInside)
  }
}
