/// The sizes of an app's own views in a bar: title views and custom items.
@MainActor
struct BarViewSizes {
  /// Views that had no size at first. They have the size of their content, whichever size the bar gave them since.
  private let unsized = NSHashTable<UIView>.weakObjects()

  /// The size of a title view, in a row of a size.
  func title(_ view: UIView, in row: CGSize) -> CGSize {
    note(view)
    return fitting(view, in: row)
  }

  /// The size of a custom item, in a row of a size: that of its bounds, unless these follow from its content.
  func item(_ view: UIView, in row: CGSize) -> CGSize {
    note(view)
    return followsContent(view) || holdsSize(view) ? fitting(view, in: row) : view.bounds.size
  }

  private func note(_ view: UIView) {
    if view.bounds.isEmpty { unsized.add(view) }
  }

  private func followsContent(_ view: UIView) -> Bool {
    view is UIStackView || !view.translatesAutoresizingMaskIntoConstraints || unsized.contains(view)
  }

  /// Whether constraints of the view itself say how wide or high it is.
  private func holdsSize(_ view: UIView) -> Bool {
    view.constraints.contains { $0.firstItem === view && $0.secondItem == nil }
  }

  /// [C] The size of a view such as a stack, which its constraints determine, follows from these; other views return
  /// their size from `sizeThatFits(_:)`.
  private func fitting(_ view: UIView, in row: CGSize) -> CGSize {
    guard holdsSize(view) || followsContent(view) && isArranged(view) else { return view.sizeThatFits(row) }
    return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  /// Whether constraints within the view arrange its content, which has no size of its own.
  private func isArranged(_ view: UIView) -> Bool {
    let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    return (view is UIStackView || !view.constraints.isEmpty) && view.intrinsicContentSize == none
  }
}
