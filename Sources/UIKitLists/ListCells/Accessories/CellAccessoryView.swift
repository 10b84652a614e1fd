@_spi(UIKitFloors) import UIKitCore

/// A view that shows an accessory of a list cell.
@MainActor
protocol CellAccessoryView: UIView {
  /// The part of the cell that belongs to an accessory's view.
  typealias Reach = CellAccessoryReach

  /// Takes over an accessory's look, and the state of its cell.
  func show(_ look: CellAccessoryLook, _ state: UICellConfigurationState)
  /// The size of the symbol, in points.
  func size(in traits: UITraitCollection) -> CGSize
  var reach: Reach { get }
}

/// The part of a cell that an accessory's view covers.
enum CellAccessoryReach {
  /// The area in which the symbol is drawn.
  case sign
  /// From the cell's leading edge, or the previous accessory, to the symbol's end; from top to bottom.
  case before
  /// From the symbol's beginning to the cell's trailing edge, or the next accessory; from top to bottom.
  case behind
  /// The accessory's space and half of the gaps, from top to bottom.
  case around
}

extension CellAccessorySign: CellAccessoryView {
  var reach: Reach { .sign }
  func show(_ look: CellAccessoryLook, _ state: UICellConfigurationState) { color = look.tint }
}

extension CellEditControl: CellAccessoryView {
  var reach: Reach { .before }

  func show(_ look: CellAccessoryLook, _ state: UICellConfigurationState) {
    signColor = look.tint
    circleColor = look.background
    isOn = state.isSelected
  }

  func size(in traits: UITraitCollection) -> CGSize {
    let size = CellSymbolMetrics(traits).editControl
    return CGSize(width: size, height: size)
  }
}

extension CellReorderGrip: CellAccessoryView {
  var reach: Reach { .behind }
  func show(_ look: CellAccessoryLook, _ state: UICellConfigurationState) { color = look.tint }
  func size(in traits: UITraitCollection) -> CGSize { CellSymbolMetrics(traits).grip }
}

extension CellDetailButton: CellAccessoryView {
  var reach: Reach { .sign }
  func show(_ look: CellAccessoryLook, _ state: UICellConfigurationState) { tintColor = look.tint }
  func size(in traits: UITraitCollection) -> CGSize { CellSymbolMetrics(traits).detailButton }
}

/// A text at the end of a list cell.
final class CellAccessoryLabel: UILabel, CellAccessoryView {
  /// The largest fraction of the cell's width that a text takes [?]: the rest is left to the content, more of it in the
  /// accessibility sizes.
  static func largestShare(_ traits: UITraitCollection) -> CGFloat {
    traits.preferredContentSizeCategory.isAccessibilityCategory ? 1 / 3 : 1 / 2
  }

  var reach: Reach { .sign }

  /// The app's font that was set last; nil for the default font.
  private var ownFont: UIFont?

  func show(_ look: CellAccessoryLook, _ state: UICellConfigurationState) {
    if text != look.text { text = look.text }
    // A font of the app's is set once: the label has adapted it to the text size since.
    if look.font == nil || look.font != ownFont {
      let wanted = look.font ?? .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
      if font != wanted { font = wanted }
    }
    ownFont = look.font
    adjustsFontForContentSizeCategory = look.adjustsFont
    // [M] The default colour is that of secondary texts.
    textColor = look.tint ?? .secondaryLabel
  }

  func size(in traits: UITraitCollection) -> CGSize {
    let size = sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    let scale = max(traits.displayScale, 1)
    let limit = ((superview?.bounds.width ?? .greatestFiniteMagnitude) * Self.largestShare(traits)).rounded()
    return CGSize(
      width: min((size.width * scale).rounded(.up) / scale, limit), height: (size.height * scale).rounded(.up) / scale)
  }
}

/// A view of the app's beside a list cell's content.
final class CustomCellAccessory: UIView, CellAccessoryView {
  private let custom: UIView
  private var maintainsSize = false

  init(_ custom: UIView) {
    self.custom = custom
    super.init(frame: .zero)
    LayoutRoots.make(self)
    addSubview(custom)
  }

  required init?(coder: NSCoder) { return nil }

  var reach: Reach { .sign }

  func show(_ look: CellAccessoryLook, _ state: UICellConfigurationState) {
    maintainsSize = look.maintainsSize
    if let tint = look.tint { custom.tintColor = tint }
    // Another cell may have taken the view since.
    if custom.superview !== self { addSubview(custom) }
  }

  func size(in traits: UITraitCollection) -> CGSize {
    if maintainsSize { return custom.frame.size }
    guard custom.translatesAutoresizingMaskIntoConstraints else {
      return custom.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    let natural = custom.intrinsicContentSize
    return natural.width >= 0 && natural.height >= 0 ? natural : custom.sizeThatFits(custom.bounds.size)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard custom.superview === self, custom.translatesAutoresizingMaskIntoConstraints else { return }
    if custom.frame != bounds { custom.frame = bounds }
  }
}
