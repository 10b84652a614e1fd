/// Shows an alert in the middle of its window, or an action sheet at the lower edge.
@MainActor
final class AlertPlace: PresentationPlace {
  let style = UIModalPresentationStyle.overFullScreen
  let replacesPresenter = false
  let makesRoomForKeys = true
  private weak var alert: UIAlertController?
  private let isSheet: Bool
  private let content: UIView
  private let shade = PresentationShade(color: AlertPlace.shadeColor)
  private weak var container: PresentationContainer?

  init(_ alert: UIAlertController) {
    self.alert = alert
    isSheet = alert.preferredStyle == .actionSheet
    content = alert.view
    shade.onTap = { [weak self] in self?.shadeWasTouched() }
  }

  private static let shadeColor = UIColor { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? AlertMetrics.darkShade : AlertMetrics.lightShade)
  }

  var duration: TimeInterval { isSheet ? AlertMetrics.sheetDuration : AlertMetrics.alertDuration }

  func install(in container: PresentationContainer) {
    self.container = container
    container.addSubview(shade)
    container.addSubview(content)
  }

  var restingFrame: CGRect {
    guard let container else { return .zero }
    let margin = AlertMetrics.sheetMargin
    // [C] An alert is centred in the area above the keyboard.
    var insets = container.safeAreaInsets
    insets.bottom = max(insets.bottom, container.heightUnderKeys(of: content))
    let room = container.bounds.inset(by: insets).insetBy(dx: margin, dy: margin)
    let size = content.sizeThatFits(room.size)
    let pixel = 1 / max(1, container.traitCollection.displayScale)
    func aligned(_ value: CGFloat) -> CGFloat { (value / pixel).rounded() * pixel }
    let x = aligned(room.midX - size.width / 2)
    let y = isSheet ? room.maxY - size.height : room.midY - size.height / 2
    return CGRect(x: x, y: aligned(y), width: size.width, height: size.height)
  }

  func layOut(isHidden: Bool) {
    guard let container else { return }
    shade.frame = container.bounds
    shade.alpha = isHidden ? 0 : 1
    let frame = restingFrame
    content.bounds.size = frame.size
    var center = CGPoint(x: frame.midX, y: frame.midY)
    if isSheet {
      if isHidden { center.y = container.bounds.maxY + frame.height / 2 }
    } else {
      content.alpha = isHidden ? 0 : 1
      let scale = isHidden && isComing ? AlertMetrics.openingScale : 1
      content.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
    content.center = center
  }

  /// [C] An alert shrinks to its size as it appears, and only fades as it disappears.
  private var isComing: Bool { alert?.isBeingPresented == true }

  func didAppear() { alert?.session.didAppear() }

  /// [C] A touch beside an action sheet is the choice that cancels; an alert has to be answered.
  private func shadeWasTouched() { if isSheet { alert?.session.cancel() } }

  /// Without a choice that cancels an alert has to be answered.
  func escape() -> Bool {
    alert?.session.cancel()
    return true
  }
}
