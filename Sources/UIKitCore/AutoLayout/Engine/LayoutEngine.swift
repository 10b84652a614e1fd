import ConstraintSolver

/// Solves the constraints of one layout root: of the topmost view of a hierarchy, or of a cell.
///
/// The engine reads the hierarchy at the first layout, and learns of single changes afterwards. When views that take
/// part are added, removed or moved, it is rebuilt at the next layout.
@MainActor
package final class LayoutEngine {
  unowned let root: UIView
  var system = ConstraintSystem()
  /// The participating views and guides, in the order in which they were found.
  private(set) var items: [LayoutItem] = []
  private var itemsByObject: [ObjectIdentifier: LayoutItem] = [:]
  /// Maps active constraints to the solver's handles, to change them; the reverse map names them in reports.
  private var handles: [ObjectIdentifier: SolverConstraint] = [:]
  private(set) var constraintsByHandle: [SolverConstraint: NSLayoutConstraint] = [:]
  /// Constraints whose constants depend on margins, baselines or fonts.
  private var moving: [NSLayoutConstraint] = []
  /// Views whose margins are used by constraints or guides.
  private var marginViews: Set<ObjectIdentifier> = []
  var reportedConflicts: Set<Set<ObjectIdentifier>> = []
  /// The contradictions that were reported, the first one first.
  var conflicts: [KnownConflict] = []
  private(set) var hasScrollViews = false
  private var isStale = true
  private var isDirty = true
  var isSolving = false
  /// The number of rebuilds of the engine; for tests.
  private(set) var buildCount = 0
  /// The number of solutions to place views; for tests.
  private(set) var solutionCount = 0

  /// Whether the engine was created only to measure its root, and places nothing.
  private let isMeasuring: Bool
  /// Whether labels are measured in the lines of their last layout.
  private let keepsLines: Bool

  init(root: UIView, isMeasuring: Bool = false, keepsLines: Bool = false) {
    self.root = root
    self.isMeasuring = isMeasuring
    self.keepsLines = keepsLines
  }

  /// The engine that lays a view out: that of the nearest layout root among the view and its ancestors.
  ///
  /// - Complexity: O(depth of the view).
  static func enclosing(_ view: UIView) -> LayoutEngine? {
    layoutRoot(of: view).viewState.constraints?.engine
  }

  /// The engine that lays out a view, created if there is none yet, because a view in the root will take part.
  static func ensure(for view: UIView) -> LayoutEngine {
    let root = layoutRoot(of: view)
    if let engine = root.constraintState.engine { return engine }
    let engine = LayoutEngine(root: root)
    root.constraintState.engine = engine
    return engine
  }

  static func layoutRoot(of view: UIView) -> UIView {
    var current = view
    while !current.viewState.isLayoutRoot, let superview = current.superviewReference { current = superview }
    return current
  }

  // MARK: Changes

  /// Forgets everything; the next layout rebuilds the engine.
  func invalidate() {
    isStale = true
    guard !isMeasuring else { return }
    root.setNeedsLayout()
    contentChanged()
  }

  private func changed() {
    isDirty = true
    if !isSolving { root.setNeedsLayout() }
  }

  /// Notes that a constraint or a content size changed, which may change the solution; a move of the root alone does
  /// not.
  private func contentChanged() {
    changed()
    if !isSolving { root.layoutContentDidChange() }
  }

  /// Marks the solution as outdated: a value that it depends on may have changed.
  func invalidateSolution() { changed() }

  func add(_ constraint: NSLayoutConstraint) {
    guard !isStale else { return }
    place(constraint)
    contentChanged()
  }

  func remove(_ constraint: NSLayoutConstraint) {
    guard !isStale, let handle = handles.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    system.remove(handle)
    constraintsByHandle[handle] = nil
    if constraint.record.isMoving { moving.removeAll { $0 === constraint } }
    contentChanged()
  }

  func updateConstant(of constraint: NSLayoutConstraint) {
    guard !isStale, let handle = handles[ObjectIdentifier(constraint)] else { return }
    system.setConstant(expression(of: constraint).constant, of: handle)
    contentChanged()
  }

  func updatePriority(of constraint: NSLayoutConstraint) {
    guard !isStale, let handle = handles[ObjectIdentifier(constraint)] else { return }
    system.setPriority(SolverPriority(Double(constraint.priority.rawValue)), of: handle)
    contentChanged()
  }

  /// Notes that a view's frame, margins or content changed.
  static func noteChange(of view: UIView) {
    guard view.viewState.isLayoutItem else { return }
    enclosing(view)?.noteChange(of: view)
  }

  private func noteChange(of view: UIView) {
    guard !isStale, let item = itemsByObject[ObjectIdentifier(view)] else { return }
    // A view inside a view that was just placed has moved, and no equation describes the move: constraints on it need
    // another solution, in this layout.
    if isPlacing, item.hasMoved { isDirty = true }
    guard !isPlacing else { return }
    if view === root { changed() } else { contentChanged() }
  }

  /// Notes that a view's margins changed, possibly because views are being placed.
  static func noteMarginsChange(of view: UIView) {
    guard view.viewState.isLayoutItem, let engine = enclosing(view), !engine.isStale else { return }
    if engine.marginViews.contains(ObjectIdentifier(view)) { engine.changed() }
  }

  /// Called when a scroll view changes the zoom of a view: constraints to views around it then have other coefficients.
  func noteZoom(of view: UIView) {
    guard !isStale else { return }
    var holder = view.superviewReference
    while let current = holder {
      for constraint in current.viewState.constraints?.constraints ?? []
      where constraint.record.items.contains(where: { $0 === view }) {
        remove(constraint)
        place(constraint)
      }
      holder = current === root ? nil : current.superviewReference
    }
    contentChanged()
  }

  /// Called when a scroll view scrolled whose content offset appears in constraints. The scroll view is about to lay
  /// itself out, which solves.
  func noteScroll() { if !isSolving { isDirty = true } }

  /// Called when the app, or a view itself, sets the size of a scroll view's content, on which constraints to the
  /// content's edges depend. A size set by the engine itself does not cause another solution.
  func noteContentSize(_ size: CGSize, of guide: UILayoutGuide) {
    if !isStale, knownItem(for: guide)?.isNews(contentSize: size) == true { contentChanged() }
  }

  /// Whether views are being moved to their solved frames. Changes caused by that do not invalidate the solution.
  var isPlacing = false

  // MARK: Solving

  /// Updates the solution, and marks views for layout whose rectangle changed.
  func solve() {
    guard isStale || isDirty, !isSolving else { return }
    isSolving = true
    solutionCount += 1
    prepare(waitsForAppearance: true)
    satisfy()
    if items[0].encapsulate(&system, scale: scale) { satisfy() }
    isDirty = false
    takeSolution()
    refreshMovingConstants()
    if system.hasPendingChanges {
      satisfy()
      takeSolution()
    }
    isSolving = false
  }

  func takeSolution() {
    let scale = scale
    for item in items where item.takeSolution(system, scale: scale) { item.view?.superviewReference?.setNeedsLayout() }
  }

  /// The root's size when `preference` replaces its own. Nothing is placed; the next solution uses the root's own
  /// size again.
  func fittingSize(_ preference: RootSizePreference) -> CGSize {
    isSolving = true
    prepare(waitsForAppearance: false)
    let item = item(for: root)
    item.preferSize(preference, &system)
    satisfy()
    isDirty = true
    isSolving = false
    return item.solvedSize(system, scale: scale)
  }

  /// Applies changes made outside the engine, such as frames, margins and intrinsic sizes.
  private func prepare(waitsForAppearance: Bool) {
    ConstraintUpdates(root).updateIfNeeded(waitsForAppearance: waitsForAppearance)
    if isStale { build() }
    for item in items {
      item.notePlacement(&system)
      let contentSize = item.askContentSize(asLaidOut: keepsLines)
      item.refresh(contentSize, &system)
    }
    refreshMovingConstants()
  }

  func satisfy() {
    for item in items { item.leaveLines(&system) }
    answer()
    guard system.isUndecided else { return }
    // The decision may change the width of a text, and so its height.
    system.decide(by: decidingPreferences)
    refreshDependents()
    if system.hasPendingChanges {
      answer()
      system.decide(by: decidingPreferences)
    }
  }

  private func answer() {
    report(system.solve(choose: weakest))
    for _ in 0..<Self.greatestPassCount {
      refreshDependents()
      guard system.hasPendingChanges else { break }
      report(system.solve(choose: weakest))
    }
  }

  private func refreshDependents() {
    for item in items { item.refreshLines(&system) }
    refreshMovingConstants()
  }

  /// The limit of passes: a label's height follows from its width, and baselines follow from heights. More passes
  /// would be a cycle.
  private static let greatestPassCount = 4

  var scale: CGFloat {
    let scale = root.traitCollection.displayScale
    return scale > 0 ? scale : 1
  }

  private func build() {
    buildCount += 1
    isStale = false
    items.removeAll(keepingCapacity: true)
    itemsByObject.removeAll(keepingCapacity: true)
    handles.removeAll(keepingCapacity: true)
    constraintsByHandle.removeAll(keepingCapacity: true)
    moving.removeAll(keepingCapacity: true)
    marginViews.removeAll(keepingCapacity: true)
    hasScrollViews = false
    system = ConstraintSystem()
    _ = item(for: root)
    gather(root)
  }

  /// Adds the view's descendants that take part, down to other layout roots.
  private func gather(_ view: UIView) {
    if !view.viewState.translatesAutoresizingMask { _ = item(for: view) }
    if let state = view.viewState.constraints {
      for constraint in state.constraints { place(constraint) }
    }
    for subview in view.viewState.subviews where !subview.viewState.isLayoutRoot { gather(subview) }
  }

  /// The item of a view; created if necessary, with the items of the ancestors that place it.
  func item(for view: UIView) -> LayoutItem {
    if let known = itemsByObject[ObjectIdentifier(view)] { return known }
    let parent = view === root ? nil : view.superviewReference.map { self.item(for: $0) }
    let isMeasured = view === root && (isMeasuring || view.viewState.isLayoutRoot)
    let item = LayoutItem(view: view, parent: parent, isMeasured: isMeasured, &system)
    view.viewState.isLayoutItem = true
    if view.layer.isScrollContainer { hasScrollViews = true }
    itemsByObject[ObjectIdentifier(view)] = item
    items.append(item)
    return item
  }

  func item(for guide: UILayoutGuide) -> LayoutItem {
    if let known = itemsByObject[ObjectIdentifier(guide)] { return known }
    guard let owner = guide.owningView else { fatalError("\(guide) belongs to no view") }
    if guide.part.rule?.followsMargins ?? false { marginViews.insert(ObjectIdentifier(owner)) }
    if guide.part.rule == .scrollContent { owner.constraintState.isContentTied = true }
    let item = LayoutItem(guide: guide, parent: parent(of: guide, in: owner), &system)
    itemsByObject[ObjectIdentifier(guide)] = item
    items.append(item)
    return item
  }

  /// The item that contains a guide: its view, or the content for a scroll view's margins.
  private func parent(of guide: UILayoutGuide, in owner: UIView) -> LayoutItem {
    guard owner.layer.isScrollContainer, let rule = guide.part.rule else { return item(for: owner) }
    if rule == .margins { return item(for: owner.viewConstraints.guide(\.scrollContentGuide)) }
    if rule != .scrollContent { owner.constraintState.isScrollFollowed = true }
    return item(for: owner)
  }

  /// A view's size by the last solution; nil before the first.
  func solvedSize(of view: UIView) -> CGSize? {
    guard let item = knownItem(for: view), !item.solution.isNull else { return nil }
    return item.solution.size
  }

  /// The item of a view or a guide; nil if it does not take part yet.
  func knownItem(for object: AnyObject) -> LayoutItem? { itemsByObject[ObjectIdentifier(object)] }

  /// The item of a view or a guide; created if necessary. Nil for any other object.
  func item(forObject side: AnyObject?) -> LayoutItem? {
    if let view = side as? UIView { return item(for: view) }
    return (side as? UILayoutGuide).map { item(for: $0) }
  }

  /// The item whose rectangle an attribute is measured from. For baselines it is the view that has the item's text.
  func item(forObject side: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> LayoutItem? {
    guard attribute.isBaseline, let view = side as? UIView else { return item(forObject: side) }
    return item(for: baselineView(of: view, attribute))
  }

  private func baselineView(of view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> UIView {
    let other = attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    return other !== view && Self.layoutRoot(of: other) === root ? other : view
  }

  // MARK: Constraints

  private func place(_ constraint: NSLayoutConstraint) {
    constraint.record.isMoving = false
    if let expression = plainExpression(of: constraint.record) { return add(constraint, expression) }
    guard constraint.record.items.allSatisfy({ $0 is UIView || ($0 as? UILayoutGuide)?.owningView != nil }) else {
      return
    }
    add(constraint, expression(of: constraint))
    recordDependencies(constraint)
  }

  private func add(_ constraint: NSLayoutConstraint, _ expression: (terms: [SolverTerm], constant: Double)) {
    let relation: SolverRelation
    switch constraint.relation {
    case .equal: relation = .equal
    case .lessThanOrEqual: relation = .lessThanOrEqual
    case .greaterThanOrEqual: relation = .greaterThanOrEqual
    }
    let handle = system.makeConstraint(
      expression.terms, relation, constant: expression.constant,
      priority: SolverPriority(Double(constraint.priority.rawValue)))
    system.activate(handle)
    handles[ObjectIdentifier(constraint)] = handle
    constraintsByHandle[handle] = constraint
  }

  /// Records the values that a constraint's constant depends on, such as margins and baselines, so that it is updated
  /// when they change.
  private func recordDependencies(_ constraint: NSLayoutConstraint) {
    let record = constraint.record
    let follows = record.hasMovingConstant
    record.isMoving = follows || crossing(of: record)?.isMoving == true
    guard record.isMoving else { return }
    moving.append(constraint)
    guard follows else { return }
    record.baselineViews = baselineViews(of: constraint)
    for place in record.first.places + record.second.places where place.attribute.followsMargins {
      if let view = place.item { marginViews.insert(ObjectIdentifier(view)) }
    }
  }

  /// Updates constants that depend on margins, baselines and fonts.
  private func refreshMovingConstants() {
    refreshBaselineViews()
    for constraint in moving {
      guard let handle = handles[ObjectIdentifier(constraint)] else { continue }
      system.setConstant(expression(of: constraint).constant, of: handle)
    }
  }

  /// Updates constraints whose baselines now belong to other views, such as the tallest one of a row.
  private func refreshBaselineViews() {
    for constraint in moving
    where !constraint.record.baselineViews.isEmpty && baselineViews(of: constraint) != constraint.record.baselineViews {
      remove(constraint)
      place(constraint)
    }
  }

  private func baselineViews(of constraint: NSLayoutConstraint) -> [ObjectIdentifier] {
    (constraint.record.first.places + constraint.record.second.places).compactMap { place in
      guard place.attribute.isBaseline, let view = place.item as? UIView else { return nil }
      return ObjectIdentifier(baselineView(of: view, place.attribute))
    }
  }
}
