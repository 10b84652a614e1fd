/// Makes cells, headers and footers of registered classes, as Objective-C does.
///
/// A table view knows a registered class as a value, and a class value makes an object only through an initialiser
/// that every subclass must declare (`required`); apps do not write that. The initialiser that UIKit calls is in
/// the dispatch table of every subclass all the same, in the place that its declaration gave it, so a call through
/// another subclass that does declare it reaches the right one. A class that neither overrides nor inherits it has
/// Swift's own stop there, "Use of unimplemented initializer", as on Apple's platforms.
///
/// None of this may be inlined: the optimiser takes what is made for an object of the declaring class, and then a cast to
/// any other subclass for impossible.
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
