/// The image behind a bar button's title or image, and the offsets of both: those of the item have precedence over those of
/// the bar's appearance.
@MainActor
struct BarButtonGround {
  /// The space beside the title or image, and the least height of the background image, in points [?].
  static let margin: CGFloat = 10
  static let height: CGFloat = 30

  let item: UIBarButtonItem?
  /// The item whose settings move the title of a back button.
  let back: UIBarButtonItem?
  let appearance: UIBarButtonItemAppearance
  let isCompact: Bool

  /// [D] A state without an image has that of the normal one.
  func image(for state: UIControl.State) -> UIImage? { ownImage(state) ?? ownImage(.normal) }

  private func ownImage(_ state: UIControl.State) -> UIImage? {
    item?.older.shownImage(state, item?.style ?? .plain, isCompact: isCompact) ?? looks(state).backgroundImage
  }

  private func looks(_ state: UIControl.State) -> UIBarButtonItemStateAppearance {
    switch state {
    case .disabled: appearance.disabled
    case .highlighted: appearance.highlighted
    default: appearance.normal
    }
  }

  func offset(for state: UIControl.State) -> UIOffset {
    item?.older.backgroundShift(isCompact: isCompact).map { UIOffset(horizontal: 0, vertical: $0) }
      ?? looks(state).backgroundImagePositionAdjustment
  }

  func titleOffset(for state: UIControl.State) -> UIOffset {
    item?.older.titleOffset(isCompact: isCompact) ?? back?.older.backTitleOffset(isCompact: isCompact)
      ?? looks(state).titlePositionAdjustment
  }

  /// The size of a button with an image behind its content.
  static func size(of image: UIImage, around content: CGSize) -> CGSize {
    CGSize(
      width: max(content.width + 2 * margin, image.size.width),
      height: max(image.size.height, height))
  }
}
