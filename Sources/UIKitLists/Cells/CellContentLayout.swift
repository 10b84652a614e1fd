import ListCore

/// The frames of image, text and detail of a built-in style in the content view, in left-to-right coordinates. None
/// extends beyond the content view: texts that are too high for the row lose lines.
struct CellContentLayout {
  struct Rects: Equatable {
    var image = CGRect.zero
    var text = CGRect.zero
    var detail = CGRect.zero
  }

  var style: UITableViewCell.CellStyle
  /// Whether texts that are usually side by side are one below the other: in the accessibility text sizes [C].
  var isStacked = false
  /// The size of the text within a width; nil if there is no text.
  var text: ((CGFloat) -> CGSize)?
  var detail: ((CGFloat) -> CGSize)?
  /// The height of one line of each text; 0 if it has a single line.
  var textLine: CGFloat = 0
  var detailLine: CGFloat = 0
  var imageSize: CGSize?
  var indentation: CGFloat = 0

  /// The frames in a content view of a size.
  /// - Parameters:
  ///   - leading: the content view's margin before the content.
  ///   - trailing: the margin after it.
  func rects(in size: CGSize, leading: CGFloat, trailing: CGFloat, scale: CGFloat) -> Rects {
    var rects = Rects()
    var start = leading + indentation
    let end = max(size.width - trailing, start)
    if let imageSize {
      // A picture taller than the row is scaled down to it.
      let factor = min(1, size.height / max(imageSize.height, 1))
      let fitted = CGSize(width: imageSize.width * factor, height: imageSize.height * factor)
      rects.image = centred(fitted, x: start, in: size, scale)
      start = min(start + fitted.width + CellMetrics.imageToText, end)
    }
    switch shownStyle {
    case .default:
      rects.text = line(text, textLine, from: start, to: end, in: size, scale)
    case .subtitle:
      layOutStack(&rects, from: start, to: end, in: size, scale)
    case .value1:
      let detailSize = limited(measured(detail, end - start, scale), detailLine, in: size, scale)
      let textSize = limited(measured(text, end - start, scale), textLine, in: size, scale)
      // The text shrinks for the value; the value shrinks only if it exceeds the whole width.
      let detailWidth = min(detailSize.width, end - start)
      rects.detail = centred(
        CGSize(width: detailWidth, height: detailSize.height), x: end - detailWidth, in: size, scale)
      let room = max(end - start - (detailWidth > 0 ? detailWidth + CellMetrics.textToValue : 0), 0)
      rects.text = centred(
        CGSize(width: min(textSize.width, room), height: textSize.height), x: start, in: size, scale)
    case .value2:
      let column = min(CellMetrics.nameColumn, end - start)
      rects.text = line(text, textLine, from: start, to: start + column, in: size, scale)
      rects.detail = line(
        detail, detailLine, from: min(start + column + CellMetrics.nameToValue, end), to: end, in: size, scale)
    }
    return rects
  }

  /// The height that image and texts need at `width`, in points, at least that of a standard row.
  func height(width: CGFloat, leading: CGFloat, trailing: CGFloat) -> CGFloat {
    var room = max(width - leading - trailing - indentation, 0)
    if let imageSize { room = max(room - imageSize.width - CellMetrics.imageToText, 0) }
    let textHeight = text?(room).height ?? 0
    let detailHeight = detail?(room).height ?? 0
    var height: CGFloat
    switch shownStyle {
    case .subtitle:
      height = textHeight + detailHeight
      if textHeight > 0 && detailHeight > 0 { height += CellMetrics.textToSubtitle }
    case .default, .value1, .value2: height = max(textHeight, detailHeight)
    }
    height = max(height, imageSize?.height ?? 0)
    return max(height.rounded(.up) + 2 * CellMetrics.verticalMargin, CellMetrics.minimumHeight)
  }

  private var shownStyle: UITableViewCell.CellStyle {
    isStacked && (style == .value1 || style == .value2) ? .subtitle : style
  }

  private func layOutStack(
    _ rects: inout Rects, from start: CGFloat, to end: CGFloat, in size: CGSize, _ scale: CGFloat
  ) {
    let textSize = measured(text, end - start, scale)
    let detailSize = measured(detail, end - start, scale)
    guard textSize.height > 0, detailSize.height > 0 else {
      rects.text = line(text, textLine, from: start, to: end, in: size, scale)
      rects.detail = line(detail, detailLine, from: start, to: end, in: size, scale)
      return
    }
    let texts = StackedTexts(
      StackedTexts.Text(textSize.height, line: textLine, scale),
      StackedTexts.Text(detailSize.height, line: detailLine, scale),
      gap: CellMetrics.textToSubtitle, room: size.height)
    let top = (((size.height - texts.height) / 2) * scale).rounded() / scale
    let below = ((texts.first + texts.gap) * scale).rounded() / scale
    rects.text = CGRect(
      x: start, y: top, width: min(textSize.width, end - start), height: wholePixels(texts.first, scale))
    rects.detail = CGRect(
      x: start, y: top + below, width: min(detailSize.width, end - start), height: wholePixels(texts.second, scale))
  }

  /// The frame of a text that takes the full width between two edges, vertically centred in the row.
  private func line(
    _ measure: ((CGFloat) -> CGSize)?, _ lineHeight: CGFloat, from start: CGFloat, to end: CGFloat, in size: CGSize,
    _ scale: CGFloat
  ) -> CGRect {
    let measured = limited(measured(measure, end - start, scale), lineHeight, in: size, scale)
    guard measured.height > 0 else { return CGRect(x: start, y: 0, width: 0, height: 0) }
    return centred(CGSize(width: end - start, height: measured.height), x: start, in: size, scale)
  }

  private func measured(
    _ measure: ((CGFloat) -> CGSize)?, _ width: CGFloat, _ scale: CGFloat
  ) -> CGSize {
    guard let size = measure?(max(width, 0)) else { return .zero }
    return CGSize(
      width: (size.width * scale).rounded(.up) / scale, height: (size.height * scale).rounded(.up) / scale)
  }

  private func wholePixels(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
    (length * scale + 0.001).rounded(.down) / scale
  }

  /// The size of a text, without the lines that do not fit into the row.
  private func limited(_ text: CGSize, _ lineHeight: CGFloat, in size: CGSize, _ scale: CGFloat) -> CGSize {
    CGSize(
      width: text.width, height: StackedTexts.Text(text.height, line: lineHeight, scale).limited(to: size.height))
  }

  private func centred(_ item: CGSize, x: CGFloat, in size: CGSize, _ scale: CGFloat) -> CGRect {
    let y = (((size.height - item.height) / 2) * scale).rounded() / scale
    return CGRect(x: x, y: y, width: item.width, height: item.height)
  }
}
