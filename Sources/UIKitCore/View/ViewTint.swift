/// The tint of a view, inherited from its superview where it is not set.
@MainActor
struct ViewTint {
  struct State {
    fileprivate var color: UIColor?
    fileprivate var mode = UIView.TintAdjustmentMode.automatic
  }

  let view: UIView

  init(_ view: UIView) {
    self.view = view
  }

  /// The view's own colour; nil while it inherits one.
  var ownColor: UIColor? { view.viewState.tint.color }

  /// The colour, dimmed where the view is.
  var effectiveColor: UIColor {
    effectiveMode == .dimmed ? SystemColors.gray : inheritedColor
  }

  /// Dimmed or normal, never automatic.
  var effectiveMode: UIView.TintAdjustmentMode {
    var current: UIView? = view
    while let candidate = current {
      if candidate.viewState.tint.mode != .automatic { return candidate.viewState.tint.mode }
      current = candidate.superviewReference
    }
    return .normal
  }

  private var inheritedColor: UIColor {
    var current: UIView? = view
    while let candidate = current {
      if let color = candidate.viewState.tint.color { return color }
      current = candidate.superviewReference
    }
    return SystemColors.accent
  }

  /// Sets the view's own tint. `UIColor.tintColor` stands for the inherited tint, so with it the view has none of its
  /// own.
  func setColor(_ color: UIColor?) {
    let color = color === UIColor.tintColor ? nil : color
    guard view.viewState.tint.color != color else { return }
    view.viewState.tint.color = color
    view.traits.setTint(color.map(besideInherited))
    propagateChange()
  }

  /// The tint for the view's traits. A colour that is derived from the tint, such as a fainter tint, is resolved with
  /// the superview's tint: with the view's own tint it would resolve itself endlessly.
  private func besideInherited(_ color: UIColor) -> UIColor {
    func resolved(_ tint: UIColor, _ traits: UITraitCollection = UITraitCollection()) -> UIColor {
      var values = traits.values
      values.tint = tint
      return color.resolvedColor(with: UITraitCollection(values: values))
    }
    guard resolved(.black) != resolved(.white) else { return color }
    return UIColor { [weak view] traits in
      let around = MainActor.assumeIsolated { view?.superviewReference?.traitCollection.values.tint }
      return resolved(around ?? SystemColors.accent, traits)
    }
  }

  func setMode(_ mode: UIView.TintAdjustmentMode) {
    guard view.viewState.tint.mode != mode else { return }
    view.viewState.tint.mode = mode
    propagateChange()
  }

  /// Calls `tintColorDidChange()` on the view and on all descendants that inherit its tint.
  func propagateChange() {
    view.tintColorDidChange()
    for subview in view.viewState.subviews
    where subview.viewState.tint.color == nil || subview.viewState.tint.mode == .automatic {
      subview.tint.propagateChange()
    }
  }
}
