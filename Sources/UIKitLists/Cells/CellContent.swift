/// The content view, and the labels and the picture of the built-in styles. They are made when asked for.
@MainActor
final class CellContent {
  private unowned let host: UITableViewCell
  private(set) var view: UIView = UITableViewCellContentView()
  private var storedTextLabel: UILabel?
  private var storedDetailLabel: UILabel?
  private var storedImageView: UIImageView?
  private var isLayingOut = false
  /// The distances by which bars and the device's edges cover the cell's sides: the background extends there, the
  /// content does not.
  var sideInsets = UIEdgeInsets.zero { didSet { if sideInsets != oldValue { host.setNeedsLayout() } } }

  init(host: UITableViewCell) { self.host = host }

  var indentationLevel = 0 { didSet { host.setNeedsLayout() } }
  /// [D] 10 points by default.
  var indentationWidth: CGFloat = 10 { didSet { host.setNeedsLayout() } }
  /// The indentation of the content, in points.
  var indentation: CGFloat { max(CGFloat(indentationLevel) * indentationWidth, 0) }

  /// Whether the content view as a whole is indented: that of a configuration is, while the built-in styles
  /// indent their labels.
  var isIndented: Bool { isConfigured && indentation > 0 }

  /// The frame of the content view, reduced by the indentation.
  func indented(_ frame: CGRect) -> CGRect {
    guard isIndented else { return frame }
    var inner = frame
    inner.origin.x += min(indentation, frame.width)
    inner.size.width -= min(indentation, frame.width)
    return host.mirroredIfNeeded(inner, in: frame)
  }

  func attach() {
    LayoutRoots.make(host)
    LayoutRoots.make(view)
    view.preservesSuperviewLayoutMargins = true
    view.frame = host.bounds
    host.addSubview(view)
  }

  /// Replaces the content view by a configuration's view; nil for a new empty one.
  func replaceView(_ replacement: UIView?) {
    let old = view
    storedTextLabel = nil
    storedDetailLabel = nil
    storedImageView = nil
    brokenLabels = []
    view = replacement ?? UITableViewCellContentView()
    view.translatesAutoresizingMaskIntoConstraints = true
    LayoutRoots.make(view)
    view.preservesSuperviewLayoutMargins = true
    view.frame = old.frame
    host.insertSubview(view, aboveSubview: old)
    old.removeFromSuperview()
    host.editing.contentWasReplaced()
    host.setNeedsLayout()
    host.reuse.sizeDidInvalidate(host)
  }

  func sizeDidInvalidate(of subview: UIView) { if subview === view { host.reuse.sizeDidInvalidate(host) } }

  func layoutDidChange(in subview: UIView) { if subview === view { host.reuse.layoutDidChange(in: host) } }

  // MARK: Parts

  /// Whether a configuration's view replaces the content view: then there are no built-in labels [M].
  private var isConfigured: Bool { host.configuration.content != nil }

  var textLabel: UILabel? {
    if isConfigured { return nil }
    if let storedTextLabel { return storedTextLabel }
    let label = makeLabel(host.cellStyle == .value2 ? .footnote : .body)
    if host.cellStyle == .value2 {
      AppearanceProxies.settingDefaults(of: label) { label.textColor = host.tintColor }
      nameTint = host.tintColor
      label.textAlignment = .right
      nameAlignment = .right
    }
    storedTextLabel = label
    return label
  }

  /// The default colour of the main text in style `value2`; nil in other styles.
  private var nameTint: UIColor?

  /// In style `value2` aligns the main text to the end of its column, unless the app aligned it.
  private func alignName(_ isMirrored: Bool) {
    guard let storedTextLabel, let nameAlignment, storedTextLabel.textAlignment == nameAlignment else { return }
    let alignment: NSTextAlignment = isMirrored ? .left : .right
    guard alignment != nameAlignment else { return }
    storedTextLabel.textAlignment = alignment
    self.nameAlignment = alignment
  }

  /// The default alignment of the main text in style `value2`; nil in other styles.
  private var nameAlignment: NSTextAlignment?

  /// In style `value2` gives the main text the tint colour, unless the app chose another.
  func tintDidChange() {
    guard let nameTint, let storedTextLabel, storedTextLabel.textColor == nameTint else { return }
    AppearanceProxies.settingDefaults(of: storedTextLabel) { storedTextLabel.textColor = host.tintColor }
    self.nameTint = host.tintColor
  }

