import ListCore

/// The rectangles of a list content's image and texts, from leading to trailing.
struct ListContentLayout {
  struct Rects: Equatable {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondaryText = CGRect.zero
  }

  /// The margins, including those preserved from the superview, for a layout from left to right.
  var top: CGFloat
  var leading: CGFloat
  var bottom: CGFloat
  var trailing: CGFloat
  var imageSize: CGSize?
  var reservedSize = CGSize.zero
  var imageToText: CGFloat
  var horizontalPadding: CGFloat
  var verticalPadding: CGFloat
  var prefersSideBySide: Bool
  var minimumHeight: CGFloat
  var scale: CGFloat
  /// Computes the size of the text for a greatest width; nil if there is no text.
  var text: ((CGFloat) -> CGSize)?
  var secondaryText: ((CGFloat) -> CGSize)?
  /// The height of one line of each text; 0 if it has a single line.
  var textLine: CGFloat = 0
  var secondaryTextLine: CGFloat = 0

  /// The size that the content needs in a view of this width, in points: at least the style's height.
  func size(width: CGFloat) -> CGSize {
    let block = block(room: room(in: width))
    let height = max(block.height, slot.height)
    return CGSize(
      width: leading + textStart + block.width + trailing, height: max(top + height + bottom, minimumHeight))
  }

  /// [M] Everything is centred between the margins, on whole pixels.
  func rects(in size: CGSize) -> Rects {
    var rects = Rects()
    let middle = top + (size.height - top - bottom) / 2
    if let imageSize {
      let fitted = Self.fitted(imageSize, height: max(size.height - top - bottom, 0))
      rects.image = pixelAligned(
        CGRect(
          x: leading + (slot.width - fitted.width) / 2, y: middle - fitted.height / 2, width: fitted.width,
          height: fitted.height))
    }
    let start = leading + textStart
    let room = room(in: size.width)
    let block = block(room: room)
    // [?] In a row that is too low, texts may extend into the row's margins, but not beyond the row.
    let first = StackedTexts.Text(block.text.height, line: textLine, scale)
    let second = StackedTexts.Text(block.secondaryText.height, line: secondaryTextLine, scale)
    if block.isSideBySide {
      rects.text = line(width: block.text.width, first.limited(to: size.height), x: start, middle, in: size)
      let width = block.secondaryText.width
      rects.secondaryText = line(
        width: width, second.limited(to: size.height), x: start + room - width, middle, in: size)
    } else {
      let gap = block.height - block.text.height - block.secondaryText.height
      let texts = StackedTexts(first, second, gap: gap, room: size.height)
      let y = within(middle - texts.height / 2, texts.height, size)
      rects.text = pixelAligned(CGRect(x: start, y: y, width: room, height: wholePixels(texts.first)))
      rects.secondaryText = pixelAligned(
        CGRect(x: start, y: y + texts.first + texts.gap, width: room, height: wholePixels(texts.second)))
    }
    return rects
  }

  /// The top of texts that are no higher than the row. They stay below its upper margin as long as there is space.
  private func within(_ y: CGFloat, _ height: CGFloat, _ size: CGSize) -> CGFloat {
    let lowest = max(size.height - height, 0)
    return min(max(y, min(top, lowest)), lowest)
  }

  /// The distance from the leading margin to the texts.
  var textStart: CGFloat { imageSize == nil && reservedSize.width == 0 ? 0 : slot.width + imageToText }

  private struct Block {
    var text: CGSize
    var secondaryText: CGSize
    var width: CGFloat
    var height: CGFloat
    var isSideBySide: Bool
  }

  /// The space that is kept for the image.
  private var slot: CGSize {
    let image = imageSize ?? .zero
    return CGSize(
      width: reservedSize.width > 0 ? reservedSize.width : image.width,
      height: reservedSize.height > 0 ? reservedSize.height : image.height)
  }

  private func room(in width: CGFloat) -> CGFloat { max(width - leading - textStart - trailing, 0) }

  private func block(room: CGFloat) -> Block {
    let hasBoth = text != nil && secondaryText != nil
    if prefersSideBySide, hasBoth {
      let first = measured(text, .greatestFiniteMagnitude)
      let second = measured(secondaryText, .greatestFiniteMagnitude)
      let width = first.width + horizontalPadding + second.width
      if width <= room {
        return Block(
          text: first, secondaryText: second, width: width, height: max(first.height, second.height),
          isSideBySide: true)
      }
    }
    let first = measured(text, room)
    let second = measured(secondaryText, room)
    return Block(
      text: first, secondaryText: second, width: max(first.width, second.width),
      height: first.height + second.height + (hasBoth ? verticalPadding : 0), isSideBySide: false)
  }

  private func line(
    width: CGFloat, _ height: CGFloat, x: CGFloat, _ middle: CGFloat, in size: CGSize
  ) -> CGRect {
    pixelAligned(CGRect(x: x, y: within(middle - height / 2, height, size), width: width, height: height))
  }

  private func measured(_ measure: ((CGFloat) -> CGSize)?, _ width: CGFloat) -> CGSize {
    guard let size = measure?(width) else { return .zero }
    return CGSize(
      width: (size.width * scale).rounded(.up) / scale, height: (size.height * scale).rounded(.up) / scale)
  }

  private func wholePixels(_ length: CGFloat) -> CGFloat { (length * scale + 0.001).rounded(.down) / scale }

  private func pixelAligned(_ rect: CGRect) -> CGRect {
    CGRect(
      x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale, width: rect.width,
      height: rect.height)
  }

  private static func fitted(_ size: CGSize, height: CGFloat) -> CGSize {
    guard size.height > height, size.height > 0 else { return size }
    let factor = height / size.height
    return CGSize(width: size.width * factor, height: height)
  }
}

extension StackedTexts.Text {
  /// - Parameter line: The height of one line, in points; 0 if the text has only one.
  package init(_ height: CGFloat, line: CGFloat, _ scale: CGFloat) {
    self.init(height: height, line: line > 0 ? (line * scale).rounded(.up) / scale : height)
  }
}
