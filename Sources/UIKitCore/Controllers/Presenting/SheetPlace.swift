import ListCore

/// Shows a controller on a sheet: at the lower edge of a narrow window, as a card in the middle of a wide one, and over all of
/// a window that is not high.
@MainActor
final class SheetPlace: PresentationPlace {
  let style: UIModalPresentationStyle
  let replacesPresenter = false
  let makesRoomForKeys = true
  let duration = Presentation.duration
  let settings: SheetSettings
  let content: UIView
  private let dissolves: Bool
  private let shade = PresentationShade(color: .black)
  private let shadow = SheetShadow(frame: .zero)
  private lazy var grabber = SheetGrabber { [weak self] in self?.goToNextHeight() }
  private(set) weak var container: PresentationContainer?
  private weak var presented: UIViewController?
  private lazy var drag = SheetDrag(self)
  private lazy var steppedBackView = SteppedBackView(behind: presentation?.presenter)
  /// The sheet's height while a finger drags it; nil while it rests.
  var draggedHeight: CGFloat? {
    didSet { if draggedHeight != oldValue { layOut(isHidden: false) } }
  }

  init(_ presented: UIViewController, style: UIModalPresentationStyle, settings: SheetSettings) {
    self.presented = presented
    self.style = style
    self.settings = settings
    content = presented.view
    dissolves = presented.presentation.shownTransitionStyle == .crossDissolve
  }

  var presentation: Presentation? { presented?.presentation.incoming }

  func install(in container: PresentationContainer) {
    self.container = container
    // [D] Elevated views are lighter in a dark appearance.
    container.traitOverrides.userInterfaceLevel = .elevated
    settings.place = self
    shade.onTap = { [weak self] in self?.presentation?.dismissByUser() }
    content.clipsToBounds = true
    container.addSubview(shade)
    container.addSubview(shadow)
    container.addSubview(content)
    container.addSubview(grabber)
    container.addGestureRecognizer(drag)
  }

  // MARK: Heights

  private var hasCompactHeight: Bool { container?.traitCollection.verticalSizeClass == .compact }

  /// Whether the sheet covers a window of compact height, regardless of its detents [D].
  var isFullScreen: Bool { hasCompactHeight && !settings.isEdgeAttachedInCompactHeight }

  /// Whether the sheet is a card that touches no edge.
  private var isCard: Bool {
    guard let container, !hasCompactHeight else { return false }
    if style == .formSheet { return container.bounds.width > SheetMetrics.formSize.width }
    return container.traitCollection.horizontalSizeClass == .regular
  }

  /// The greatest height, with the safe area beneath the sheet.
  private var greatestHeight: CGFloat {
    guard let container else { return 0 }
    let bounds = container.bounds
    if isFullScreen { return bounds.height }
    guard isCard else { return bounds.height - container.safeAreaInsets.top - SheetMetrics.topInset }
    let height = bounds.height - 2 * SheetMetrics.pageMargin
    return style == .formSheet ? min(height, formSize.height) : height
  }

  /// [D] The size of a form sheet: the controller's preferred size, or the standard one.
  private var formSize: CGSize {
    let (usual, preferred) = (SheetMetrics.formSize, presented?.preferredContentSize ?? .zero)
    let most = (container?.bounds.width ?? 0) - 2 * SheetMetrics.pageMargin
    return CGSize(
      width: preferred.width > 0 ? min(preferred.width, most) : usual.width,
      height: preferred.height > 0 ? preferred.height : usual.height)
  }

  /// The safe area at the bottom, which detents exclude.
  private var safeAreaBeneath: CGFloat { isCard ? 0 : container?.safeAreaInsets.bottom ?? 0 }

  /// The height of the container that is covered by the keyboard of a responder in the sheet.
  private var keysHeight: CGFloat { container?.heightUnderKeys(of: content) ?? 0 }

  private typealias Resolved = (identifier: SheetSettings.Detent.Identifier, height: CGFloat)

  /// The detents that are active, with their heights, from the lowest to the highest.
  ///
  /// [C] While the keyboard is shown, the highest detent is raised by the height it covers, if there is space; the
  /// lower part of the sheet is behind the keyboard.
  private var resolved: [Resolved] {
    let found = resolvedDetents
    let keys = isCard || isFullScreen ? 0 : keysHeight
    guard keys > 0 else { return found }
    let stops = SheetStops(heights: found.map { Double($0.height) }, room: Double(greatestHeight))
    let raised = CGFloat(stops.raised(by: Double(keys - safeAreaBeneath)))
    return found.map { ($0.identifier, $0.height == CGFloat(stops.highest) ? raised : $0.height) }
  }

  private var resolvedDetents: [Resolved] {
    guard let container else { return [] }
    let greatest = greatestHeight
    if isFullScreen { return [(settings.selected ?? .large, greatest)] }
    let context = SheetResolutionContext(
      traits: container.traitCollection, maximum: max(0, greatest - safeAreaBeneath))
    let found = settings.detents.compactMap { detent in
      detent.resolvedValue(in: context).map { (detent.identifier, min($0 + safeAreaBeneath, greatest)) }
    }
    return found.isEmpty ? [(.large, greatest)] : found.sorted { $0.1 < $1.1 }
  }

  var stops: SheetStops { SheetStops(heights: resolved.map { Double($0.height) }, room: Double(greatestHeight)) }

  private func height(of identifier: SheetSettings.Detent.Identifier?) -> CGFloat? {
    resolved.first { $0.identifier == identifier }?.height
  }

  /// [C] A sheet is at its highest while the keyboard of a responder in it is shown, regardless of the selected detent, and returns
  /// afterwards.
  var restingHeight: CGFloat {
    let heights = resolved
    if keysHeight > 0 { return heights.last?.height ?? greatestHeight }
    return heights.first { $0.identifier == settings.selected }?.height ?? heights.first?.height ?? greatestHeight
  }
  var isAtHighest: Bool { restingHeight >= CGFloat(stops.highest) }