  var detailTextLabel: UILabel? {
    if isConfigured { return nil }
    if let storedDetailLabel { return storedDetailLabel }
    let label: UILabel
    switch host.cellStyle {
    case .default: return nil
    case .value1:
      label = makeLabel(.body)
      AppearanceProxies.settingDefaults(of: label) { label.textColor = .secondaryLabel }
    case .value2: label = makeLabel(.footnote)
    case .subtitle: label = makeLabel(.caption1)
    }
    storedDetailLabel = label
    return label
  }

  var imageView: UIImageView? {
    guard host.cellStyle != .value2, !isConfigured else { return nil }
    if let storedImageView { return storedImageView }
    let imageView = UIImageView()
    imageView.contentMode = .scaleAspectFit
    imageView.preferredSymbolConfiguration = Self.symbolConfiguration
    view.addSubview(imageView)
    storedImageView = imageView
    watchContent()
    return imageView
  }

  /// Symbol images have the size of body text, and follow the text size [C].
  private static let symbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)

  /// The picture's size as it is shown; nil without a picture.
  private var imageSize: CGSize? {
    guard let storedImageView, storedImageView.image != nil else { return nil }
    return storedImageView.intrinsicContentSize
  }

  private func makeLabel(_ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    AppearanceProxies.settingDefaults(of: label) { label.font = .preferredFont(forTextStyle: style) }
    label.adjustsFontForContentSizeCategory = true
    view.addSubview(label)
    watchContent()
    return label
  }

  /// Lets the cell place its built-in views again when one of them changes: a changed text only invalidates the layout
  /// of the content view.
  private func watchContent() {
    guard let view = view as? UITableViewCellContentView, view.onContentChange == nil else { return }
    view.onContentChange = { [weak self] in
      guard let self, !isLayingOut else { return }
      host.setNeedsLayout()
    }
  }

  /// The leading edge of the built-in text, in the cell's coordinates; nil if there is none.
  var textLeading: CGFloat? {
    if let list = view as? UIListContentView {
      let frame = host.contentFrame
      let isMirrored = host.effectiveUserInterfaceLayoutDirection == .rightToLeft
      return list.parts.textLeading.map { (isMirrored ? host.bounds.maxX - frame.maxX : frame.minX) + $0 }
    }
    guard let storedTextLabel, let image = storedImageView?.image else { return nil }
    let frame = storedTextLabel.frame
    if image.size == .zero { return nil }
    let isMirrored = host.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isMirrored ? host.bounds.maxX - view.frame.minX - frame.maxX : view.frame.minX + frame.minX
  }

  /// The ends of the separator, from the cell's edges, as set by the content; nil if the content does not set them.
  var separatorEnds: SeparatorEnds? {
    guard var ends = (view as? any SeparatorAligning)?.separatorEnds else { return nil }
    let frame = host.contentFrame
    let isMirrored = host.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (left, right) = (frame.minX - host.bounds.minX, host.bounds.maxX - frame.maxX)
    ends.leading? += isMirrored ? right : left
    ends.trailing? += isMirrored ? left : right
    return ends
  }

  // MARK: Layout

  private var isInAccessibilitySize: Bool {
    host.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  private var layout: CellContentLayout {
    CellContentLayout(
      style: host.cellStyle, isStacked: isInAccessibilitySize, text: measurer(storedTextLabel),
      detail: measurer(storedDetailLabel), textLine: storedTextLabel?.font.lineHeight ?? 0,
      detailLine: storedDetailLabel?.font.lineHeight ?? 0, imageSize: imageSize, indentation: indentation)
  }

  /// The labels of one line that have several now.
  private var brokenLabels: [UILabel] = []

  /// [C] In the accessibility text sizes, the built-in labels break their texts into several lines instead of
  /// truncating them.
  private func breakTexts() {
    guard isInAccessibilitySize else {
      guard !brokenLabels.isEmpty else { return }
      for label in brokenLabels where label.numberOfLines == 0 { label.numberOfLines = 1 }
      brokenLabels = []
      return
    }
    for label in [storedTextLabel, storedDetailLabel] {
      guard let label, label.numberOfLines == 1 else { continue }
      label.numberOfLines = 0
      brokenLabels.append(label)
    }
  }

  private func measurer(_ label: UILabel?) -> ((CGFloat) -> CGSize)? {
    guard let label, label.text?.isEmpty == false else { return nil }
    return { label.sizeThatFits(CGSize(width: $0, height: .greatestFiniteMagnitude)) }
  }

  func layOut(in frame: CGRect) {
    isLayingOut = true
    defer { isLayingOut = false }
    place(frame)
    guard storedTextLabel != nil || storedDetailLabel != nil || storedImageView != nil else { return }
    breakTexts()
    let margins = view.layoutMargins
    let isMirrored = host.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let rects = layout.rects(
      in: frame.size, leading: isMirrored ? margins.right : margins.left,
      trailing: isMirrored ? margins.left : margins.right, scale: max(host.traitCollection.displayScale, 1))
    let bounds = view.bounds
    alignName(isMirrored)
    storedImageView?.frame = host.mirroredIfNeeded(rects.image, in: bounds)
    storedTextLabel?.frame = host.mirroredIfNeeded(rects.text, in: bounds)
    storedDetailLabel?.frame = host.mirroredIfNeeded(rects.detail, in: bounds)
  }

  /// Gives the content view its frame, unless the app does so by constraints.
  private func place(_ frame: CGRect) {
    host.editing.updateMargins()
    guard view.translatesAutoresizingMaskIntoConstraints || view.viewState.isLayoutRoot else { return }
    if view.frame != frame { view.frame = frame }
  }

  /// The height that the built-in content needs for the cell width `size.width`, at least that of a standard row.
  func sizeThatFits(_ size: CGSize) -> CGSize {
    // The content view's margins depend on its frame in the cell.
    place(host.contentFrame)
    breakTexts()
    let margins = view.layoutMargins
    let isMirrored = host.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let height = layout.height(
      width: host.contentWidth(of: size), leading: isMirrored ? margins.right : margins.left,
      trailing: isMirrored ? margins.left : margins.right)
    return CGSize(width: size.width, height: height)
  }

  /// The cell's size by the content view's constraints, or by the built-in content if there are none. Constraints of
  /// other subviews of the cell count as well [C]: the row is as high as the larger result.
  func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    host.configuration.updateIfNeeded()
    let isJoined = !view.viewState.isLayoutRoot
    let hasConstraints = isConfigured || view.viewState.constraints?.engine != nil
    guard isJoined || host.viewState.constraints?.engine != nil else {
      return hasConstraints ? contentFittingSize(target, horizontal, vertical) : host.sizeThatFits(target)
    }
    // The content view's margins depend on its frame in the cell.
    place(host.contentFrame)
    let whole = FittingSize(host).size(target: target, horizontal: horizontal, vertical: vertical)
    guard !isJoined, hasConstraints else { return whole.height > 0 ? whole : host.sizeThatFits(target) }
    let inner = contentFittingSize(target, horizontal, vertical)
    return CGSize(width: max(whole.width, inner.width), height: max(whole.height, inner.height))
  }

  private func contentFittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    place(host.contentFrame)
    let inner = host.contentWidth(of: target)
    let size = view.systemLayoutSizeFitting(
      CGSize(width: inner, height: target.height), withHorizontalFittingPriority: horizontal,
      verticalFittingPriority: vertical)
    guard size.height > 0 else { return host.sizeThatFits(target) }
    return CGSize(width: size.width + target.width - inner, height: size.height)
  }

  /// Highlights all labels and image views in the content, at any depth, as on a selected row.
  func setHighlighted(_ isHighlighted: Bool) { Self.setHighlighted(isHighlighted, in: view) }

  private static func setHighlighted(_ isHighlighted: Bool, in view: UIView) {
    for subview in view.subviews {
      if let label = subview as? UILabel { label.isHighlighted = isHighlighted }
      if let imageView = subview as? UIImageView { imageView.isHighlighted = isHighlighted }
      setHighlighted(isHighlighted, in: subview)
    }
  }
}

/// The view that holds a cell's content.
final class UITableViewCellContentView: UIView {
  /// Called when a view inside needs layout: the cell places the built-in views itself.
  var onContentChange: (() -> Void)?

  override func setNeedsLayout() {
    super.setNeedsLayout()
    onContentChange?()
  }
}
