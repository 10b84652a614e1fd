import UIKit

// What rows of static tables may have, and what their cells may show. A row that has something for some of its cases
// only answers nil, or false, for the others. The members are on the main actor and the rows are not, so that these
// can be compared anywhere.

/// A row with a title.
public protocol Titled { @MainActor var title: String? { get } }
/// A cell that shows a title.
@MainActor public protocol TitleConfigurable { func configure(title: String?) }

/// A row with a second line of text.
public protocol Subtitled { @MainActor var subtitle: String? { get } }
/// A cell that shows a second line of text.
@MainActor public protocol SubtitleConfigurable { func configure(subtitle: String?) }

/// A row with a value beside its title.
public protocol Valued { @MainActor var value: String? { get } }
/// A cell that shows a value beside its title.
@MainActor public protocol ValueConfigurable { func configure(value: String?) }

/// A row with a picture.
public protocol Imaged { @MainActor var image: UIImage? { get } }
/// A cell that shows a picture.
@MainActor public protocol ImageConfigurable { func configure(image: UIImage?) }

/// A row with a colour for its title; nil for the standard one.
public protocol Coloured { @MainActor var textColor: UIColor? { get } }
/// A cell whose title may have a colour.
@MainActor public protocol ColourConfigurable { func configure(textColor: UIColor?) }

/// A row with a font for its title; nil for the standard one.
public protocol Fonted { @MainActor var font: UIFont? { get } }
/// A cell whose title may have a font.
@MainActor public protocol FontConfigurable { func configure(font: UIFont?) }

/// A row with a switch; nil for none.
public protocol Toggled { @MainActor var isOn: Bool? { get } }

/// A row that leads elsewhere.
public protocol Disclosing { @MainActor var discloses: Bool { get } }
/// A cell that can show that its row leads elsewhere.
@MainActor public protocol DisclosureConfigurable { func configure(discloses: Bool) }

/// A row that does something by itself when it is tapped.
public protocol Performing { @MainActor func perform() }

/// A cell class whose rows are all as high.
@MainActor public protocol RowHeightDeclaring { static var rowHeight: RowHeight { get } }
