/// Shows a controller beside what it belongs to, on a window that is wide enough.
@MainActor
final class PopoverPlace: PresentationPlace {
  /// Size of a popover that asks for none, its distance from the edges and from its source, and its corners' radius, in
  /// points [C].
  static let standardSize = CGSize(width: 320, height: 480)
  static let margin: CGFloat = 10
  static let gap: CGFloat = 8
  static let cornerRadius: CGFloat = 13
  static let shadowOpacity: Float = 0.25
  static let shadowRadius: CGFloat = 32

  let style = UIModalPresentationStyle.popover
  let replacesPresenter = false
  let duration: TimeInterval = 0.25
  private unowned let presented: UIViewController
  private let popover: UIPopoverPresentationController
  private let content: UIView
  private let shadow = UIView(frame: .zero)
  private let shade = PresentationShade(color: .clear)
  private weak var container: PresentationContainer?

  init(_ presented: UIViewController, popover: UIPopoverPresentationController) {
    self.presented = presented
    self.popover = popover
    content = presented.view
    shade.onTouch = { [weak self] in _ = self?.escape() }
  }

  func install(in container: PresentationContainer) {
    self.container = container
    container.traitOverrides.userInterfaceLevel = .elevated
    shadow.isUserInteractionEnabled = false
    shadow.backgroundColor = .systemBackground
    shadow.layer.cornerRadius = Self.cornerRadius
    shadow.layer.shadowOpacity = Self.shadowOpacity
    shadow.layer.shadowRadius = Self.shadowRadius
    shadow.layer.shadowOffset = .zero
    content.layer.cornerRadius = Self.cornerRadius
    content.clipsToBounds = true
    for view in [shade, shadow, content] { container.addSubview(view) }
  }

  var restingFrame: CGRect {
    guard let container else { return .zero }
    let room = container.bounds.inset(by: container.safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
    let size = size(in: room.size)
    return PopoverPlacement(
      size: size, source: popover.sourceFrame(in: container), room: room, directions: popover.permittedArrowDirections
    ).frame
  }

  private func size(in room: CGSize) -> CGSize {
    if presented is UIAlertController {
      return content.sizeThatFits(CGSize(width: min(Self.standardSize.width, room.width), height: room.height))
    }
    let wanted = presented.preferredContentSize
    let size = wanted == .zero ? Self.standardSize : wanted
    return CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
  }

  func layOut(isHidden: Bool) {
    guard let container else { return }
    shade.frame = container.bounds
    let frame = restingFrame
    for view in [shadow, content] {
      view.frame = frame
      view.alpha = isHidden ? 0 : 1
    }
  }

  func didAppear() { (presented as? UIAlertController)?.session.didAppear() }

  func escape() -> Bool {
    guard let alert = presented as? UIAlertController else {
      presented.presentation.incoming?.dismissByUser()
      return true
    }
    // [D] Beside a popover a touch closes an action sheet even where no choice cancels.
    if !alert.session.cancel() { alert.dismiss(animated: true) }
    return true
  }
}

/// Where a popover stands: below its source, above it, or beside it, wherever there is most room for it.
@MainActor
struct PopoverPlacement {
  let frame: CGRect

  /// - Parameters:
  ///   - source: what the popover belongs to; nil for one that stands in the middle.
  ///   - directions: where arrows may point, seen from the popover: up means below the source.
  init(size: CGSize, source: CGRect?, room: CGRect, directions: UIPopoverArrowDirection) {
    guard let source else {
      frame = CGRect(
        x: (room.midX - size.width / 2).rounded(), y: (room.midY - size.height / 2).rounded(), width: size.width,
        height: size.height)
      return
    }
    let gap = PopoverPlace.gap
    let sides: [(UIPopoverArrowDirection, room: CGFloat, needed: CGFloat)] = [
      (.up, room.maxY - source.maxY - gap, size.height), (.down, source.minY - gap - room.minY, size.height),
      (.left, room.maxX - source.maxX - gap, size.width), (.right, source.minX - gap - room.minX, size.width),
    ]
    let allowed = sides.filter { directions.contains($0.0) }
    let candidates = allowed.isEmpty ? sides : allowed
    let side = candidates.first { $0.room >= $0.needed } ?? candidates.max { $0.room - $0.needed < $1.room - $1.needed }
    var origin = CGPoint(x: source.midX - size.width / 2, y: source.midY - size.height / 2)
    switch side?.0 {
    case .up?: origin.y = source.maxY + gap
    case .down?: origin.y = source.minY - gap - size.height
    case .left?: origin.x = source.maxX + gap
    case .right?: origin.x = source.minX - gap - size.width
    default: break
    }
    frame = CGRect(
      x: min(max(origin.x, room.minX), room.maxX - size.width).rounded(),
      y: min(max(origin.y, room.minY), room.maxY - size.height).rounded(), width: size.width, height: size.height)
  }
}
