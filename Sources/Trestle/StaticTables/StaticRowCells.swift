import UIKit

/// A cell of static tables: a title, a line below it or a value beside it, an image, a disclosure indicator.
open class TextRowCell: UITableViewCell {
  private final var content: UIListContentConfiguration {
    get { contentConfiguration as? UIListContentConfiguration ?? .valueCell() }
    set { contentConfiguration = newValue }
  }
}

extension TextRowCell: TitleConfigurable, SubtitleConfigurable, ValueConfigurable, ImageConfigurable {
  /// Shows the title.
  public func configure(title: String?) { content.text = title }

  /// Shown below the title, where the row has no value.
  public func configure(subtitle: String?) {
    guard let subtitle else { return }
    var below = UIListContentConfiguration.subtitleCell()
    below.text = content.text
    below.secondaryText = subtitle
    content = below
  }

  /// Shown beside the title.
  public func configure(value: String?) {
    guard let value else { return }
    content.secondaryText = value
  }

  /// Shows the picture before the title.
  public func configure(image: UIImage?) { content.image = image }
}

extension TextRowCell: ColourConfigurable, FontConfigurable, DisclosureConfigurable {
  /// Draws the title in a colour; nil leaves the cell's own.
  public func configure(textColor: UIColor?) {
    if let textColor { content.textProperties.color = textColor }
  }

  /// Draws the title in a font; nil leaves the cell's own.
  public func configure(font: UIFont?) {
    if let font { content.textProperties.font = font }
  }

  /// Shows a chevron at the trailing edge.
  public func configure(discloses: Bool) { accessoryType = discloses ? .disclosureIndicator : .none }
}

/// An empty row between others.
open class SpacerRowCell: UITableViewCell, RowHeightDeclaring {
  /// 24 points, unless a subclass overrides it.
  open class var rowHeight: RowHeight { .fixed(24) }

  /// A cell without background and separator.
  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundConfiguration = .clear()
    separatorInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: .greatestFiniteMagnitude)
  }

  /// Made in code only, or as its superclass is.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
