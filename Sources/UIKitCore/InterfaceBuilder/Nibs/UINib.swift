import Foundation
import InterfaceDocuments

/// A nib, a document of Interface Builder: it is read once, and its objects can be made any number of times.
///
/// The document is the `.xib` file of the project. It is read when its objects are first made.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// The keys of options for ``instantiate(withOwner:options:)``.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// A key of any name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A dictionary of the objects that replace placeholders in the document, by the placeholders' identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibProxiedObjects")
  }

  private let name: String
  private let bundle: Bundle?
  private let data: Data?
  private lazy var document: InterfaceDocument? =
    data.map { DocumentFiles.document($0, named: name, in: bundle) } ?? DocumentFiles.document(name, "xib", in: bundle)

  /// The nib with a name in a bundle. Without a bundle, the main bundle is searched, then the resource bundles next to
  /// the executable.
  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.init(name, bundleOrNil, nil)
  }

  /// A nib from data: the text of a `.xib` file.
  public convenience init(data: Data, bundle bundleOrNil: Bundle?) {
    self.init("data", bundleOrNil, data)
  }

  private init(_ name: String, _ bundle: Bundle?, _ data: Data?) {
    self.name = name
    self.bundle = bundle
    self.data = data
    super.init()
  }

  /// Makes all objects of the document, connects them, and calls their `awakeFromNib()`.
  ///
  /// - Returns: The objects at the top of the document, in its order, without placeholders.
  /// - Precondition: The document exists, and there is a property for every connection.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    guard let document else {
      fatalError(
        """
        Could not load NIB in bundle: '\(bundle ?? .main)' with name '\(name)'. Add \(name).xib to the resources of the \
        target, or name the bundle that has it.
        """)
    }
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    return NibInstance(document).objects(owner: ownerOrNil as AnyObject?, external: external)
  }

  /// Whether a bundle has a nib with a name whose file's owner is of a class.
  static func exists(_ name: String, in bundle: Bundle?, ownerNamed owner: String) -> Bool {
    let objects = DocumentFiles.document(name, "xib", in: bundle)?.root.contents(of: "objects") ?? []
    return objects.contains { $0.name == "placeholder" && $0.attributes["customClass"] == owner }
  }
}

/// Makes the objects of a nib.
@MainActor
struct NibInstance {
  private let document: InterfaceDocument

  init(_ document: InterfaceDocument) {
    self.document = document
  }

  func objects(owner: AnyObject?, external: [String: Any]) -> [AnyObject] {
    let plan = document.root.kept(NibPlan.init)
    let instance = DocumentInstance(document: document, owner: owner)
    for placeholder in plan.placeholders {
      let object = placeholder.isOwner ? owner : external[placeholder.identifier] as AnyObject?
      if let object { instance.adoptPlaceholder(object, of: placeholder.element) }
    }
    let objects = plan.objects.compactMap { instance.make($0) }
    instance.finish()
    return objects
  }
}

/// The elements at the top of a nib, read once.
private struct NibPlan {
  struct Placeholder {
    let identifier: String
    let element: DocumentElement

    var isOwner: Bool { identifier == "IBFilesOwner" }
  }

  /// The placeholders for external objects. The first responder is not among them: it is found when actions are sent.
  private(set) var placeholders: [Placeholder] = []
  private(set) var objects: [DocumentElement] = []

  init(_ root: DocumentElement) {
    for element in root.contents(of: "objects") {
      guard element.name == "placeholder" else {
        objects.append(element)
        continue
      }
      element.ignore(["placeholderIdentifier", "userLabel", "customClass", "customModule", "customModuleProvider"])
      _ = element.children(named: "connections")
      guard let identifier = element["placeholderIdentifier"], identifier != "IBFirstResponder" else { continue }
      placeholders.append(Placeholder(identifier: identifier, element: element))
    }
  }
}

extension Bundle {
  /// Makes the objects of the nib with a name in the bundle: see `UINib`.
  @preconcurrency @MainActor
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
