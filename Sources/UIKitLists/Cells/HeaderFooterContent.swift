import ListCore

/// The reuse identifier of a header or footer.
@MainActor
final class HeaderFooterReuse {
  var identifier: String?
}

/// The look and position of a title: by the table's style, and whether it is above or below the rows.
struct HeaderFooterStyle: Equatable {
  var isGrouped = false
  var isFooter = false
  /// The space before and after the text, in points.
  var sideMargin = CellMetrics.sideMargin

  /// [M] The grouped header's margins; [?] the others.
  var topMargin: CGFloat { isGrouped ? (isFooter ? 8 : 17) : 0 }
  var bottomMargin: CGFloat { isGrouped ? (isFooter ? 8 : 6) : 0 }
  /// [C] Footnote in groups, headline (17 semibold) in plain tables.
  var textStyle: UIFont.TextStyle { isGrouped || isFooter ? .footnote : .headline }
  /// [C] Titles of grouped headers are in capitals until iOS 26.
  var isUppercase: Bool { isGrouped && !isFooter }
}

/// Content view, labels and background of a section's header or footer.
@MainActor
final class HeaderFooterContent {
  private unowned let host: UITableViewHeaderFooterView
  private(set) var view = UIView()
  private var storedTextLabel: UILabel?
  private var storedDetailLabel: UILabel?

  init(host: UITableViewHeaderFooterView) { self.host = host }

  /// The distances by which bars and the device's edges cover the view's sides.
  var sideInsets = UIEdgeInsets.zero { didSet { if sideInsets != oldValue { host.setNeedsLayout() } } }

  /// Whether the view is pinned to an edge of the table, away from its own position.
  var isPinned = false { didSet { if isPinned != oldValue { host.setNeedsUpdateConfiguration() } } }

  /// The extra space above the content of a grouped table's first header.
  var roomAbove: CGFloat = 0 { didSet { if roomAbove != oldValue { host.setNeedsLayout() } } }

  /// The insets of the content view in the view.
  var insets: UIEdgeInsets { sideInsets + UIEdgeInsets(top: roomAbove, left: 0, bottom: 0, right: 0) }

  /// [C] Sets the background that hides the rows below a pinned header, unless the app gave the header a background.
  func setDefaultBackground(_ color: UIColor) {
    guard backgroundView == nil, host.configuration.background == nil else { return }
    if host.backgroundColor == nil || host.backgroundColor == defaultBackground {
      AppearanceProxies.withoutNotes { host.backgroundColor = color }
    }
    defaultBackground = color
  }

  private var defaultBackground: UIColor?

  var style = HeaderFooterStyle() { didSet { if style != oldValue { applyStyle() } } }

