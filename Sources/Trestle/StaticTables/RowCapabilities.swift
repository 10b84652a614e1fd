import UIKit

// The capabilities of static tables' rows, and of the cells that show them. If only some cases of a row have a
// capability, the others return nil or false. The members are on the main actor and the rows are not, so that rows
// can be compared anywhere.

/// A row with a title.
public protocol Titled {
  /// The first line of text; nil shows none.
  @MainActor var title: String? { get }
}
/// A cell that shows a title.
@MainActor public protocol TitleConfigurable {
  /// Shows a title, or removes it for nil. Called each time the cell shows a row.
  func configure(title: String?)
}

/// A row with a second line of text.
public protocol Subtitled {
  /// The second line of text; nil shows none.
  @MainActor var subtitle: String? { get }
}
/// A cell that shows a second line of text.
@MainActor public protocol SubtitleConfigurable {
  /// Shows a subtitle, or removes it for nil. Called each time the cell shows a row.
  func configure(subtitle: String?)
}

/// A row with a value beside its title.
public protocol Valued {
  /// The text beside the title; nil shows none.
  @MainActor var value: String? { get }
}
/// A cell that shows a value beside its title.
@MainActor public protocol ValueConfigurable {
  /// Shows a value, or removes it for nil. Called each time the cell shows a row.
  func configure(value: String?)
}

/// A row with an image.
public protocol Imaged {
  /// The image beside the text; nil shows none.
  @MainActor var image: UIImage? { get }
}
/// A cell that shows an image.
@MainActor public protocol ImageConfigurable {
  /// Shows an image, or removes it for nil. Called each time the cell shows a row.
  func configure(image: UIImage?)
}

/// A row with a colour for its title.
public protocol Coloured {
  /// The colour of the title; nil for the standard one.
  @MainActor var textColor: UIColor? { get }
}
/// A cell whose title may have a colour.
@MainActor public protocol ColourConfigurable {
  /// Sets the colour of the title; nil restores the standard one. Called each time the cell shows a row.
  func configure(textColor: UIColor?)
}

/// A row with a font for its title.
public protocol Fonted {
  /// The font of the title; nil for the standard one.
  @MainActor var font: UIFont? { get }
}
/// A cell whose title may have a font.
@MainActor public protocol FontConfigurable {
  /// Sets the font of the title; nil restores the standard one. Called each time the cell shows a row.
  func configure(font: UIFont?)
}

/// A row with a switch.
public protocol Toggled {
  /// The state of the switch; nil shows none.
  @MainActor var isOn: Bool? { get }
}

/// A row that leads to another screen.
public protocol Disclosing {
  /// Whether the row shows a disclosure indicator.
  @MainActor var discloses: Bool { get }
}
/// A cell that can show a disclosure indicator.
@MainActor public protocol DisclosureConfigurable {
  /// Shows or removes the disclosure indicator. Called each time the cell shows a row.
  func configure(discloses: Bool)
}

/// A row with a custom action.
public protocol Performing {
  /// Called when the row is tapped.
  @MainActor func perform()
}

/// A cell class whose rows all have one height.
@MainActor public protocol RowHeightDeclaring {
  /// The height of every row that a cell of this class shows.
  static var rowHeight: RowHeight { get }
}
