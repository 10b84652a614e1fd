import UIKit

/// Two shelves of photos and a tray beside them. A photo is dragged within its shelf, to the other one, or from the tray:
/// what comes from the tray is loaded, and a placeholder stands in its place until it has arrived.
final class PhotoTrayViewController: UIViewController {
  private(set) var shelves = [
    ["Alps", "Beach", "Cliff", "Dunes", "Elm", "Fjord"],
    ["Girl", "Hat", "Ink", "Jug"],
  ]
  private(set) var tray = ["Kite", "Lamp", "Moon"]
  private(set) var log: [String] = []
  private(set) var arrivals: [(name: String, context: any UICollectionViewDropPlaceholderContext)] = []
  private(set) var shelfView: UICollectionView!
  private(set) var trayView: UICollectionView!
  /// Whether photos from the tray are loaded when asked for, instead of at once.
  var loadsLater = true

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let shelfLayout = UICollectionViewFlowLayout()
    shelfLayout.itemSize = CGSize(width: 100, height: 100)
    shelfLayout.sectionInset = UIEdgeInsets(top: 10, left: 15, bottom: 10, right: 15)
    shelfLayout.headerReferenceSize = CGSize(width: 0, height: 30)
    shelfView = UICollectionView(frame: .zero, collectionViewLayout: shelfLayout)
    shelfView.register(
      PlanHeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "shelf")
    let trayLayout = UICollectionViewFlowLayout()
    trayLayout.itemSize = CGSize(width: 80, height: 80)
    trayLayout.scrollDirection = .horizontal
    trayView = UICollectionView(frame: .zero, collectionViewLayout: trayLayout)
    for collectionView in [shelfView!, trayView!] {
      collectionView.translatesAutoresizingMaskIntoConstraints = false
      collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
      collectionView.register(LoadingCell.self, forCellWithReuseIdentifier: "loading")
      collectionView.dataSource = self
      collectionView.dragDelegate = self
      collectionView.dropDelegate = self
      collectionView.dragInteractionEnabled = true
      view.addSubview(collectionView)
    }
    shelfView.reorderingCadence = .immediate
    NSLayoutConstraint.activate([
      trayView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      trayView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trayView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      trayView.heightAnchor.constraint(equalToConstant: 100),
      shelfView.topAnchor.constraint(equalTo: trayView.bottomAnchor),
      shelfView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      shelfView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      shelfView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  /// The first photo that is awaited has arrived.
  @discardableResult func finishLoading() -> Bool {
    guard !arrivals.isEmpty else { return false }
    let arrival = arrivals.removeFirst()
    return arrival.context.commitInsertion { indexPath in
      self.shelves[indexPath.section].insert(arrival.name, at: indexPath.item)
      self.log.append("insert \(arrival.name) at \(indexPath.section).\(indexPath.item)")
    }
  }

  /// The first photo that is awaited cannot be loaded.
  @discardableResult func failLoading() -> Bool {
    guard !arrivals.isEmpty else { return false }
    return arrivals.removeFirst().context.deletePlaceholder()
  }

  func updateLoading() {
    for arrival in arrivals { arrival.context.setNeedsCellUpdate() }
  }

  private func names(in collectionView: UICollectionView, section: Int) -> [String] {
    collectionView == trayView ? tray : shelves[section]
  }
}

extension PhotoTrayViewController: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    collectionView == trayView ? 1 : shelves.count
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    names(in: collectionView, section: section).count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath) as! PhotoCell
    cell.label.text = names(in: collectionView, section: indexPath.section)[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view =
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "shelf", for: indexPath)
      as! PlanHeaderView
    view.label.text = indexPath.section == 0 ? "Places" : "Things"
    return view
  }
}

