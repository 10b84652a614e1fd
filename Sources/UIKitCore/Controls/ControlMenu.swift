/// The menu of a control. A long press opens it, or any touch if the menu is the control's primary action.
@MainActor
final class ControlMenu {
  private unowned let control: UIControl
  private(set) var interaction: UIContextMenuInteraction?
  var showsMenuAsPrimaryAction = false

  init(_ control: UIControl) { self.control = control }

  var isEnabled: Bool {
    get { interaction != nil }
    set {
      guard newValue != isEnabled else { return }
      guard newValue else {
        interaction.map(control.removeInteraction)
        interaction = nil
        return
      }
      let interaction = UIContextMenuInteraction(delegate: control)
      interaction.session.owner = self
      control.addInteraction(interaction)
      self.interaction = interaction
    }
  }

  var isOpen: Bool { interaction?.session.isOpen ?? false }

  /// Whether a touch opens the menu at once.
  var opensAtTouch: Bool { showsMenuAsPrimaryAction && isEnabled }

  func open() { interaction?.session.openAtOnce() }

  /// The point below which the menu opens: the control's left or right edge if the control is near that side of the
  /// window, else its centre [?].
  var attachmentPoint: CGPoint {
    let frame = control.convert(control.bounds, to: nil)
    let width = control.window?.bounds.width ?? 0
    let x =
      frame.midX < width / 3
      ? control.bounds.minX : frame.midX > width * 2 / 3 ? control.bounds.maxX : control.bounds.midX
    return CGPoint(x: x, y: control.bounds.maxY)
  }
}

extension ControlMenu: MenuOwner {
  var mayOpenMenu: Bool { control.isEnabled }
  var menuSender: Any { control }
  var keepsMenuOrder: Bool { control.keepsMenuOrder }

  func menuAnchor(for configuration: UIContextMenuConfiguration) -> MenuAnchor {
    let point = control.menuAttachmentPoint(for: configuration)
    var frame = control.bounds
    frame.size.height = max(0, point.y - frame.minY)
    let share = frame.width > 0 ? (point.x - frame.minX) / frame.width : 0.5
    return .control(control.convert(frame, to: nil), share: min(max(0, share), 1))
  }

  func menuWillBeAsked() { control.actions.send(.menuActionTriggered, from: control, event: nil) }
  /// [C] A control looks pressed while its menu is open.
  func menuDidOpen() { control.isHighlighted = true }
  func menuWillClose() { control.isHighlighted = false }
  func menuWillPerform(_ action: UIAction) { control.menuWillPerform(action) }
}
