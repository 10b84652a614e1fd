/// The constraint layout of one view.
@MainActor
struct ViewConstraints {
  struct State {
    fileprivate(set) var translatesAutoresizingMask = true
  }

  let view: UIView

  init(_ view: UIView) {
    self.view = view
  }

  /// Moves the subviews that constraints place.
  func placeSubviews() {
    guard let engine = LayoutEngine.enclosing(view) else { return }
    engine.solve()
    engine.isPlacing = true
    for subview in view.viewState.subviews where !subview.viewState.translatesAutoresizingMask {
      guard let frame = engine.knownItem(for: subview)?.placedFrame, frame != subview.untransformedFrame else {
        continue
      }
      subview.untransformedFrame = frame
      subview.viewState.frameOrigin = .constraints
    }
    engine.isPlacing = false
  }

  func setTranslatesAutoresizingMask(_ translates: Bool) {
    guard view.viewState.translatesAutoresizingMask != translates else { return }
    view.viewState.constraintLayout.translatesAutoresizingMask = translates
    if !translates { HostedPlace.reportTakeover(of: view) }
    if view.superviewReference != nil { LayoutEngine.ensure(for: view).invalidate() }
  }

  /// Sets the autoresizing mask, and informs the engine, whose equations follow it.
  func setAutoresizingMask(_ mask: UIView.AutoresizingMask) {
    guard view.viewState.autoresizingMask != mask else { return }
    view.viewState.autoresizingMask = mask
    if view.viewState.isLayoutItem, view.superviewReference != nil { LayoutEngine.enclosing(view)?.invalidate() }
  }

  func remove(_ constraint: NSLayoutConstraint) {
    guard constraint.record.holder === view else { return }
    ConstraintActivation(constraint).uninstall()
  }

  func remove(_ guide: UILayoutGuide) {
    if guide.owningView === view { guide.owningView = nil }
  }

  /// One of the system's guides, made and added on first use.
  func guide<Guide: UILayoutGuide>(_ path: KeyPath<ViewConstraintState, Guide>) -> Guide {
    let guide = view.constraintState[keyPath: path]
    guide.part.owner = view
    return guide
  }

  var huggingPriority: AxisPriorities {
    view.viewState.constraints?.huggingPriority ?? AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  }

  var resistancePriority: AxisPriorities {
    view.viewState.constraints?.resistancePriority ?? AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  }

  func setHuggingPriority(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    view.constraintState.huggingPriority[axis] = priority
    LayoutEngine.noteChange(of: view)
  }

  func setResistancePriority(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    view.constraintState.resistancePriority[axis] = priority
    LayoutEngine.noteChange(of: view)
  }
}

extension UIView {
  var viewConstraints: ViewConstraints { ViewConstraints(self) }
}

/// Finds the baselines of the first and the last line of a view's text, for constraints to baselines.
@MainActor
struct ViewBaselines {
  let view: UIView
  /// The size that the view will have.
  let size: CGSize

  init(_ view: UIView, size: CGSize) {
    self.view = view
    self.size = size
  }

  /// The distances from the top to the first baseline and from the bottom to the last one. If another view represents
  /// this one's text, its baselines are used, at its present position.
  var offsets: (first: CGFloat, last: CGFloat) {
    let first = view.forFirstBaselineLayout
    let last = view.forLastBaselineLayout
    let firstInset = first === view ? 0 : view.convert(first.bounds, from: first).minY - view.bounds.minY
    let lastInset = last === view ? 0 : view.bounds.maxY - view.convert(last.bounds, from: last).maxY
    let firstSize = first === view ? size : first.bounds.size
    let lastSize = last === view ? size : last.bounds.size
    let firstOffset = (first as? any BaselineView)?.baselineOffsets(in: firstSize).first ?? firstSize.height
    let lastOffset = (last as? any BaselineView)?.baselineOffsets(in: lastSize).last ?? 0
    return (firstInset + firstOffset, lastInset + lastOffset)
  }
}
