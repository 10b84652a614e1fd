/// The rectangles of image, texts and indicator of a configured button. Values only.
struct ButtonContentLayout {
  struct Rects: Equatable {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
    var indicator = CGRect.zero
  }

  /// In reading direction, where leading is on the left; rectangles are mirrored at the end if necessary.
  var insets = NSDirectionalEdgeInsets.zero
  var imageSize = CGSize.zero
  /// The length reserved for the image along the placement's axis, in points; 0 reserves the image's own.
  var imageReservation: CGFloat = 0
  var imagePlacement = NSDirectionalRectEdge.leading
  var imagePadding: CGFloat = 0
  var indicatorSize = CGSize.zero
  var titlePadding: CGFloat = 0
  var titleAlignment = UIButton.Configuration.TitleAlignment.automatic
  /// Computes the size of the title for a greatest width; nil if there is no title.
  var title: ((CGFloat) -> CGSize)?
  var subtitle: ((CGFloat) -> CGSize)?
  var scale: CGFloat = 1

  /// [?] Points between the content and the indicator.
  static let indicatorPadding: CGFloat = 6

  private var isStacked: Bool { imagePlacement == .top || imagePlacement == .bottom }
  private var imageComesLast: Bool { imagePlacement == .trailing || imagePlacement == .bottom }
  private var hasImage: Bool { imageSize.width > 0 && imageSize.height > 0 || imageReservation > 0 }
  private var hasText: Bool { title != nil || subtitle != nil }
  private var padding: CGFloat { hasImage && hasText ? imagePadding : 0 }

  /// The space reserved for the image.
  private var slot: CGSize {
    guard imageReservation > 0 else { return imageSize }
    return isStacked
      ? CGSize(width: imageSize.width, height: imageReservation)
      : CGSize(width: imageReservation, height: imageSize.height)
  }

  private var indicatorRoom: CGFloat {
    indicatorSize.width > 0 ? indicatorSize.width + (hasImage || hasText ? Self.indicatorPadding : 0) : 0
  }

  private struct Block {
    var title = CGSize.zero
    var subtitle = CGSize.zero
    var size = CGSize.zero
  }

  private func block(room: CGFloat) -> Block {
    let (first, second) = (title?(room) ?? .zero, subtitle?(room) ?? .zero)
    let gap = title != nil && subtitle != nil ? titlePadding : 0
    return Block(
      title: first, subtitle: second,
      size: CGSize(width: max(first.width, second.width), height: first.height + gap + second.height))
  }

  /// The width available for texts in a button of this width, in points.
  private func room(in width: CGFloat) -> CGFloat {
    let inner = width - insets.leading - insets.trailing - indicatorRoom
    return max(isStacked ? inner : inner - slot.width - padding, 0)
  }

  private func groupSize(_ block: Block) -> CGSize {
    isStacked
      ? CGSize(width: max(slot.width, block.size.width), height: slot.height + padding + block.size.height)
      : CGSize(width: slot.width + padding + block.size.width, height: max(slot.height, block.size.height))
  }

  /// The size that the content needs in a button of this width, rounded up to pixels.
  func size(width: CGFloat) -> CGSize {
    let group = groupSize(block(room: room(in: width)))
    return CGSize(
      width: whole(insets.leading + group.width + indicatorRoom + insets.trailing),
      height: whole(insets.top + max(group.height, indicatorSize.height) + insets.bottom))
  }

  /// - Parameter horizontal: 0 for content at the leading edge, 0.5 in the middle, 1 at the trailing edge; `vertical`
  ///   likewise from the top.
  func rects(in size: CGSize, horizontal: CGFloat, vertical: CGFloat, isRightToLeft: Bool) -> Rects {
    let block = block(room: room(in: size.width))
    let needed = groupSize(block)
    let width = size.width - insets.leading - insets.trailing - indicatorRoom
    let height = size.height - insets.top - insets.bottom
    let group = CGRect(
      x: insets.leading + (width - needed.width) * horizontal, y: insets.top + (height - needed.height) * vertical,
      width: needed.width, height: needed.height)
    var rects = Rects()
    let slotOrigin: CGPoint
    let textOrigin: CGPoint
    if isStacked {
      slotOrigin = CGPoint(
        x: group.midX - slot.width / 2, y: imageComesLast ? group.maxY - slot.height : group.minY)
      textOrigin = CGPoint(
        x: group.midX - block.size.width / 2, y: imageComesLast ? group.minY : group.maxY - block.size.height)
    } else {
      slotOrigin = CGPoint(
        x: imageComesLast ? group.maxX - slot.width : group.minX, y: group.midY - slot.height / 2)
      textOrigin = CGPoint(
        x: imageComesLast ? group.minX : group.maxX - block.size.width, y: group.midY - block.size.height / 2)
    }
    if imageSize.width > 0 {
      rects.image = CGRect(
        x: slotOrigin.x + (slot.width - imageSize.width) / 2, y: slotOrigin.y + (slot.height - imageSize.height) / 2,
        width: imageSize.width, height: imageSize.height)
    }
    func x(_ width: CGFloat) -> CGFloat { textOrigin.x + (block.size.width - width) * textShare }
    if title != nil {
      rects.title = CGRect(origin: CGPoint(x: x(block.title.width), y: textOrigin.y), size: block.title)
    }
    if subtitle != nil {
      rects.subtitle = CGRect(
        x: x(block.subtitle.width), y: textOrigin.y + block.size.height - block.subtitle.height,
        width: block.subtitle.width, height: block.subtitle.height)
    }
    if indicatorSize.width > 0 {
      rects.indicator = CGRect(
        x: size.width - insets.trailing - indicatorSize.width, y: group.midY - indicatorSize.height / 2,
        width: indicatorSize.width, height: indicatorSize.height)
    }
    return rects.moved { aligned(isRightToLeft ? mirrored($0, in: size.width) : $0) }
  }

  /// The alignment of title and subtitle, and of the lines in each: 0 aligns beginnings, 0.5 centres, 1 ends.
  var textShare: CGFloat {
    switch titleAlignment {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    case .automatic: !hasImage || isStacked ? 0.5 : imageComesLast ? 1 : 0
    }
  }

  private func mirrored(_ rect: CGRect, in width: CGFloat) -> CGRect {
    CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private func aligned(_ rect: CGRect) -> CGRect {
    CGRect(
      origin: CGPoint(x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale),
      size: rect.size)
  }

  private func whole(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
}

extension ButtonContentLayout.Rects {
  /// The rectangles, each transformed by `move`; empty ones stay zero.
  fileprivate func moved(_ move: (CGRect) -> CGRect) -> Self {
    var moved = self
    for part in [\Self.image, \.title, \.subtitle, \.indicator] where self[keyPath: part].size != .zero {
      moved[keyPath: part] = move(self[keyPath: part])
    }
    return moved
  }
}
