import UIKit

/// A card in a scroll view that can be tapped, and dragged onto a tray below.
final class CardTrayViewController: UIViewController {
  let scrollView = UIScrollView()
  let cardButton = UIButton(type: .system)
  let trayLabel = UILabel()
  private(set) var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    scrollView.frame = CGRect(x: 0, y: 100, width: view.bounds.width, height: 300)
    scrollView.contentSize = CGSize(width: view.bounds.width, height: 2000)
    view.addSubview(scrollView)

    cardButton.setTitle("Card", for: .normal)
    cardButton.backgroundColor = .systemYellow
    cardButton.frame = CGRect(x: 40, y: 60, width: 120, height: 80)
    cardButton.addAction(UIAction { [weak self] _ in self?.log.append("tapped") }, for: .touchUpInside)
    let dragInteraction = UIDragInteraction(delegate: self)
    dragInteraction.isEnabled = true
    cardButton.addInteraction(dragInteraction)
    scrollView.addSubview(cardButton)

    trayLabel.text = "Tray"
    trayLabel.frame = CGRect(x: 40, y: 480, width: 200, height: 120)
    trayLabel.isUserInteractionEnabled = true
    trayLabel.addInteraction(UIDropInteraction(delegate: self))
    view.addSubview(trayLabel)
  }
}

extension CardTrayViewController: UIDragInteractionDelegate {
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    ["Front", "Back"].map { UIDragItem(itemProvider: NSItemProvider(object: $0 as NSString)) }
  }
}

extension CardTrayViewController: UIDropInteractionDelegate {
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .copy) }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    _ = session.loadObjects(ofClass: NSString.self) { [weak self] texts in
      self?.log += texts.map { String(describing: $0) }
    }
  }
}
