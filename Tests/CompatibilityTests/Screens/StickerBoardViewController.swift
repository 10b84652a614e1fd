import UIKit

/// A sticker that can be dragged, and a board that takes images and texts.
final class StickerBoardViewController: UIViewController {
  let stickerView = UIImageView()
  let boardView = UIView()
  let captionLabel = UILabel()
  let pastedView = UIImageView()
  private(set) var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 80))
    stickerView.image = renderer.image { context in
      UIColor.systemOrange.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 80, height: 80))
    }
    stickerView.frame = CGRect(x: 40, y: 80, width: 80, height: 80)
    // Image views ignore touches by default.
    stickerView.isUserInteractionEnabled = true
    let dragInteraction = UIDragInteraction(delegate: self)
    // Drags are off by default on iPhone.
    dragInteraction.isEnabled = true
    stickerView.addInteraction(dragInteraction)
    view.addSubview(stickerView)

    boardView.frame = CGRect(x: 20, y: 260, width: 280, height: 180)
    boardView.layer.borderWidth = 0
    boardView.layer.borderColor = UIColor.systemBlue.cgColor
    boardView.backgroundColor = .secondarySystemBackground
    boardView.addInteraction(UIDropInteraction(delegate: self))
    view.addSubview(boardView)

    pastedView.frame = CGRect(x: 10, y: 10, width: 80, height: 80)
    captionLabel.frame = CGRect(x: 10, y: 120, width: 260, height: 30)
    boardView.addSubview(pastedView)
    boardView.addSubview(captionLabel)
  }
}

extension StickerBoardViewController: UIDragInteractionDelegate {
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    guard let image = stickerView.image else { return [] }
    let imageItem = UIDragItem(itemProvider: NSItemProvider(object: image))
    imageItem.localObject = image
    let textItem = UIDragItem(itemProvider: NSItemProvider(object: "Orange" as NSString))
    return [imageItem, textItem]
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard item.localObject is UIImage, let view = interaction.view else { return nil }
    let parameters = UIDragPreviewParameters()
    parameters.visiblePath = UIBezierPath(roundedRect: view.bounds, cornerRadius: 12)
    return UITargetedDragPreview(view: view, parameters: parameters)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {
    log.append("lift")
    animator.addAnimations { self.stickerView.alpha = 0.5 }
    animator.addCompletion { position in
      if position == .start { self.stickerView.alpha = 1 }
    }
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    log.append("drag begins with \(session.items.count)")
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
  ) {
    animator.addAnimations { self.stickerView.alpha = 1 }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    stickerView.alpha = 1
    log.append(operation == .copy ? "copied" : "not taken")
  }
}

extension StickerBoardViewController: UIDropInteractionDelegate {
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    session.canLoadObjects(ofClass: UIImage.self) || session.canLoadObjects(ofClass: NSString.self)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    boardView.layer.borderWidth = 3
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    let location = session.location(in: boardView)
    // The right edge of the board is kept free.
    return UIDropProposal(operation: location.x < boardView.bounds.maxX - 40 ? .copy : .forbidden)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    boardView.layer.borderWidth = 0
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    let location = session.location(in: boardView)
    _ = session.loadObjects(ofClass: UIImage.self) { [weak self] objects in
      guard let self, let image = objects.first as? UIImage else { return }
      pastedView.image = image
      pastedView.center = location
    }
    _ = session.loadObjects(ofClass: NSString.self) { [weak self] objects in
      guard let text = objects.first as? NSString else { return }
      self?.captionLabel.text = String(describing: text)
    }
  }

  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    log.append("concluded")
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    boardView.layer.borderWidth = 0
  }
}