extension PhotoTrayViewController: UICollectionViewDragDelegate {
  private func dragItem(for name: String) -> UIDragItem {
    let item = UIDragItem(itemProvider: NSItemProvider(object: name as NSString))
    item.localObject = name
    return item
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    [dragItem(for: names(in: collectionView, section: indexPath.section)[indexPath.item])]
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    let name = names(in: collectionView, section: indexPath.section)[indexPath.item]
    guard !session.items.contains(where: { $0.localObject as? String == name }) else { return [] }
    return [dragItem(for: name)]
  }

  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    let parameters = UIDragPreviewParameters()
    parameters.visiblePath = UIBezierPath(
      roundedRect: collectionView.cellForItem(at: indexPath)?.bounds ?? .zero, cornerRadius: 12)
    parameters.backgroundColor = .clear
    return parameters
  }

  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: UIDragSession) {
    log.append("begin")
  }

  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: UIDragSession) {
    log.append("end")
  }

  func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: UIDragSession) -> Bool
  {
    true
  }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: UIDragSession
  ) -> Bool {
    true
  }
}

extension PhotoTrayViewController: UICollectionViewDropDelegate {
  func collectionView(_ collectionView: UICollectionView, canHandle session: UIDropSession) -> Bool {
    collectionView == shelfView && session.canLoadObjects(ofClass: NSString.self)
  }

  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: UIDropSession) {
    log.append("enter")
  }

  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: UIDropSession) {
    log.append("exit")
  }

  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: UIDropSession) {
    log.append("drop ends")
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    if collectionView.hasActiveDrag {
      return UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    return UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    let parameters = UIDragPreviewParameters()
    parameters.visiblePath = UIBezierPath(
      roundedRect: collectionView.cellForItem(at: indexPath)?.bounds ?? .zero, cornerRadius: 12)
    return parameters
  }

  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator
  ) {
    let destination: IndexPath
    if let path = coordinator.destinationIndexPath {
      destination = path
    } else {
      let section = collectionView.numberOfSections - 1
      destination = IndexPath(item: collectionView.numberOfItems(inSection: section), section: section)
    }
    switch coordinator.proposal.operation {
    case .move: move(with: coordinator, to: destination)
    case .copy: copy(with: coordinator, to: destination)
    default: break
    }
  }

  private func move(with coordinator: UICollectionViewDropCoordinator, to destination: IndexPath) {
    for item in coordinator.items {
      guard let source = item.sourceIndexPath else { continue }
      shelfView.performBatchUpdates {
        let name = self.shelves[source.section].remove(at: source.item)
        self.shelves[destination.section].insert(
          name, at: min(destination.item, self.shelves[destination.section].count))
        self.shelfView.deleteItems(at: [source])
        self.shelfView.insertItems(at: [destination])
        self.log.append("move \(name) to \(destination.section).\(destination.item)")
      }
      coordinator.drop(item.dragItem, toItemAt: destination)
    }
  }

  private func copy(with coordinator: UICollectionViewDropCoordinator, to destination: IndexPath) {
    for (offset, item) in coordinator.items.enumerated() {
      let path = IndexPath(item: destination.item + offset, section: destination.section)
      let placeholder = UICollectionViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "loading")
      placeholder.cellUpdateHandler = { cell in
        (cell as? LoadingCell)?.updates += 1
      }
      placeholder.previewParametersProvider = { cell in
        let parameters = UIDragPreviewParameters()
        parameters.visiblePath = UIBezierPath(roundedRect: cell.bounds, cornerRadius: 12)
        return parameters
      }
      let context = coordinator.drop(item.dragItem, to: placeholder)
      log.append("await \(item.dragItem.localObject as? String ?? "?") \(coordinator.session.items.count)")
      arrivals.append((item.dragItem.localObject as? String ?? "?", context))
    }
    if !loadsLater { while finishLoading() {} }
  }
}

final class PhotoCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .systemTeal
    contentView.layer.cornerRadius = 12
    label.textAlignment = .center
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

final class LoadingCell: UICollectionViewCell {
  var updates = 0
  let indicator = UIActivityIndicatorView(style: .medium)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .tertiarySystemFill
    contentView.layer.cornerRadius = 12
    indicator.center = CGPoint(x: contentView.bounds.midX, y: contentView.bounds.midY)
    indicator.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    contentView.addSubview(indicator)
    indicator.startAnimating()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    updates = 0
  }
}
