/// The part of a collection view controller that loads, reloads and deselects its collection view.
@MainActor
final class CollectionHosting {
  private unowned let controller: UICollectionViewController
  private var shown: UICollectionView?
  private var gesture: UILongPressGestureRecognizer?
  var clearsSelection = true
  private var hasAppeared = false

  init(controller: UICollectionViewController) { self.controller = controller }

  /// [D] The collection view is within the controller's view, which it fills.
  var collectionView: UICollectionView! {
    get {
      controller.loadViewIfNeeded()
      return shown
    }
    set {
      shown?.removeFromSuperview()
      shown = newValue
      guard controller.isViewLoaded, let newValue else { return }
      install(newValue)
    }
  }

  var layout: UICollectionViewLayout { shown?.collectionViewLayout ?? controller.firstLayout }

  var installsGesture = true { didSet { updateGesture() } }

  func load() {
    let isDescribed = controller.loadDocumentView { [self] view in
      guard let view = view as? UICollectionView else { return controller.view = view }
      controller.view = UIView(frame: UIScreen.main.bounds)
      shown = view
      install(view)
    }
    if isDescribed { return }
    controller.view = UIView(frame: UIScreen.main.bounds)
    let view = shown ?? UICollectionView(frame: .zero, collectionViewLayout: controller.firstLayout)
    view.dataSource = controller
    view.delegate = controller
    shown = view
    install(view)
  }

  private func install(_ view: UICollectionView) {
    view.frame = controller.view.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.insertSubview(view, at: 0)
    updateGesture()
  }

  /// [D] The data is loaded before the view appears for the first time. Later selected items are deselected.
  func willAppear(_ animated: Bool) {
    if !hasAppeared {
      hasAppeared = true
      shown?.reloadData()
    }
    guard clearsSelection, let shown else { return }
    for path in shown.indexPathsForSelectedItems ?? [] { shown.deselectItem(at: path, animated: animated) }
  }

  /// The indicators show for a moment when the view has appeared.
  func didAppear() { shown?.flashScrollIndicators() }

  func cell(at indexPath: IndexPath) -> UICollectionViewCell {
    fatalError(
      """
      the collection view's data source must return a cell from collectionView:cellForItemAtIndexPath: - \
      \(type(of: controller)) says there are items and does not override collectionView(_:cellForItemAt:), which was \
      asked for item \(indexPath.item) of section \(indexPath.section).
      """)
  }

  // MARK: Moves by a long press, where the controller is told of them [D]

  private func updateGesture() {
    guard installsGesture, controller.movesItems, let shown else {
      if let gesture { gesture.view?.removeGestureRecognizer(gesture) }
      gesture = nil
      return
    }
    guard gesture?.view !== shown else { return }
    if let gesture { gesture.view?.removeGestureRecognizer(gesture) }
    let press = UILongPressGestureRecognizer(target: nil, action: nil)
    press.actions.handler = { [weak self, weak press] in if let press { self?.follow(press) } }
    shown.addGestureRecognizer(press)
    gesture = press
  }

  private func follow(_ press: UILongPressGestureRecognizer) {
    guard let shown else { return }
    let place = press.location(in: shown)
    switch press.state {
    case .began:
      let path = shown.indexPathForItem(at: place)
      // An item that cannot be moved is not lifted.
      guard let path, shown.beginInteractiveMovementForItem(at: path) else { return }
      shown.updateInteractiveMovementTargetPosition(place)
    case .changed: shown.updateInteractiveMovementTargetPosition(place)
    case .ended: shown.endInteractiveMovement()
    default: shown.cancelInteractiveMovement()
    }
  }
}
