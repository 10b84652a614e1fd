import UIKit

/// Cards of a mood board: dragged to another place, or dropped into one of the albums above them, by the drop delegate.
final class MoodBoardViewController: UIViewController {
  private(set) var albums = [("Sea", 0), ("Forest", 0)]
  private(set) var cards = ["Sand", "Moss", "Foam", "Bark", "Shell", "Fern"]
  private(set) var log: [String] = []
  private(set) var collectionView: UICollectionView!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 110, height: 80)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(CardCell.self, forCellWithReuseIdentifier: "card")
    collectionView.dataSource = self
    collectionView.dragInteractionEnabled = true
    collectionView.dragDelegate = self
    collectionView.dropDelegate = self
    view.addSubview(collectionView)
  }
}

extension MoodBoardViewController: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    section == 0 ? albums.count : cards.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath) as! CardCell
    if indexPath.section == 0 {
      cell.label.text = "\(albums[indexPath.item].0): \(albums[indexPath.item].1)"
      cell.contentView.backgroundColor = .systemTeal
    } else {
      cell.label.text = cards[indexPath.item]
      cell.contentView.backgroundColor = .systemGray5
    }
    return cell
  }
}

extension MoodBoardViewController: UICollectionViewDragDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    guard indexPath.section == 1 else { return [] }
    let card = cards[indexPath.item]
    let dragItem = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: card)))
    dragItem.localObject = card
    return [dragItem]
  }

  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: UIDragSession) {
    log.append("begin")
  }

  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: UIDragSession) {
    log.append("end")
  }
}

extension MoodBoardViewController: UICollectionViewDropDelegate {
  func collectionView(_ collectionView: UICollectionView, canHandle session: UIDropSession) -> Bool {
    session.localDragSession != nil && session.canLoadObjects(ofClass: NSString.self)
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    guard collectionView.hasActiveDrag, let destination = destinationIndexPath else {
      return UICollectionViewDropProposal(operation: .forbidden)
    }
    if destination.section == 0 {
      return UICollectionViewDropProposal(operation: .move, intent: .insertIntoDestinationIndexPath)
    }
    return UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator
  ) {
    guard let item = coordinator.items.first, let source = item.sourceIndexPath,
      let destination = coordinator.destinationIndexPath, let card = item.dragItem.localObject as? String
    else { return }
    switch coordinator.proposal.intent {
    case .insertIntoDestinationIndexPath:
      collectionView.performBatchUpdates {
        self.cards.remove(at: source.item)
        self.albums[destination.item].1 += 1
        collectionView.deleteItems(at: [source])
        collectionView.reloadItems(at: [destination])
      }
      coordinator.drop(item.dragItem, intoItemAt: destination, rect: CGRect(x: 40, y: 30, width: 30, height: 20))
      log.append("\(card) into \(albums[destination.item].0)")
    case .insertAtDestinationIndexPath:
      collectionView.performBatchUpdates {
        self.cards.remove(at: source.item)
        self.cards.insert(card, at: destination.item)
        collectionView.deleteItems(at: [source])
        collectionView.insertItems(at: [destination])
      }
      coordinator.drop(item.dragItem, toItemAt: destination).addCompletion { _ in self.log.append("\(card) arrived") }
      log.append("\(card) to \(destination.item)")
    default:
      break
    }
  }

  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: UIDropSession) {
    log.append("drop ends")
  }
}

final class CardCell: UICollectionViewCell {
  let label = UILabel()
  private(set) var states: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 10
    label.frame = contentView.bounds.insetBy(dx: 8, dy: 8)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {
    switch dragState {
    case .none: states.append("none")
    case .lifting: states.append("lifting")
    case .dragging: states.append("dragging")
    @unknown default: break
    }
  }
}
