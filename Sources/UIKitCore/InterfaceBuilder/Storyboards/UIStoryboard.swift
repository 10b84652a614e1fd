import Foundation
import InterfaceDocuments

/// A document of Interface Builder with controllers and the segues between them.
///
/// The document is the `.storyboard` file of the project. It is read once, and its controllers can be made any number
/// of times.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  final let scenes: StoryboardScenes

  /// The storyboard with a name in a bundle. Without a bundle, the main bundle is searched, then the resource bundles
  /// next to the executable.
  ///
  /// - Precondition: The document exists and can be read.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    guard let document = DocumentFiles.document(name, "storyboard", in: storyboardBundleOrNil) else {
      fatalError(
        """
        Could not find a storyboard named '\(name)' in bundle \(storyboardBundleOrNil ?? .main). Add \(name).storyboard \
        to the resources of the target, or name the bundle that has it.
        """)
    }
    scenes = StoryboardScenes(document)
    super.init()
  }

  init(document: InterfaceDocument) {
    scenes = StoryboardScenes(document)
    super.init()
  }

  /// The initial controller of the document; nil, with a message, if there is none.
  open func instantiateInitialViewController() -> UIViewController? {
    scenes.initial(of: self, nil)
  }

  /// The initial controller of the document, created by a closure that passes the coder to a custom initialiser.
  public func instantiateInitialViewController<ViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? where ViewController: UIViewController {
    scenes.initial(of: self, erased(creator)) as? ViewController
  }

  /// The controller with an identifier.
  ///
  /// - Precondition: The document has such a controller.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    scenes.controller(identifier, of: self, nil)
  }

  /// The controller with an identifier, created by a closure that passes the coder to a custom initialiser.
  ///
  /// - Precondition: The document has such a controller, and it is of the class.
  public func instantiateViewController<ViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController where ViewController: UIViewController {
    let controller = scenes.controller(identifier, of: self, erased(creator))
    guard let controller = controller as? ViewController else {
      fatalError(
        """
        The view controller with identifier '\(identifier)' of \(scenes.document.name) is a \(type(of: controller)), and a \
        \(ViewController.self) was asked for. Give the scene that class.
        """)
    }
    return controller
  }

  private func erased<ViewController: UIViewController>(
    _ creator: ((NSCoder) -> ViewController?)?
  ) -> StoryboardScenes.Creator? {
    guard let creator else { return nil }
    return { coder in creator(coder) }
  }
}

/// Makes the controllers of a storyboard, and those that they contain.
@MainActor
final class StoryboardScenes {
  typealias Creator = @MainActor (NSCoder) -> UIViewController?

  let document: InterfaceDocument
  /// The elements of controllers, by the identifiers that apps use.
  private let identified: [String: DocumentElement]
  /// The depth of nesting of the controllers that are being made.
  private var depth = 0
  /// A deeper nesting means that containers contain each other.
  private static let maximumDepth = 64

  init(_ document: InterfaceDocument) {
    self.document = document
    var identified: [String: DocumentElement] = [:]
    for scene in document.root.contents(of: "scenes") {
      for element in scene.contents(of: "objects") {
        guard let name = element.attributes["storyboardIdentifier"], identified[name] == nil else { continue }
        identified[name] = element
      }
    }
    self.identified = identified
  }

  func initial(of storyboard: UIStoryboard, _ creator: Creator?) -> UIViewController? {
    guard let id = document.root["initialViewController"], let element = document.element(id) else {
      document.tell(
        document.root,
        "the storyboard has no initial view controller; mark a scene as the initial one, or ask for one by "
          + "its identifier")
      return nil
    }
    return make(element, of: storyboard, creator)
  }

  func controller(_ identifier: String, of storyboard: UIStoryboard, _ creator: Creator?) -> UIViewController {
    guard let element = identified[identifier], let controller = make(element, of: storyboard, creator) else {
      fatalError(
        """
        Storyboard (\(document.name)) doesn't contain a view controller with identifier '\(identifier)'. Its identifiers \
        are \(identified.keys.sorted().joined(separator: ", ")).
        """)
    }
    return controller
  }

  /// The controller of the element with an internal identifier, by which segues refer to it.
  func controller(ofElement id: String, of storyboard: UIStoryboard, _ creator: Creator?) -> UIViewController? {
    document.element(id).flatMap { make($0, of: storyboard, creator) }
  }

  /// Makes a controller and the controllers that it contains.
  private func make(
    _ element: DocumentElement, of storyboard: UIStoryboard, _ creator: Creator?
  ) -> UIViewController? {
    element.markKnown()
    if element.name == "viewControllerPlaceholder" { return reference(element) }
    guard depth < Self.maximumDepth else {
      document.tell(element, "the scene contains itself")
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    let instance = DocumentInstance(document: document, owner: nil)
    let scene = SceneDocument(storyboard: storyboard, element: element, instance: instance)
    instance.scene = scene
    guard let controller = scene.makeController(creator) else { return nil }
    instance.finish()
    scene.relate(controller)
    controller.awakeFromNib()
    return controller
  }

  /// The controller in another storyboard to which a placeholder refers.
  private func reference(_ element: DocumentElement) -> UIViewController? {
    element.ignore(["sceneMemberID", "userLabel", "bundleIdentifier"])
    guard let name = element["storyboardName"] else { return nil }
    guard let document = DocumentFiles.document(name, "storyboard", in: document.bundle) else {
      self.document.tell(element, "there is no storyboard named \(name)")
      return nil
    }
    let storyboard = UIStoryboard(document: document)
    guard let identifier = element["referencedIdentifier"] else { return storyboard.instantiateInitialViewController() }
    return storyboard.instantiateViewController(withIdentifier: identifier)
  }
}
