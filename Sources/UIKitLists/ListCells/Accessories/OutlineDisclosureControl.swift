@_spi(UIKitFloors) import UIKitCore

/// The chevron of an item with children, which turns when they are shown or hidden.
final class OutlineDisclosureControl: UIView, CellAccessoryView {
  /// How long a turn takes, in seconds [?].
  private static let duration = 0.3

  private weak var cell: UICollectionViewListCell?
  private let chevron = CellAccessorySign(.chevron)
  private(set) var isExpanded = false

  init(of cell: UICollectionViewListCell) {
    self.cell = cell
    super.init(frame: .zero)
    addSubview(chevron)
  }

  required init?(coder: NSCoder) { return nil }

  var reach: Reach { .around }

  func show(_ look: CellAccessoryLook, _ state: UICellConfigurationState) {
    // [C] It has the tint colour, while the chevron of a row that leads to another screen is grey.
    chevron.color = look.tint ?? tintColor
    guard isExpanded != state.isExpanded else { return }
    isExpanded = state.isExpanded
    guard window != nil, bounds.width > 0 else { return turn() }
    UIView.animate(withDuration: Self.duration, delay: 0, options: [.allowUserInteraction]) { self.turn() }
  }

  private func turn() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let angle: CGFloat = isMirrored ? -.pi / 2 : .pi / 2
    chevron.transform = isExpanded ? CGAffineTransform(rotationAngle: angle) : .identity
  }

  func size(in traits: UITraitCollection) -> CGSize { chevron.size(in: traits) }

  override func layoutSubviews() {
    super.layoutSubviews()
    chevron.bounds.size = chevron.size(in: traitCollection)
    chevron.center = bounds.middle
    turn()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    cell?.setNeedsUpdateConfiguration()
  }

  override var accessibilityDefaults: any AccessibilityDefaults { OutlineDisclosureAccessibility(view: self) }

  // The touch belongs to the chevron: it does not select the item.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.contains(where: { point(inside: $0.location(in: self), with: event) }) {
      cell?.accessoryRow.toggleOutline()
    }
  }
}
