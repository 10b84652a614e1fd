/// Cells that change their size while they are shown. Their requests are recorded, and the next layout measures all of
/// them.
@MainActor
final class CollectionResizing {
  private unowned let view: UICollectionView

  init(view: UICollectionView) { self.view = view }

  var mode = UICollectionView.SelfSizingInvalidation.enabled

  /// [D] The app calls `invalidateIntrinsicContentSize()` on a cell or on its content view.
  func sizeDidInvalidate(_ cell: UICollectionReusableView) { if mode != .disabled { ask(cell) } }

  /// [D] With `enabledIncludingConstraints`, any change of Auto Layout within the content view invalidates the size.
  func layoutDidChange(in cell: UICollectionReusableView) {
    guard mode == .enabledIncludingConstraints, ask(cell) else { return }
    cell.invalidateIntrinsicContentSize()
  }

  /// The layout that is informed at the end of an animated change of size.
  private var animatedLayout: UICollectionViewLayout?

  /// [D] If the size changes in an animation, the layout is told of it now, and again when the elements are placed.
  func boundsDidChange(from old: CGRect) {
    guard UIView.inheritedAnimationDuration > 0, UIView.areAnimationsEnabled, view.isInWindow, !view.model.isStale
    else {
      return
    }
    animatedLayout = view.layout
    view.layout.prepare(forAnimatedBoundsChange: old)
    view.setNeedsLayout()
  }

  func layoutDidEnd() {
    guard let layout = animatedLayout else { return }
    animatedLayout = nil
    layout.finalizeAnimatedBoundsChange()
  }

  /// Another text size changes the sizes that cells prefer, so visible cells are measured again, and the sizes that
  /// others asked for are forgotten. Layouts may depend on any trait.
  func traitsDidChange(from previous: UITraitCollection?) {
    let hasOtherTextSize = view.traitCollection.preferredContentSizeCategory != previous?.preferredContentSizeCategory
    if hasOtherTextSize { view.layout.textSizeDidChange() }
    view.layout.surroundingsDidChange()
    guard hasOtherTextSize else { return }
    view.elements.setNeedsMeasuring()
    view.setNeedsLayout()
  }

  @discardableResult
  private func ask(_ cell: UICollectionReusableView) -> Bool {
    guard view.elements.setNeedsMeasuring(cell) else { return false }
    view.setNeedsLayout()
    return true
  }
}
