import ListCore

/// The list that something was dropped on.
@MainActor
protocol DropPreviewHost: UIScrollView {
  var listItems: any ListItems { get }
  func shownCell(at path: RowPath) -> UIView?
}

/// The preview of a dropped item that moves to the position chosen by the app.
@MainActor
final class DropPreview {
  private weak var list: (any DropPreviewHost)?
  private let view: UIView
  /// The drag that waits for this to arrive.
  weak var session: DragSession?

  /// Adds a picture of a cell to the list.
  /// - Parameter center: the centre of the picture in the window; nil for that of the cell.
  init(
    of cell: UIView, in list: any DropPreviewHost, _ parameters: UIPreviewParameters? = nil, at center: CGPoint? = nil
  ) {
    self.list = list
    view = CarriedPreview.makePicture(of: cell, parameters)
    view.center =
      center.map { list.convert($0, from: nil) } ?? cell.superview.map { list.convert(cell.center, from: $0) }
      ?? cell.center
    view.isUserInteractionEnabled = false
    view.accessibilityElementsHidden = true
    view.layer.shadowOffset = .zero
    view.layer.shadowRadius = ReorderMetrics.shadowRadius
    view.layer.shadowOpacity = ReorderMetrics.shadowOpacity
    view.layer.zPosition = CGFloat(ReorderMetrics.zIndex)
    list.addSubview(view)
  }

  /// Makes the preview look like the new item, or the part of it that the app's preview parameters show.
  func adopt(_ parameters: UIPreviewParameters?, ofItemAt path: RowPath) {
    guard let parameters, parameters.visiblePath != nil, let cell = list?.shownCell(at: path) else { return }
    let picture = CarriedPreview.makePicture(of: cell, parameters)
    view.layer.contents = picture.layer.contents
    view.bounds.size = picture.bounds.size
  }

  var size: CGSize { view.bounds.size }

  /// Moves the preview to an item, whose cell is hidden until the preview arrives.
  func flyToItem(at path: RowPath, _ flight: DropFlight) {
    guard let list, list.listItems.contains(path) else { return fade(flight) }
    let cell = list.shownCell(at: path)
    // Another flight to the same cell may have hidden it.
    let ownAlpha = cell.map { $0.alpha > 0 ? $0.alpha : 1 } ?? 1
    cell?.alpha = 0
    let rect = list.listItems.rect(ofItem: path)
    move(flight) { [view] in
      view.center = rect.middle
    } completion: {
      // The layout may have chosen another opacity meanwhile.
      cell?.alpha = (cell as? UICollectionReusableView)?.placement.attributes?.alpha ?? ownAlpha
    }
  }

  func fly(into rect: CGRect, ofItemAt path: RowPath, _ flight: DropFlight) {
    guard let list, list.listItems.contains(path) else { return fade(flight) }
    let item = list.listItems.rect(ofItem: path)
    shrink(to: rect.offsetBy(dx: item.minX, dy: item.minY), flight)
  }

  func fly(to target: UIDragPreviewTarget, _ flight: DropFlight) {
    guard let list else { return fade(flight) }
    let center = target.container.convert(target.center, to: list)
    move(flight) { [view] in
      view.center = center
      view.transform = target.transform
      view.alpha = 0
    }
  }

  /// Shrinks and fades the preview at its position.
  func fade(_ flight: DropFlight? = nil) {
    let rect = view.frame.insetBy(dx: view.bounds.width / 4, dy: view.bounds.height / 4)
    shrink(to: rect, flight)
  }

  private func shrink(to rect: CGRect, _ flight: DropFlight?) {
    let scale = min(rect.width / max(view.bounds.width, 1), rect.height / max(view.bounds.height, 1))
    move(flight) { [view] in
      view.center = rect.middle
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      view.alpha = 0
    }
  }

  private func move(_ flight: DropFlight?, _ change: @escaping () -> Void, completion: @escaping () -> Void = {}) {
    let session = session
    session?.motionBegins()
    UIView.animate(withDuration: ReorderMetrics.duration, delay: 0, options: [.allowUserInteraction]) {
      change()
      for animations in flight?.animations ?? [] { animations() }
    } completion: { [view] _ in
      view.removeFromSuperview()
      completion()
      flight?.finish()
      session?.motionEnds()
    }
  }
}
