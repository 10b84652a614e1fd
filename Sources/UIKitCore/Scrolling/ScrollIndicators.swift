import ListCore

/// The part of a scroll view that ``ScrollIndicators`` uses.
@MainActor
protocol ScrollIndicatorsHost: AnyObject {
  var bounds: CGRect { get }
  var contentSize: CGSize { get }
  var adjustedContentInset: UIEdgeInsets { get }
  var contentInset: UIEdgeInsets { get }
  var insets: ScrollInsets { get }
  var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }
  func addSubview(_ view: UIView)
}

/// The two bars that show the position in the content. They are made when content is first scrolled.
@MainActor
final class ScrollIndicators {
  /// How long an indicator takes to fade out, in seconds [?].
  static let fadeDuration = 0.25
  /// How long an indicator stays visible after scrolling before it fades out, in seconds [?].
  static let restDuration = 0.5

  private unowned let host: any ScrollIndicatorsHost
  private var vertical: ScrollIndicatorView?
  private var horizontal: ScrollIndicatorView?

  init(host: any ScrollIndicatorsHost) { self.host = host }

  var showsVertical = true { didSet { if !showsVertical { vertical?.alpha = 0 } } }
  var showsHorizontal = true { didSet { if !showsHorizontal { horizontal?.alpha = 0 } } }
  var style = UIScrollView.IndicatorStyle.default { didSet { applyStyle() } }
  var adjustsInsets = true { didSet { layOut() } }
  var verticalInsets = UIEdgeInsets.zero { didSet { layOut() } }
  var horizontalInsets = UIEdgeInsets.zero { didSet { layOut() } }

  func setBothInsets(_ insets: UIEdgeInsets) {
    verticalInsets = insets
    horizontalInsets = insets
  }

  // MARK: Showing

  /// Shows the indicators of the axes on which there is more than fits.
  func appear() {
    if showsVertical, metrics(.vertical) != nil {
      let view = vertical ?? makeView()
      vertical = view
      view.appear()
    }
    if showsHorizontal, metrics(.horizontal) != nil {
      let view = horizontal ?? makeView()
      horizontal = view
      view.appear()
    }
    layOut()
  }

  private func makeView() -> ScrollIndicatorView {
    let view = ScrollIndicatorView(style: style)
    host.addSubview(view)
    return view
  }

  /// Fades out the indicators after a moment.
  func fade() {
    vertical?.fade(after: Self.restDuration, over: Self.fadeDuration)
    horizontal?.fade(after: Self.restDuration, over: Self.fadeDuration)
  }

  func flash() {
    appear()
    fade()
  }

  private func applyStyle() {
    vertical?.style = style
    horizontal?.style = style
  }

  // MARK: Placing

  /// Places the visible indicators by the content's offset, in front of all other views. O(1).
  func layOut() {
    if let vertical { place(vertical, .vertical) }
    if let horizontal { place(horizontal, .horizontal) }
  }

  private enum Axis {
    case vertical
    case horizontal
  }

  private func place(_ indicator: ScrollIndicatorView, _ axis: Axis) {
    guard indicator.isShown else { return }
    guard let metrics = metrics(axis) else { return indicator.hide() }
    let bounds = host.bounds
    let insets = insets(axis)
    let thickness = ScrollIndicatorMetrics.thickness
    let distance = ScrollIndicatorMetrics.edgeDistance
    switch axis {
    case .vertical:
      let isMirrored = host.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let x =
        isMirrored
        ? bounds.minX + insets.left + distance : bounds.maxX - insets.right - distance - thickness
      indicator.place(
        CGRect(x: x, y: bounds.minY + insets.top + metrics.start, width: thickness, height: metrics.length))
    case .horizontal:
      indicator.place(
        CGRect(
          x: bounds.minX + insets.left + metrics.start, y: bounds.maxY - insets.bottom - distance - thickness,
          width: metrics.length, height: thickness))
    }
  }

  private func insets(_ axis: Axis) -> UIEdgeInsets {
    let own = axis == .vertical ? verticalInsets : horizontalInsets
    guard adjustsInsets else { return own }
    // The insets of bars, without the app's own content inset and the space of a refresh control.
    let adjusted = host.adjustedContentInset
    let content = host.contentInset
    return UIEdgeInsets(
      top: own.top + adjusted.top - content.top - host.insets.refreshRoom,
      left: own.left + adjusted.left - content.left,
      bottom: own.bottom + adjusted.bottom - content.bottom,
      right: own.right + adjusted.right - content.right)
  }

  private func metrics(_ axis: Axis) -> ScrollIndicatorMetrics? {
    let bounds = host.bounds
    let insets = insets(axis)
    let adjusted = host.adjustedContentInset
    switch axis {
    case .vertical:
      return ScrollIndicatorMetrics(
        track: bounds.height - insets.top - insets.bottom, visible: bounds.height, offset: bounds.minY,
        content: host.contentSize.height, leading: adjusted.top, trailing: adjusted.bottom)
    case .horizontal:
      return ScrollIndicatorMetrics(
        track: bounds.width - insets.left - insets.right, visible: bounds.width, offset: bounds.minX,
        content: host.contentSize.width, leading: adjusted.left, trailing: adjusted.right)
    }
  }
}

extension UIScrollView: ScrollIndicatorsHost {}
