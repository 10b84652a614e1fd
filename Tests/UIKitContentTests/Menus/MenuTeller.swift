import Foundation
import ScreenTesting
import UIKit
import UIKitTesting

/// Tells of every call that the menus of a view make.
@MainActor final class MenuTeller: NSObject, UIContextMenuInteractionDelegate, UIEditMenuInteractionDelegate {
  weak var holdings: Holdings?

  func tell(_ name: String = #function) { holdings?.tell(name) }

  func menu() -> UIContextMenuConfiguration {
    UIContextMenuConfiguration(previewProvider: { [weak self] in
      self?.tell("preview of a menu")
      return nil
    }) { [weak self] _ in
      self?.tell("elements of a menu")
      return UIMenu(children: [UIAction(title: "Choose") { _ in self?.tell("action of a menu") }])
    }
  }

  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
    -> UIContextMenuConfiguration?
  {
    tell()
    return menu()
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    tell()
    return nil
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    tell()
    return nil
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { tell() }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { tell() }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { tell() }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    tell()
    return UIMenu(children: [UIAction(title: "Choose") { [weak self] _ in self?.tell("action of a menu") }])
  }
  func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration)
    -> CGRect
  {
    tell()
    return CGRect(x: 10, y: 10, width: 20, height: 20)
  }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { tell() }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { tell() }
}