  func select(stop index: Int) {
    let height = CGFloat(stops.heights[index])
    guard height != restingHeight, let found = resolved.first(where: { $0.height == height }) else { return }
    // [?] A user who makes the sheet lower while the keyboard is up no longer needs the keyboard, so that editing ends.
    if keysHeight > 0 { content.endEditing(true) }
    if found.identifier != settings.selected { settings.userSelected(found.identifier) }
  }

  private func goToNextHeight() {
    let heights = stops.heights
    guard presentation?.phase == .shown, heights.count > 1 else { return }
    let next = heights.firstIndex { $0 > Double(restingHeight) } ?? 0
    select(stop: next)
    animateToRest()
  }

  // MARK: Places

  var restingFrame: CGRect { frame(height: restingHeight) }

  /// The sheet's frame at a height; below the lowest detent the sheet keeps its height and moves off the lower edge.
  private func frame(height: CGFloat) -> CGRect {
    guard let bounds = container?.bounds else { return .zero }
    let lowest = CGFloat(stops.lowest)
    let shown = max(height, lowest)
    guard isCard else {
      let sides = attachedSides
      return CGRect(
        x: sides.lowerBound, y: bounds.maxY - height, width: sides.upperBound - sides.lowerBound, height: shown)
    }
    let width = style == .formSheet ? formSize.width : min(SheetMetrics.pageWidth, bounds.width)
    let y = cardTop(height: shown, in: bounds)
    let out = (lowest - min(height, lowest)) / max(1, lowest) * (bounds.maxY - y)
    return CGRect(x: ((bounds.width - width) / 2).rounded(), y: y + out, width: width, height: shown)
  }

  /// [C] A card is centred; if the keyboard covers it, it moves up as far as necessary, or to its margin at the top.
  private func cardTop(height: CGFloat, in bounds: CGRect) -> CGFloat {
    let middle = ((bounds.height - height) / 2).rounded()
    guard keysHeight > 0 else { return middle }
    return min(middle, max(SheetMetrics.pageMargin, bounds.height - keysHeight - height))
  }

  /// The left and the right edge of a sheet that is no card: within the safe area of a window of compact height [D].
  private var attachedSides: ClosedRange<CGFloat> {
    guard let container, hasCompactHeight, !isFullScreen else { return 0...max(0, container?.bounds.width ?? 0) }
    let safe = container.bounds.inset(by: container.safeAreaInsets)
    let preferred = settings.widthFollowsContent ? presented?.preferredContentSize.width ?? 0 : 0
    let width = preferred > 0 ? min(preferred, safe.width) : safe.width
    let left = (safe.midX - width / 2).rounded()
    return left...left + width
  }

  private var corners: (radius: CGFloat, masked: CACornerMask) {
    let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let radius = isFullScreen ? 0 : settings.cornerRadius ?? SheetMetrics.cornerRadius
    return (radius, isCard ? upper.union([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) : upper)
  }

  func layOut(isHidden: Bool) {
    guard let container else { return }
    let height = isHidden && !dissolves ? 0 : draggedHeight ?? restingHeight
    let frame = frame(height: height)
    let corners = corners
    content.layer.cornerRadius = corners.radius
    content.layer.maskedCorners = corners.masked
    if !container.leavesContent {
      content.frame = frame
      content.alpha = isHidden && dissolves ? 0 : 1
    }
    grabber.isHidden = !settings.showsGrabber || isFullScreen
    // During a zoom transition a snapshot of the sheet moves, without the handle, which is therefore hidden.
    grabber.alpha = presentation?.custom?.zoom == nil ? content.alpha : 0
    grabber.frame = CGRect(
      x: frame.midX - SheetMetrics.grabberSize.width / 2, y: frame.minY + SheetMetrics.grabberTop,
      width: SheetMetrics.grabberSize.width, height: SheetMetrics.grabberSize.height)
    if !isCard, !hasCompactHeight {
      steppedBackView?
        .show(isHidden ? 0 : CGFloat(stops.stepBack(at: Double(height))), safeAreaTop: container.safeAreaInsets.top)
    }
    shade.frame = container.bounds
    shade.alpha = isHidden ? 0 : SheetMetrics.shadeOpacity * dimming(at: height)
    shadow.show(
      around: frame, corners.radius, share: isHidden || isFullScreen ? 0 : content.alpha * (1 - dimming(at: height)))
  }

  private func dimming(at height: CGFloat) -> CGFloat {
    CGFloat(stops.dimming(at: Double(height), undimmed: self.height(of: settings.largestUndimmed).map(Double.init)))
  }

  func settingsDidChange() {
    guard draggedHeight == nil else { return }
    container?.setNeedsLayout()
  }

  /// Moves to the height that is selected.
  func animateToRest(duration: TimeInterval = SheetMetrics.greatestDuration, completion: @escaping () -> Void = {}) {
    guard let container, container.window != nil else { return completion() }
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .layoutSubviews],
      animations: { [self] in
        draggedHeight = nil
        layOut(isHidden: false)
        content.layoutIfNeeded()
      }, completion: { _ in completion() })
  }

  func settle() { draggedHeight = nil }

  /// Whether a touch is for the sheet or its dimming view. Views behind an undimmed sheet receive their touches
  /// themselves.
  func takesTouch(at point: CGPoint) -> Bool {
    guard presentation?.phase == .shown, dimming(at: draggedHeight ?? restingHeight) == 0 else { return true }
    return content.frame.contains(point)
  }

  func escape() -> Bool {
    presentation?.dismissByUser()
    return true
  }
}
