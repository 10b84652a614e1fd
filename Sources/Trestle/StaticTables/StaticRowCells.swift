import UIKit

/// A cell of static tables: a title, a line below it or a value beside it, an image, a disclosure indicator.
open class TextRowCell: UITableViewCell {
  private final var subtitle: String? { didSet { if subtitle != oldValue { showDetail() } } }
  private final var value: String? { didSet { if value != oldValue { showDetail() } } }
  private final var isDetailBelow = false
  private final var hasColour = false
  private final var hasFont = false
  private final var discloses = false

  private final var content: UIListContentConfiguration {
    get { contentConfiguration as? UIListContentConfiguration ?? .valueCell() }
    set { contentConfiguration = newValue }
  }

  /// Forgets the row that was shown: the next one need not have the same capabilities.
  open override func prepareForReuse() {
    super.prepareForReuse()
    (subtitle, value) = (nil, nil)
    var empty = content
    (empty.text, empty.image) = (nil, nil)
    content = empty
    if hasColour { configure(textColor: nil) }
    if hasFont { configure(font: nil) }
    if discloses { configure(discloses: false) }
  }

  /// Shows the value, or else the subtitle. If that moves the second text below or beside the title, the content gets
  /// the style for that, and keeps the title and the image.
  private final func showDetail() {
    var shown = content
    let isBelow = value == nil && subtitle != nil
    if isBelow != isDetailBelow {
      isDetailBelow = isBelow
      var styled: UIListContentConfiguration = isBelow ? .subtitleCell() : .valueCell()
      (styled.text, styled.textProperties) = (shown.text, shown.textProperties)
      (styled.image, styled.imageProperties) = (shown.image, shown.imageProperties)
      shown = styled
    }
    shown.secondaryText = value ?? subtitle
    content = shown
  }
}

extension TextRowCell: TitleConfigurable, SubtitleConfigurable, ValueConfigurable, ImageConfigurable {
  /// Shows the title.
  public func configure(title: String?) { content.text = title }

  /// Shows the subtitle below the title, if the row has no value.
  public func configure(subtitle: String?) { self.subtitle = subtitle }

  /// Shows the value beside the title, in place of a subtitle.
  public func configure(value: String?) { self.value = value }

  /// Shows the picture before the title.
  public func configure(image: UIImage?) { content.image = image }
}

extension TextRowCell: ColourConfigurable, FontConfigurable, DisclosureConfigurable {
  private static let standard = UIListContentConfiguration.valueCell().textProperties

  /// Draws the title in a colour; in the usual one for nil.
  public func configure(textColor: UIColor?) {
    hasColour = textColor != nil
    content.textProperties.color = textColor ?? Self.standard.color
  }

  /// Draws the title in a font; in the usual one for nil.
  public func configure(font: UIFont?) {
    hasFont = font != nil
    content.textProperties.font = font ?? Self.standard.font
  }

  /// Shows a chevron at the trailing edge.
  public func configure(discloses: Bool) {
    self.discloses = discloses
    accessoryType = discloses ? .disclosureIndicator : .none
  }
}

/// An empty row between others.
open class SpacerRowCell: UITableViewCell, RowHeightDeclaring {
  /// 24 points, unless a subclass overrides it.
  open class var rowHeight: RowHeight { .fixed(24) }

  /// A cell without background and separator.
  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    clear()
  }

  /// Decodes a cell and removes its background and separator.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clear()
  }

  private func clear() {
    backgroundConfiguration = .clear()
    separatorInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: .greatestFiniteMagnitude)
  }
}