  var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { host.insertSubview(backgroundView, at: 0) }
      host.setNeedsLayout()
    }
  }

  func attach() {
    LayoutRoots.make(host)
    LayoutRoots.make(view)
    view.frame = host.bounds
    view.preservesSuperviewLayoutMargins = true
    host.addSubview(view)
  }

  /// Replaces the content view by a configuration's view; nil for a new empty one.
  func replaceView(_ replacement: UIView?) {
    let old = view
    storedTextLabel = nil
    storedDetailLabel = nil
    view = replacement ?? UIView()
    view.translatesAutoresizingMaskIntoConstraints = true
    LayoutRoots.make(view)
    view.frame = old.frame
    view.preservesSuperviewLayoutMargins = true
    host.insertSubview(view, aboveSubview: old)
    old.removeFromSuperview()
    host.setNeedsLayout()
  }

  /// Whether a configuration's view replaces the content view: then there are no built-in labels [M].
  private var isConfigured: Bool { host.configuration.content != nil }

  var textLabel: UILabel? {
    if isConfigured { return nil }
    if let storedTextLabel { return storedTextLabel }
    let label = UILabel()
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
    view.addSubview(label)
    storedTextLabel = label
    applyStyle()
    return label
  }

  var detailTextLabel: UILabel? {
    if isConfigured { return nil }
    if let storedDetailLabel { return storedDetailLabel }
    let label = UILabel()
    label.numberOfLines = 0
    AppearanceProxies.settingDefaults(of: label) {
      label.font = .preferredFont(forTextStyle: .footnote)
      label.textColor = .secondaryLabel
    }
    label.adjustsFontForContentSizeCategory = true
    view.addSubview(label)
    storedDetailLabel = label
    return label
  }

  /// Shows a section's title from the data source.
  func setTitle(_ title: String) {
    textLabel?.text = style.isUppercase ? title.uppercased() : title
    textLabel?.setSpokenText(style.isUppercase ? title : nil)
    host.setNeedsLayout()
  }

  private func applyStyle() {
    guard let label = storedTextLabel else { return }
    AppearanceProxies.settingDefaults(of: label) {
      label.font = .preferredFont(forTextStyle: style.textStyle)
      label.textColor = style.isGrouped || style.isFooter ? .secondaryLabel : .label
    }
    host.setNeedsLayout()
  }

  // MARK: Layout

  func layOut() {
    backgroundView?.frame = host.bounds
    let bounds = uncovered(host.bounds, below: roomAbove)
    if view.translatesAutoresizingMaskIntoConstraints || view.viewState.isLayoutRoot { view.frame = bounds }
    guard storedTextLabel != nil || storedDetailLabel != nil else { return }
    let scale = max(host.traitCollection.displayScale, 1)
    let width = max(bounds.width - 2 * style.sideMargin, 0)
    let texts = StackedTexts(
      text(storedTextLabel, width), text(storedDetailLabel, width), gap: 0, room: bounds.height)
    let block = texts.height
    let room = bounds.height - style.topMargin - style.bottomMargin
    // The text is at the bottom of a grouped header, at the top of a grouped footer, and in the middle of plain ones.
    let slack = max(room - block, 0)
    var y = style.topMargin
    if !style.isGrouped {
      y += slack / 2
    } else if !style.isFooter {
      y += slack
    }
    // If the view is too low, the margins are reduced first.
    y = max(min(y, bounds.height - block), 0)
    y = (y * scale).rounded() / scale
    let middle = (texts.first * scale + 0.001).rounded(.down) / scale
    storedTextLabel?.frame = CGRect(x: style.sideMargin, y: y, width: width, height: middle)
    storedDetailLabel?.frame = CGRect(
      x: style.sideMargin, y: y + middle, width: width, height: (texts.second * scale + 0.001).rounded(.down) / scale)
  }

  private func text(_ label: UILabel?, _ width: CGFloat) -> StackedTexts.Text {
    StackedTexts.Text(
      height(of: label, width), line: label?.font.lineHeight ?? 0, max(host.traitCollection.displayScale, 1))
  }

  func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = max(size.width - sideInsets.left - sideInsets.right - 2 * style.sideMargin, 0)
    let block = height(of: storedTextLabel, width) + height(of: storedDetailLabel, width)
    return CGSize(width: size.width, height: block + style.topMargin + style.bottomMargin)
  }

  /// The size by the content view's constraints, or by the built-in texts if there are none.
  func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    host.configuration.updateIfNeeded()
    guard view.viewState.isLayoutRoot else {
      // Constraints connect the content view with views outside, so the whole host is measured.
      var size = FittingSize(host).size(target: target, horizontal: horizontal, vertical: vertical)
      size.height -= roomAbove
      return size.height > 0 ? size : host.sizeThatFits(target)
    }
    guard isConfigured || view.viewState.constraints?.engine != nil else { return host.sizeThatFits(target) }
    // The content view's margins depend on its frame, so the frame is set before measuring. It has to be the final one,
    // as the host may not be laid out again.
    let frame = uncovered(host.bounds, below: roomAbove)
    if view.frame != frame { view.frame = frame }
    let covered = sideInsets.left + sideInsets.right
    let size = view.systemLayoutSizeFitting(
      CGSize(width: target.width - covered, height: target.height), withHorizontalFittingPriority: horizontal,
      verticalFittingPriority: vertical)
    return size.height > 0 ? CGSize(width: size.width + covered, height: size.height) : host.sizeThatFits(target)
  }

  /// The frame of the content, below the space at the top.
  private func uncovered(_ bounds: CGRect, below room: CGFloat = 0) -> CGRect {
    var frame = bounds.inset(by: sideInsets)
    frame.origin.y += min(room, bounds.height)
    frame.size.height -= min(room, bounds.height)
    return frame
  }

  private func height(of label: UILabel?, _ width: CGFloat) -> CGFloat {
    guard let label, label.text?.isEmpty == false else { return 0 }
    let scale = max(host.traitCollection.displayScale, 1)
    let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    return (height * scale).rounded(.up) / scale
  }
}

extension UITableViewHeaderFooterView {
  func setUp(reuseIdentifier: String?) {
    reuse.identifier = reuseIdentifier
    content.attach()
  }
}
