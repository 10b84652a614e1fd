extension NSAttributedString {
  private var drawing: StringDrawing {
    StringDrawing(content: AttributedContent.plain.content(self))
  }

  /// The size of the text in points, not rounded, with a line for each paragraph.
  public func size() -> CGSize {
    drawing.size()
  }

  /// The rectangle that the text takes up within a size, in points, not rounded.
  ///
  /// - Parameters:
  ///   - size: Lines break at its width. Its height is only used if the last visible line is truncated.
  ///   - context: Receives the same rectangle.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    var drawing = drawing
    drawing.options = options
    return drawing.boundingRect(size, context: context)
  }

  /// Draws the text from a point on, its top left corner, into the current context.
  public func draw(at point: CGPoint) {
    drawing.draw(at: point)
  }

  /// Draws the lines of the text that fit into a rectangle into the current context.
  public func draw(in rect: CGRect) {
    drawing.drawLines(in: rect)
  }

  /// Draws the text within a rectangle into the current context.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    var drawing = drawing
    drawing.options = options
    drawing.draw(in: rect, context: context)
  }
}
