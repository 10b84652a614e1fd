extension _MadeByMetatype where Self: UITableViewCell {
  /// A cell made by the class's own `init(style:reuseIdentifier:)`.
  @_silgen_name("_UIKit_madeCell") @preconcurrency @MainActor
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)

  @_silgen_name("_UIKit_madeCell") @MainActor
  public static func _made(style: UITableViewCell.CellStyle, reuseIdentifier: consuming String?) -> Self {
    RegisteredViewMaking.cell(self, style, reuseIdentifier) as! Self
  }
}

extension _MadeByMetatype where Self: UITableViewHeaderFooterView {
  /// A header or footer made by the class's own `init(reuseIdentifier:)`.
  @_silgen_name("_UIKit_madeSectionView") @preconcurrency @MainActor public init(reuseIdentifier: String?)

  @_silgen_name("_UIKit_madeSectionView") @MainActor public static func _made(reuseIdentifier: consuming String?)
    -> Self
  {
    RegisteredViewMaking.sectionView(self, reuseIdentifier) as! Self
  }
}
