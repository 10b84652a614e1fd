import Foundation
import InterfaceDocuments

/// A segue as a document describes it: its destination, and the way in which that is shown.
@MainActor
package final class SegueTemplate {
  private let element: DocumentElement
  private weak var scene: SceneDocument?

  init(_ element: DocumentElement, scene: SceneDocument) {
    self.element = element
    self.scene = scene
    element.markKnown()
    element.ignore(["id", "inheritsFrom", "splitViewControllerTargetIndex"])
  }

  var identifier: String? { element["identifier"] }
  private var kind: String { element["kind"] ?? "show" }

  /// Performs the segue when the user has used `sender`, unless the controller declines.
  package func trigger(by sender: AnyObject?) {
    guard let source = scene?.controller else { return }
    if let identifier, !source.shouldPerformSegue(withIdentifier: identifier, sender: sender) { return }
    perform(sender: sender)
  }

  /// Performs the segue: makes the destination, lets the source prepare it, and shows it.
  func perform(sender: Any?) {
    guard let source = scene?.controller else { return }
    if kind == "unwind" { return Unwinding(source: source, sender: sender).perform(unwindAction, identifier) }
    guard let destination = destination(for: sender) else { return }
    let segue = segue(to: destination, from: source, sender)
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  private var unwindAction: Selector { Selector(element["unwindAction"] ?? "") }

  // MARK: Parts

  /// The destination. If the document names an `@IBSegueAction` of the source and it returns a controller, that is
  /// used.
  private func destination(for sender: Any?) -> UIViewController? {
    guard let scene, let id = element["destination"] else { return nil }
    let creator = element["destinationCreationSelector"].flatMap { self.creator(Selector($0), sender) }
    let destination = scene.storyboard.scenes.controller(ofElement: id, of: scene.storyboard, creator)
    if destination == nil {
      scene.instance.document.tell(element, "the destination of a segue does not exist: \(id)")
    }
    return destination
  }

  private func creator(_ selector: Selector, _ sender: Any?) -> StoryboardScenes.Creator? {
    guard let source = scene?.controller else { return nil }
    let identifier = identifier
    return { coder in
      let arguments: [Any?] = [coder, sender, identifier]
      return ActionTable.call(selector, of: source, arguments) as? UIViewController
    }
  }

  private func segue(to destination: UIViewController, from source: UIViewController, _ sender: Any?)
    -> UIStoryboardSegue
  {
    if let type = element.attributes["customClass"] == nil ? nil : ElementClass.of(element) as? UIStoryboardSegue.Type {
      return SegueMaking.segue(type, identifier, source, destination)
    }
    applyStyles(to: destination, sender)
    return UIStoryboardSegue(identifier: identifier, source: source, destination: destination) { [kind, animates] in
      switch kind {
      case "showDetail": source.showDetailViewController(destination, sender: sender)
      case "presentation", "modal", "popoverPresentation", "popover": source.present(destination, animated: animates)
      case "push": source.navigationController?.pushViewController(destination, animated: animates)
      case "replace": source.showDetailViewController(destination, sender: sender)
      default: source.show(destination, sender: sender)
      }
    }
  }

  private var animates: Bool { element.bool("animates") ?? true }

  /// Applies the document's presentation settings, if the segue presents.
  private func applyStyles(to destination: UIViewController, _ sender: Any?) {
    if let style = element.value("modalPresentationStyle", PresentationWords.styles) {
      destination.modalPresentationStyle = style
    }
    if let style = element.value("modalTransitionStyle", PresentationWords.transitions) {
      destination.modalTransitionStyle = style
    }
    guard kind == "popoverPresentation" || kind == "popover" else { return }
    destination.modalPresentationStyle = .popover
    let popover = destination.popoverPresentationController
    if let view = element["popoverAnchorView"].flatMap({ scene?.instance.object($0) }) as? UIView ?? sender as? UIView {
      popover?.sourceView = view
      popover?.sourceRect = view.bounds
    }
    let item = element["popoverAnchorBarButtonItem"].flatMap { scene?.instance.object($0) } ?? sender as AnyObject?
    if let item = item as? UIBarButtonItem { popover?.barButtonItem = item }
    if let directions = element.child("popoverArrowDirection", key: "popoverArrowDirection") {
      let parts: [(String, UIPopoverArrowDirection)] = [
        ("up", .up), ("down", .down), ("left", .left), ("right", .right),
      ]
      popover?.permittedArrowDirections = UIPopoverArrowDirection(
        parts.filter { directions.bool($0.0) == true }.map(\.1))
    }
  }

  // MARK: Embedding

  /// Adds the destination's view to a view of the source, and the destination as a child.
  func embed(in container: UIView) {
    guard let source = scene?.controller, let child = destination(for: container) else { return }
    let segue = UIStoryboardSegue(identifier: identifier, source: source, destination: child) {
      source.addChild(child)
      child.view.frame = container.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      child.view.translatesAutoresizingMaskIntoConstraints = true
      container.addSubview(child.view)
      child.didMove(toParent: source)
    }
    source.prepare(for: segue, sender: container)
    segue.perform()
  }
}

/// The words by which documents describe presentations.
enum PresentationWords {
  static let styles: [String: UIModalPresentationStyle] = [
    "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
    "popover": .popover, "custom": .custom,
  ]

  static let transitions: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
  ]
}
