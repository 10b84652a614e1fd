/// Shows a controller beside its source, in a window that is wide enough.
@MainActor
final class PopoverPlace: PresentationPlace {
  /// The size of a popover whose controller prefers none, and the radius of its corners, in points [C].
  static let standardSize = CGSize(width: 320, height: 480)
  static let cornerRadius: CGFloat = 13
  static let shadowOpacity: Float = 0.25
  static let shadowRadius: CGFloat = 32

  let style = UIModalPresentationStyle.popover
  let replacesPresenter = false
  let makesRoomForKeys = true
  let duration: TimeInterval = 0.25
  private weak var presented: UIViewController?
  private let popover: UIPopoverPresentationController
  private let content: UIView
  private let shadow = UIView(frame: .zero)
  private let arrow = PopoverArrow(frame: .zero)
  private let shade = PresentationShade(color: .clear)
  private weak var container: PresentationContainer?

  init(_ presented: UIViewController, popover: UIPopoverPresentationController) {
    self.presented = presented
    self.popover = popover
    content = presented.view
    shade.onTap = { [weak self] in _ = self?.escape() }
  }

  func install(in container: PresentationContainer) {
    self.container = container
    container.traitOverrides.userInterfaceLevel = .elevated
    shadow.isUserInteractionEnabled = false
    shadow.layer.cornerRadius = Self.cornerRadius
    shadow.layer.shadowOpacity = Self.shadowOpacity
    shadow.layer.shadowRadius = Self.shadowRadius
    shadow.layer.shadowOffset = .zero
    content.layer.cornerRadius = Self.cornerRadius
    content.clipsToBounds = true
    for view in [shade, shadow, arrow, content] { container.addSubview(view) }
  }

  var restingFrame: CGRect { placement?.frame ?? .zero }

  private var placement: PopoverPlacement? {
    guard let container else { return nil }
    var insets = container.safeAreaInsets
    // [C] A popover stays above the keyboard.
    insets.bottom = max(insets.bottom, container.heightUnderKeys(of: content))
    let room = container.bounds.inset(by: insets).inset(by: popover.popoverLayoutMargins)
    return PopoverPlacement(
      size: size(in: room.size), source: popover.sourceFrame(in: container), room: room,
      directions: popover.permittedArrowDirections)
  }

  private func size(in room: CGSize) -> CGSize {
    if presented is UIAlertController {
      return content.sizeThatFits(CGSize(width: min(Self.standardSize.width, room.width), height: room.height))
    }
    let wanted = presented?.preferredContentSize ?? .zero
    let size = wanted == .zero ? Self.standardSize : wanted
    return CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
  }

  func layOut(isHidden: Bool) {
    guard let container else { return }
    shade.frame = container.bounds
    guard let placement else { return }
    popover.arrowDirection = placement.direction
    for view in [shadow, content] { view.frame = placement.frame }
    arrow.isHidden = placement.arrow.isNull
    if !placement.arrow.isNull {
      arrow.direction = placement.direction
      arrow.frame = placement.arrow
    }
    let color = popover.backgroundColor ?? content.backgroundColor ?? .systemBackground
    shadow.backgroundColor = color
    arrow.color = color
    for view in [shadow, arrow, content] { view.alpha = isHidden ? 0 : 1 }
  }

  /// Touches on pass-through views are not for the popover's container, so that the views behind it receive them.
  func takesTouch(at point: CGPoint) -> Bool {
    guard let container, let views = popover.passthroughViews else { return true }
    let isOnPopover = content.frame.contains(point) || arrow.frame.contains(point)
    return isOnPopover
      || !views.contains { view in
        view.window != nil && view.window === container.window
          && view.hitTest(view.convert(point, from: container), with: nil) != nil
      }
  }

  func didAppear() { (presented as? UIAlertController)?.session.didAppear() }

  func escape() -> Bool {
    guard let alert = presented as? UIAlertController else {
      presented?.presentation.incoming?.dismissByUser()
      return true
    }
    // [D] A touch outside of an action sheet in a popover dismisses it, even if it has no cancel action.
    if !alert.session.cancel() { alert.dismiss(animated: true) }
    return true
  }
}
