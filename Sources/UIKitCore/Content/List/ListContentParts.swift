/// The labels and the image of a list content view. They are made when first needed; an update sets only
/// the properties that changed.
@MainActor
package final class ListContentParts {
  private unowned let view: UIView
  private(set) var configuration = UIListContentConfiguration.cell()
  private var textLabel: UILabel?
  private var secondaryTextLabel: UILabel?
  private var imageView: UIImageView?
  private var attributedText: ShownAttributedText?
  private var secondaryAttributedText: ShownAttributedText?
  private lazy var guides = ListContentGuides(view: view)
  private var hasShown = false

  init(view: UIView) { self.view = view }

  // MARK: Content

  /// Content of another type is reported and skipped: wrong data must not stop the app.
  func take(_ configuration: any UIContentConfiguration) {
    guard let configuration = configuration as? UIListContentConfiguration else {
      return DataLog.say(
        """
        UIListContentView was given a configuration of type \(type(of: configuration)). It shows \
        UIListContentConfiguration and keeps what it shows; give the cell the configuration instead, which then \
        makes its own view.
        """)
    }
    show(configuration)
  }

  func show(_ configuration: UIListContentConfiguration) {
    let keepsPlaces = configuration.takesSameRoom(as: self.configuration) && hasShown
    self.configuration = configuration
    hasShown = true
    update(
      &textLabel, &attributedText, configuration.text, configuration.textRuns, configuration.textProperties)
    update(
      &secondaryTextLabel, &secondaryAttributedText, configuration.secondaryText,
      configuration.secondaryTextRuns, configuration.secondaryTextProperties)
    updateImage(configuration.image, configuration.imageProperties, isKept: keepsPlaces)
    if view.alpha != configuration.alpha { view.alpha = configuration.alpha }
    if keepsPlaces { return }
    view.setNeedsLayout()
    view.invalidateIntrinsicContentSize()
  }

  private func update(
    _ label: inout UILabel?, _ shown: inout ShownAttributedText?, _ text: String?, _ attributed: AttributedRuns?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    guard text?.isEmpty == false || (attributed?.length ?? 0) > 0 else {
      label?.removeFromSuperview()
      label = nil
      shown = nil
      return
    }
    if label == nil {
      let made = UILabel()
      view.addSubview(made)
      label = made
    }
    guard let label else { return }
    let next = attributed.map { ShownAttributedText(text: $0, properties: properties) }
    // Setting the text changes the label's properties, so the comparison is with the text and properties last shown.
    guard next == nil || next != shown else { return }
    shown = next
    properties.labelProperties.apply(to: label)
    if let attributed {
      label.content.setAttributedText(attributed)
    } else {
      let shown = properties.transform.applied(to: text ?? "")
      if label.text != shown { label.text = shown }
      label.setSpokenText(properties.transform == .none ? nil : text)
    }
  }

  /// - Parameter isKept: Whether the image is known to look like the previous one, so that it need not be set.
  private func updateImage(
    _ image: UIImage?, _ properties: UIListContentConfiguration.ImageProperties, isKept: Bool
  ) {
    guard let image else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    if imageView == nil {
      let made = UIImageView()
      made.contentMode = .scaleAspectFit
      view.addSubview(made)
      imageView = made
    }
    guard let imageView else { return }
    if image.size == .zero {
      DataLog.say("The list content “\(configuration.text ?? "")” got an image of no size: it is shown as without one.")
    }
    if !areSame(imageView.preferredSymbolConfiguration, properties.preferredSymbolConfiguration) {
      imageView.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    }
    if !isKept, !areSame(imageView.image, image) { imageView.image = image }
    imageView.tintColor = properties.resolvedTintColor(for: view.tintColor)
    if imageView.layer.cornerRadius != properties.cornerRadius {
      imageView.layer.cornerRadius = properties.cornerRadius
      imageView.clipsToBounds = properties.cornerRadius > 0
    }
  }

  // MARK: Guides

  var textLayoutGuide: UILayoutGuide? { guides.guide(around: textLabel) }
  var secondaryTextLayoutGuide: UILayoutGuide? { guides.guide(around: secondaryTextLabel) }
  var imageLayoutGuide: UILayoutGuide? { guides.guide(around: imageView) }

  // MARK: Layout

  /// The leading edge of the texts, from the view's leading edge in points; nil without an image.
  package var textLeading: CGFloat? {
    guard imageView != nil || reservedSize(for: nil).width > 0 else { return nil }
    return textStart
  }

  /// The distance of the texts from the view's leading edge, with or without an image, in points.
  package var textStart: CGFloat {
    let layout = layout(measuresTexts: false)
    return layout.leading + layout.textStart
  }

  /// How far below the view's centre the texts' centre is, in points, as margins above and below may differ.
  package var middleOffset: CGFloat {
    let margins = margins
    return (margins.top - margins.bottom) / 2
  }

  func size(width: CGFloat) -> CGSize {
    // UIKit: as wide as asked, as high as needed.
    let size = layout.size(width: width)
    return CGSize(width: width < .greatestFiniteMagnitude ? width : size.width, height: size.height)
  }

  func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority) -> CGSize {
    guard target.width > 0, horizontal.rawValue > UILayoutPriority.fittingSizeLevel.rawValue else {
      return layout.size(width: .greatestFiniteMagnitude)
    }
    return size(width: target.width)
  }

  func place() {
    let rects = layout.rects(in: view.bounds.size)
    set(imageView, rects.image)
    set(textLabel, rects.text)
    set(secondaryTextLabel, rects.secondaryText)
  }

  private func set(_ part: UIView?, _ rect: CGRect) {
    guard let part else { return }
    var frame = rect
    if isRightToLeft { frame.origin.x = view.bounds.width - rect.maxX }
    if part.frame != frame { part.frame = frame }
  }

  private var isRightToLeft: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var layout: ListContentLayout { layout(measuresTexts: true) }

  /// - Parameter measuresTexts: false if only the leading edge is needed, which does not depend on the texts.
  private func layout(measuresTexts: Bool) -> ListContentLayout {
    let margins = margins
    let imageSize = imageSize
    return ListContentLayout(
      top: margins.top, leading: margins.leading, bottom: margins.bottom, trailing: margins.trailing,
      imageSize: imageSize, reservedSize: reservedSize(for: imageSize),
      imageToText: configuration.imageToTextPadding,
      horizontalPadding: configuration.textToSecondaryTextHorizontalPadding,
      verticalPadding: configuration.textToSecondaryTextVerticalPadding,
      prefersSideBySide: configuration.prefersSideBySideTextAndSecondaryText,
      minimumHeight: configuration.style.minimumHeight,
      scale: max(view.traitCollection.displayScale, 1), text: measuresTexts ? measurer(textLabel) : nil,
      secondaryText: measuresTexts ? measurer(secondaryTextLabel) : nil,
      textLine: measuresTexts ? textLabel?.font.lineHeight ?? 0 : 0,
      secondaryTextLine: measuresTexts ? secondaryTextLabel?.font.lineHeight ?? 0 : 0)
  }

  private func measurer(_ label: UILabel?) -> ((CGFloat) -> CGSize)? {
    guard let label else { return nil }
    return { label.sizeThatFits(CGSize(width: $0, height: .greatestFiniteMagnitude)) }
  }

  /// The size reserved for the image: `reservedLayoutSize`, with the standard size where that is requested, and as the
  /// default width of symbols. A wider symbol gets its own width.
  private func reservedSize(for imageSize: CGSize?) -> CGSize {
    var size = configuration.imageProperties.reservedLayoutSize
    let standard = UIListContentConfiguration.ImageProperties.standardDimension
    let isSymbol = imageView?.image?.isSymbolImage == true
    guard isSymbol || size.width == standard || size.height == standard else { return size }
    let room = UIFontMetrics.default.scaledValue(
      for: ListContentMetrics.symbolRoom, compatibleWith: view.traitCollection)
    if size.width == standard || (isSymbol && size.width == 0) { size.width = max(room, imageSize?.width ?? 0) }
    if size.height == standard { size.height = room }
    return size
  }

  /// The size of the image, at most `maximumSize`; nil for an image of no size, which takes no space.
  private var imageSize: CGSize? {
    guard let size = imageView?.intrinsicContentSize, size.width > 0, size.height > 0 else { return nil }
    let limit = configuration.imageProperties.maximumSize
    var factor: CGFloat = 1
    if limit.width > 0 { factor = min(factor, limit.width / size.width) }
    if limit.height > 0 { factor = min(factor, limit.height / size.height) }
    return CGSize(width: size.width * factor, height: size.height * factor)
  }

  /// [M] Along an axis that preserves the superview's margins, a margin is at least as wide as the part of the
  /// superview's margin within the view.
  private var margins: NSDirectionalEdgeInsets {
    var margins = configuration.directionalLayoutMargins
    guard let superview = view.superview else { return margins }
    let outer = superview.directionalLayoutMargins
    let frame = view.frame
    let axes = configuration.axesPreservingSuperviewLayoutMargins
    if axes.contains(.horizontal) {
      var left = frame.minX
      var right = superview.bounds.width - frame.maxX
      if let cell = superview as? any ContentShifting {
        if isRightToLeft { right -= cell.contentShift } else { left -= cell.contentShift }
      }
      margins.leading = max(margins.leading, outer.leading - (isRightToLeft ? right : left))
      margins.trailing = max(margins.trailing, outer.trailing - (isRightToLeft ? left : right))
    }
    if axes.contains(.vertical) {
      margins.top = max(margins.top, outer.top - frame.minY)
      margins.bottom = max(margins.bottom, outer.bottom - (superview.bounds.height - frame.maxY))
    }
    return margins
  }
}

/// A view that shifts its content for editing controls and indentation. The content keeps its whole leading margin in
/// addition to the shift.
@MainActor
package protocol ContentShifting: UIView {
  /// The shift from the leading edge, in points.
  var contentShift: CGFloat { get }
}

/// An attributed text, with the properties with which a label was given it.
private struct ShownAttributedText: Equatable {
  var text: AttributedRuns
  var properties: UIListContentConfiguration.TextProperties
}

extension UIListContentConfiguration.TextProperties {
  fileprivate var labelProperties: LabelProperties {
    LabelProperties(
      font: font, color: resolvedColor(), alignment: alignment.textAlignment, lineBreakMode: lineBreakMode,
      numberOfLines: numberOfLines, adjustsFontSizeToFitWidth: adjustsFontSizeToFitWidth,
      minimumScaleFactor: minimumScaleFactor, adjustsFontForContentSizeCategory: adjustsFontForContentSizeCategory)
  }
}

extension UIListContentConfiguration.TextProperties.TextAlignment {
  fileprivate var textAlignment: NSTextAlignment {
    switch self {
    case .natural: .natural
    case .center: .center
    case .justified: .justified
    }
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  func applied(to text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}
