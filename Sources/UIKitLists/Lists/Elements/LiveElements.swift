/// A kind of elements of a list, as ``LiveElements`` sees it.
@MainActor
protocol LiveElementsHost: AnyObject {
  associatedtype Element: LiveElement

  /// Counts loads and updates of the list's items. A callback that changes it replaced them.
  var itemGeneration: Int { get }
  /// Asks the app for an element's view; nil if the element has none.
  func makeView(for key: Element.Key) -> Element.View?
  func willDisplay(_ view: Element.View, _ key: Element.Key)
  func didEndDisplaying(_ view: Element.View, _ key: Element.Key)
  /// Puts a view that left the screen into the pool of its kind.
  func keepForReuse(_ view: Element.View, _ key: Element.Key)
  /// Whether an element off screen keeps its view: a finger drags it, or the first responder is in it.
  func isHeld(_ view: Element.View) -> Bool
}

/// The elements of a list that are on screen: from the request for a view to the moment when the view is kept for
/// reuse.
///
/// The list's geometry decides which elements appear and disappear, and where they are. In a layout the app is called
/// in this order: each new view is requested, prepared and announced with `willDisplay`; then `didEndDisplaying` is
/// called for each view that leaves. If a callback replaces all items, the view for which it was called goes back into
/// the pool.
@MainActor
final class LiveElements<Host: LiveElementsHost> {
  typealias Element = Host.Element
  typealias View = Element.View

  private unowned let host: Host
  /// The elements on screen and those near it whose frame is known, in the list's order.
  var known: ContiguousArray<Element> = []
  /// The elements off screen that keep their views.
  private(set) var held: ContiguousArray<Element> = []

  init(host: Host) { self.host = host }

  // MARK: Coming

  /// Asks the app for the view of an element that comes on screen, and announces it.
  /// - Parameters:
  ///   - prepare: sets the frame, appearance and size of the view. It may call the app.
  ///   - adopt: adds the element with its view to ``known``; returns false if it is no longer to be shown.
  /// - Returns: false if the element has no view.
  @discardableResult
  func enter(_ key: Element.Key, prepare: (View) -> Void, adopt: (View) -> Bool) -> Bool {
    let generation = host.itemGeneration
    guard let view = host.makeView(for: key) else { return false }
    if generation == host.itemGeneration { prepare(view) }
    guard generation == host.itemGeneration, adopt(view) else {
      host.keepForReuse(view, key)
      return true
    }
    host.willDisplay(view, key)
    return true
  }

  /// The view of a held element that comes back on screen; it is no longer held.
  func takeHeld(_ key: Element.Key) -> View? {
    held.firstIndex { $0.key == key }.flatMap { held.remove(at: $0).liveView }
  }

  // MARK: Going

  /// Releases elements that left the screen, in their order, and held ones that need not be held any longer. O(k);
  /// allocates nothing if there are none.
  func release(where isLeaving: (Element) -> Bool) {
    releaseUnneeded()
    release(take(where: isLeaving))
  }

  /// Releases elements: a view that a finger drags or that contains the first responder is held; for others the end of
  /// their display is announced.
  func release(_ leaving: ContiguousArray<Element>) { for element in leaving where !hold(element) { end(element) } }

  /// Releases held elements that no longer have a reason to be held. O(1) if none is held.
  func releaseUnneeded() {
    guard !held.isEmpty else { return }
    for element in takeHeld(where: { $0.liveView.map(host.isHeld) != true }) { end(element) }
  }

  /// Releases all elements, because the items were replaced. The view that is released last is reused first, so that an
  /// item that is shown again gets its former view.
  func releaseAll() {
    let leaving = takeAll()
    for element in leaving { if let view = element.liveView { host.didEndDisplaying(view, element.key) } }
    for element in leaving.reversed() { if let view = element.liveView { host.keepForReuse(view, element.key) } }
  }

  /// Holds an element off screen with its view, if a finger drags the view or the first responder is in it.
  func hold(_ element: Element) -> Bool {
    guard let view = element.liveView, host.isHeld(view) else { return false }
    held.append(element)
    return true
  }

  private func end(_ element: Element) {
    guard let view = element.liveView else { return }
    host.didEndDisplaying(view, element.key)
    host.keepForReuse(view, element.key)
  }

  // MARK: Taking out, without a call

  /// Removes elements on screen with their views. O(k); allocates nothing if there are none.
  func take(where isTaken: (Element) -> Bool) -> ContiguousArray<Element> {
    var taken: ContiguousArray<Element> = []
    var kept = 0
    for index in known.indices {
      var staysKnown = true
      if known[index].liveView != nil, isTaken(known[index]) {
        taken.append(known[index])
        staysKnown = known[index].removeView()
      }
      guard staysKnown else { continue }
      if kept < index { known.swapAt(kept, index) }
      kept += 1
    }
    known.removeSubrange(kept...)
    return taken
  }

  /// Takes out the elements that an update removes or replaces, held ones last.
  func takeGone(_ isGone: (Element.Key) -> Bool) -> ContiguousArray<Element> {
    let gone = known.filter { $0.liveView != nil && isGone($0.key) }
    known.removeAll { isGone($0.key) }
    return ContiguousArray(gone) + takeHeld { isGone($0.key) }
  }

  /// Takes out all elements with views, held ones last.
  func takeAll() -> ContiguousArray<Element> {
    let all = known.filter { $0.liveView != nil } + held
    known = []
    held = []
    return ContiguousArray(all)
  }

  private func takeHeld(where isTaken: (Element) -> Bool) -> ContiguousArray<Element> {
    guard !held.isEmpty else { return [] }
    let taken = held.filter(isTaken)
    held.removeAll(where: isTaken)
    return ContiguousArray(taken)
  }

  // MARK: Changes

  /// Changes every element, held ones too, after a change of paths or positions.
  func update(_ body: (inout Element) -> Void) {
    for index in known.indices { body(&known[index]) }
    updateHeld(body)
  }

  func updateHeld(_ body: (inout Element) -> Void) { for index in held.indices { body(&held[index]) } }

  // MARK: Questions
  // Elements may be large, so they are compared in place. None of the following methods allocates.

  /// The number of an element among the known ones. O(1) if it is `guess`, else O(k).
  func index(of key: Element.Key, near guess: Int = 0) -> Int? {
    if guess < known.count, known[guess].key == key { return guess }
    for index in known.indices where known[index].key == key { return index }
    return nil
  }

  /// The view of an element on screen.
  func shownView(of key: Element.Key) -> View? {
    for index in known.indices where known[index].key == key { if let view = known[index].liveView { return view } }
    return nil
  }

  /// The view of an element, on screen or held.
  func view(of key: Element.Key) -> View? { shownView(of: key) ?? held.first { $0.key == key }?.liveView }

  /// The element that a view shows, on screen or held.
  func key(of view: UIView) -> Element.Key? {
    for index in known.indices where known[index].liveView === view { return known[index].key }
    return held.first { $0.liveView === view }?.key
  }
}
