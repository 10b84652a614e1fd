import CoreGraphics

/// Draws an attachment in a line of text.
package protocol TextAttachmentPicture: AnyObject, Sendable {
  /// - Parameters:
  ///   - rect: The frame to draw in, in points, with the y axis pointing down.
  ///   - color: The colour of the surrounding text.
  func draw(in context: CGContext, rect: CGRect, color: TextColor)
}

/// A picture or another object that replaces a letter in a line of text.
package struct TextAttachment: Hashable, Sendable {
  /// The attachment's rectangle, relative to the point on the baseline where the attachment begins, in points, with the
  /// y axis pointing up.
  package struct Box: Hashable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double
    /// The distance from the beginning of the attachment to the next letter.
    package var advance: Double

    package init(x: Double, y: Double, width: Double, height: Double, advance: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
      self.advance = advance
    }
  }

  package var box: Box
  package var picture: (any TextAttachmentPicture)?

  package init(box: Box, picture: (any TextAttachmentPicture)?) {
    self.box = box
    self.picture = picture
  }

  package static func == (left: TextAttachment, right: TextAttachment) -> Bool {
    left.box == right.box && left.picture === right.picture
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(box)
  }

  /// The letter that attachments replace, in UTF-8.
  static let letter: [UInt8] = [0xEF, 0xBF, 0xBC]
}
