import Foundation
import InterfaceDocuments

/// The storyboard scene from which a controller was made: its view, which is loaded on first use, and its segues.
@MainActor
final class SceneDocument {
  let storyboard: UIStoryboard
  let element: DocumentElement
  let instance: DocumentInstance
  /// The controller that was made from the scene.
  weak var controller: UIViewController?
  private var isLoaded = false
  /// The other objects of the scene, which live as long as the controller.
  private var others: [AnyObject] = []

  init(storyboard: UIStoryboard, element: DocumentElement, instance: DocumentInstance) {
    self.storyboard = storyboard
    self.element = element
    self.instance = instance
  }

  // MARK: Making

  /// Makes the controller by its class's `init(coder:)`, or by an app's function that calls another initialiser.
  func makeController(_ creator: StoryboardScenes.Creator?) -> UIViewController? {
    guard let type = ElementClass.of(element) as? UIViewController.Type else {
      instance.document.tell(element, "\(element.name) is no controller that this UIKit has")
      return nil
    }
    return instance.coder.making(element) { creator?(instance.coder) ?? type.init(coder: instance.coder) }
  }

  /// Gives a container the children to which relationship segues connect it.
  func relate(_ controller: UIViewController) {
    let segues = element.contents(of: "connections").filter { $0.name == "segue" && $0["kind"] == "relationship" }
    guard !segues.isEmpty else { return }
    let related = segues.compactMap { segue -> (String, UIViewController)? in
      segue.ignore(["id", "kind"])
      guard let destination = segue["destination"],
        let child = storyboard.scenes.controller(ofElement: destination, of: storyboard, nil)
      else { return nil }
      return (segue["relationship"] ?? "", child)
    }
    controller.setDecodedChildren(related)
  }

  // MARK: View

  /// Makes the scene's view and all its other objects for its controller. Returns false if the scene has no view.
  func loadView(of controller: UIViewController, take: (UIView) -> Void) -> Bool {
    guard !isLoaded else { return false }
    isLoaded = true
    guard let view = element.child(key: "view"), let made = instance.view(view) else { return false }
    take(made)
    for guide in element.contents(of: "layoutGuides") {
      let support: any UILayoutSupport =
        guide["type"] == "bottom" ? controller.bottomLayoutGuide : controller.topLayoutGuide
      instance.register(support, as: guide.id)
    }
    for other in element.parent?.children ?? [] where other !== element {
      other.markKnown()
      if other.name == "placeholder" || other.name == "exit" {
        other.ignore(Set(other.attributes.keys))
      } else {
        if let made = instance.make(other) { others.append(made) }
      }
    }
    instance.adoptPlaceholder(controller, of: element)
    instance.finish()
    return true
  }

  // MARK: Segues

  /// The segue with an identifier that starts in this scene; nil if there is none.
  func segue(_ identifier: String) -> SegueTemplate? {
    var found: DocumentElement?
    element.parent?.forEach { candidate in
      if found == nil, candidate.name == "segue", candidate.attributes["identifier"] == identifier { found = candidate }
    }
    return found.map { SegueTemplate($0, scene: self) }
  }
}

extension DocumentInstance {
  /// The segue that an element describes, if the element belongs to this scene.
  func segue(_ element: DocumentElement) -> SegueTemplate? {
    (scene as? SceneDocument).map { SegueTemplate(element, scene: $0) }
  }
}
