/// Makes cells, headers and footers of registered classes, as Objective-C does.
///
/// A registered class is a metatype. Swift makes an object of a metatype only by an initialiser that every subclass
/// declares (`required`), which apps do not write. But the dispatch table of every subclass has the initialiser in the
/// same slot. So a call that is compiled for another subclass, with a `required` initialiser, reaches the right one. A
/// class that neither overrides nor inherits it stops the program there by Swift's "Use of unimplemented initializer",
/// as on Apple's platforms.
///
/// These calls must not be inlined: the optimiser would assume that the object is of the declaring class, and that a
/// cast to another subclass fails.
@MainActor
enum RegisteredViewMaking {
  /// A cell made by the class's own `init(style:reuseIdentifier:)`, or the one it inherits.
  @inline(never)
  static func cell(
    _ type: UITableViewCell.Type, _ style: UITableViewCell.CellStyle, _ identifier: String?
  ) -> UITableViewCell {
    MadeObject.checked(
      unsafeBitCast(type, to: _RegisteredCell.Type.self).init(style: style, reuseIdentifier: identifier), type)
  }

  /// A header or footer made by the class's own `init(reuseIdentifier:)`, or the one it inherits.
  @inline(never)
  static func sectionView(
    _ type: UITableViewHeaderFooterView.Type, _ identifier: String?
  ) -> UITableViewHeaderFooterView {
    MadeObject.checked(
      unsafeBitCast(type, to: _RegisteredHeaderFooterView.Type.self).init(reuseIdentifier: identifier), type)
  }
}

/// Cells made by `init()` have the default style and no identifier.
extension UITableViewCell: MadeWithoutFrame {
  package static func made() -> UIView { RegisteredViewMaking.cell(self, .default, nil) }
}

/// Headers and footers made by `init()` have no identifier.
extension UITableViewHeaderFooterView: MadeWithoutFrame {
  package static func made() -> UIView { RegisteredViewMaking.sectionView(self, nil) }
}

/// Declares the initialiser that cells are made through. Open, so that no call is bound to this very class.
open class _RegisteredCell: UITableViewCell {
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// Declares the initialiser that headers and footers are made through.
open class _RegisteredHeaderFooterView: UITableViewHeaderFooterView {
  public required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
