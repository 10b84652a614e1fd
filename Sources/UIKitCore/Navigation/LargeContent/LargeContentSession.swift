/// The large content viewer of one interaction: from the press to the end of it.
@MainActor
final class LargeContentSession {
  private unowned let interaction: UILargeContentViewerInteraction
  weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  private(set) weak var view: UIView?
  private(set) lazy var recognizer = LargeContentPress(self)
  /// The view that is shown; its window retains it.
  private weak var shown: LargeContentView?
  private var item: (any UILargeContentViewerItem)?

  init(_ interaction: UILargeContentViewerInteraction) { self.interaction = interaction }

  // MARK: View

  func willMove() {
    close()
    view?.removeGestureRecognizer(recognizer)
    view = nil
  }

  func didMove(to newView: UIView?) {
    view = newView
    newView?.addGestureRecognizer(recognizer)
  }

  // MARK: Items

  /// The deepest view at a point of the interaction's view that shows the viewer; views in front come first.
  func standardItem(at point: CGPoint) -> UIView? { view.flatMap { Self.item(in: $0, at: point) } }

  private static func item(in view: UIView, at point: CGPoint) -> UIView? {
    guard !view.isHidden, view.point(inside: point, with: nil) else { return nil }
    for subview in view.subviews.reversed() {
      if let found = item(in: subview, at: view.convert(point, to: subview)) { return found }
    }
    return view.showsLargeContentViewer ? view : nil
  }

  var standardController: UIViewController? {
    view.flatMap { view in
      sequence(first: view as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    }
  }

  private func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
    guard let delegate else { return standardItem(at: point) }
    return delegate.largeContentViewerInteraction(interaction, itemAt: point)
  }

  /// The part of the window in whose middle the viewer is.
  private func region(in window: UIWindow) -> CGRect {
    let controller = delegate?.viewController(for: interaction) ?? standardController
    guard let view = controller?.viewIfLoaded, view.window === window else { return window.bounds }
    return view.convert(view.bounds, to: nil)
  }

  // MARK: The press

  /// Whether the user needs the viewer and there is something to show.
  func mayBegin(at point: CGPoint) -> Bool {
    guard let view, view.window != nil, LargeContentStatus.isEnabled(in: view.traitCollection) else { return false }
    return item(at: point) != nil
  }

  func begin(at point: CGPoint) {
    guard let window = view?.window else { return }
    let viewer = LargeContentView(region: region(in: window))
    window.addSubview(viewer)
    shown = viewer
    move(to: point)
    viewer.appear()
  }

  func move(to point: CGPoint) {
    guard let shown else { return }
    let new = item(at: point)
    if let new, new === item { return }
    item = new
    shown.show(new)
  }

  func end(at point: CGPoint) {
    let last = item(at: point)
    close()
    delegate?.largeContentViewerInteraction(interaction, didEndOn: last, at: point)
  }

  func close() {
    shown?.disappear()
    shown = nil
    item = nil
  }
}

/// The press that opens the large content viewer.
@MainActor
final class LargeContentPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var session: LargeContentSession?

  init(_ session: LargeContentSession?) {
    self.session = session
    super.init(target: nil, action: nil)
    delegate = self
    // [C] A button under the finger acts when the finger is lifted.
    cancelsTouchesInView = false
    actions.handler = { [weak self] in self?.follow() }
  }

  required convenience init?(coder: NSCoder) { self.init(nil) }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    session?.mayBegin(at: location(in: view)) ?? false
  }

  private func follow() {
    let point = location(in: view)
    switch state {
    case .began: session?.begin(at: point)
    case .changed: session?.move(to: point)
    case .ended: session?.end(at: point)
    case .cancelled, .failed, .possible: session?.close()
    }
  }
}
