extension NSString {
  /// The size of the text in points, not rounded, with a line for each paragraph.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    drawing(attrs).size()
  }

  /// The rectangle that the text takes up within a size, in points, not rounded.
  ///
  /// - Parameters:
  ///   - size: Lines break at its width. Its height is only used if the last visible line is truncated.
  ///   - context: Receives the same rectangle.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    drawing(attributes, options).boundingRect(size, context: context)
  }

  /// Draws the text from a point on, its top left corner, into the current context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    drawing(attrs).draw(at: point)
  }

  /// Draws the lines of the text that fit into a rectangle into the current context.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    drawing(attrs).drawLines(in: rect)
  }

  /// Draws the text within a rectangle into the current context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    drawing(attributes, options).draw(in: rect, context: context)
  }

  private func drawing(
    _ attributes: [NSAttributedString.Key: Any]?, _ options: NSStringDrawingOptions = []
  ) -> StringDrawing {
    StringDrawing(
      content: AttributedContent.plain.content(substring(from: 0), attributes: attributes), options: options)
  }
}
