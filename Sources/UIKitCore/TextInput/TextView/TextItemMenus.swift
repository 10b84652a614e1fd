import ListCore

/// The menus of a text view's links and other items, which a long press opens while the text is only read.
@MainActor
final class TextItemMenus: NSObject {
  private unowned let view: UITextView
  private var interaction: UIContextMenuInteraction?
  /// The item that was pressed last, and its menu.
  private var pressed: (item: UITextItem, configuration: UITextItem.MenuConfiguration)?

  init(_ view: UITextView) { self.view = view }

  /// Called when the text became, or ceased to be, editable or selectable.
  func behaviourDidChange() {
    guard !view.isEditable, view.isSelectable else {
      interaction.map(view.removeInteraction)
      interaction = nil
      return
    }
    guard interaction == nil else { return }
    let interaction = UIContextMenuInteraction(delegate: self)
    self.interaction = interaction
    view.addInteraction(interaction)
  }

  /// [C] A link can be opened and copied, a picture copied.
  private func defaultMenu(of item: UITextItem) -> UIMenu {
    switch item.content {
    case .link(let url):
      UIMenu(
        title: url.absoluteString,
        children: [
          UIAction(title: SystemWord.openLink.text, image: UIImage(systemName: "safari")) { [weak view] _ in
            guard let view else { return }
            view.items.primaryAction(of: item)?.perform(from: view)
          },
          UIAction(title: SystemWord.copyLink.text, image: UIImage(systemName: "doc.on.doc")) { _ in
            UIPasteboard.general.url = url
          },
        ])
    case .textAttachment(let attachment):
      UIMenu(
        children: [attachment.image].compactMap(\.self).map { image in
          UIAction(title: SystemWord.copy.text, image: UIImage(systemName: "doc.on.doc")) { _ in
            UIPasteboard.general.image = image
          }
        })
    case .tag: UIMenu(children: [])
    }
  }

  /// The rectangle of the pressed item in the view.
  private var place: CGRect? {
    guard let pressed else { return nil }
    let rects = view.face.rects(of: pressed.item.range.units)
    guard let first = rects.first else { return nil }
    return rects.dropFirst().reduce(first) { $0.union($1) }
  }

  /// The item's text cut out of the view, which itself stays as it is.
  private func picture(_ place: CGRect) -> UIView {
    let rects = pressed.map { view.face.rects(of: $0.item.range.units) } ?? []
    let image = UIGraphicsImageRenderer(bounds: place).image { _ in
      let lines = UIBezierPath()
      for rect in rects { lines.append(UIBezierPath(rect: rect)) }
      lines.addClip()
      _ = ViewSnapshot(view).draw(in: view.bounds)
    }
    let picture = UIView(frame: CGRect(origin: .zero, size: place.size))
    picture.layer.contents = image.cgImage
    return picture
  }
}

extension TextItemMenus: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let item = view.items.item(at: location), view.events.shouldInteract(with: item, .presentActions),
      let configuration = view.events.menuConfiguration(for: item, defaultMenu: defaultMenu(of: item)),
      !MenuContent(configuration.menu).isEmpty
    else { return nil }
    pressed = (item, configuration)
    interaction.session.owner = configuration.preview == nil ? self : nil
    return UIContextMenuConfiguration(actionProvider: { _ in configuration.menu })
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let pressed, let place else { return nil }
    let shown: UIView
    switch pressed.configuration.preview {
    case .view(let own):
      if own.bounds.isEmpty { own.bounds.size = own.sizeThatFits(view.bounds.size) }
      shown = own
    case .default, nil: shown = picture(place)
    }
    return UITargetedPreview(
      view: shown, parameters: UIPreviewParameters(),
      target: UIPreviewTarget(container: view, center: CGPoint(x: place.midX, y: place.midY)))
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    if let pressed, let animator { view.events.itemMenuWillDisplay(for: pressed.item, animator) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let pressed, let animator else { return }
    view.events.itemMenuWillEnd(for: pressed.item, animator)
  }
}

extension TextItemMenus: MenuOwner {
  var mayOpenMenu: Bool { true }
  var menuSender: Any { view }

  func menuAnchor(for configuration: UIContextMenuConfiguration) -> MenuAnchor {
    .control(view.convert(place ?? view.bounds, to: nil), share: 0)
  }

  func menuDidOpen() {}
  func menuWillClose() {}
}
