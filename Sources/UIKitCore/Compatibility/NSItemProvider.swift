import ListCore

/// An object that an item provider can be made from. It is part of Foundation on Apple platforms, but not on Linux.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types of data that an object can be written as, the most faithful one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Hands out the object as data of a type.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// A class that an item provider can make objects of.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types of data that an object can be made from, the most faithful one first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes an object from data of a type.
  /// - Throws: an error with the reason why the data are not readable.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// The programs that may read the data of an item provider. No other program reads drags from this one, so the value
/// has no effect.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Every process may read the data.
  case all = 0
  /// Programs of the same developer may read the data.
  case team = 1
  /// Programs of the same app group may read the data.
  case group = 2
  /// Only the process that offers the data may read it.
  case ownProcess = 3
}

/// Data that is dragged, in one or more representations. Types are uniform type identifiers: `public.png` data are also
/// `public.image` data.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// Loads data and hands it to its completion handler.
  private typealias Loader = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  private struct Representation {
    let type: String
    let load: Loader
  }

  private let lock = NSLock()
  private var representations: [Representation] = []
  /// The object from which the provider was made, with its type.
  private var given: (type: String, item: any NSSecureCoding)?

  /// Receives a loaded item, or the error if there is none.
  public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void

  /// A provider with nothing to give.
  public override init() {}

  /// A provider of an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// A provider of an existing object, as data of a type. Without a type or an object the provider has no data.
  public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    super.init()
    guard let item, let typeIdentifier else { return }
    given = (typeIdentifier, item)
    nonisolated(unsafe) let kept = item
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) { completion in
      GivenItem.loadData(kept, typeIdentifier, completion)
    }
  }

  /// A provider of a file: of its data, with the type of its filename extension, and of its URL. The file is read when
  /// its data are requested, off the main thread. A folder only provides its URL. Nil for a URL that is not a file's.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, fileURL.isFileURL else { return nil }
    self.init()
    register(fileURL)
  }

  /// The name that the data would have as a file; nil by default.
  open var suggestedName: String?

  /// The types of data there are, the most faithful one first.
  open var registeredTypeIdentifiers: [String] { lock.withLock { representations.map(\.type) } }

  /// Adds a representation for each type that the object can be written as. The object is written when a representation
  /// is loaded.
  open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
    nonisolated(unsafe) let object = object
    for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { completion in
        object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
      }
    }
  }

  /// Adds data that is loaded when it is requested.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    lock.withLock { representations.append(Representation(type: typeIdentifier, load: loadHandler)) }
  }

  /// Whether there is data of a type, or of a type that conforms to it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(conformingTo: typeIdentifier) != nil
  }

  /// Loads data of a type, or of the first one that conforms to it. The completion handler is called on any thread.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    guard let loader = representation(conformingTo: typeIdentifier)?.load else {
      completionHandler(nil, Self.missing("There is no data of the type \(typeIdentifier)."))
      return progress
    }
    _ = loader { data, error in
      progress.completedUnitCount = 1
      completionHandler(data, error)
    }
    return progress
  }

  /// Writes data of a type to a file and passes its URL to the completion handler. The file is deleted when the handler
  /// returns, so that the handler has to read, copy or move it. The handler is called on any thread.
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      self.lend(data, ofType: typeIdentifier, to: completionHandler)
    }
  }

  /// Loads the item of a type as an object: the one from which the provider was made, a string, a URL, or data. Options
  /// have no effect. The completion handler is called on any thread.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    guard let found = representation(conformingTo: typeIdentifier) else {
      completionHandler?(nil, Self.missing("There is no data of the type \(typeIdentifier)."))
      return
    }
    if let given, given.type == found.type { return completionHandler?(given.item, nil) ?? () }
    _ = found.load { data, error in
      completionHandler?(data.map { GivenItem.object($0, found.type) }, error)
    }
  }

  /// Whether the class can read one of the registered types.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { type(readableBy: aClass) != nil }

  /// Makes an object of a class from the provider's data. The completion handler is called on any thread.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    guard let type = type(readableBy: aClass) else {
      completionHandler(nil, Self.missing("Nothing of this can be read as \(aClass)."))
      return Progress(totalUnitCount: 1)
    }
    nonisolated(unsafe) let aClass = aClass
    return loadDataRepresentation(forTypeIdentifier: type) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// The representation of exactly the type, or else the first whose type conforms to it.
  private func representation(conformingTo typeIdentifier: String) -> Representation? {
    let asked = TypeIdentifier(rawValue: typeIdentifier)
    let all = lock.withLock { representations }
    return all.first { $0.type == typeIdentifier }
      ?? all.first { TypeIdentifier(rawValue: $0.type).conforms(to: asked) }
  }

  private func type(readableBy aClass: any NSItemProviderReading.Type) -> String? {
    aClass.readableTypeIdentifiersForItemProvider.first { representation(conformingTo: $0) != nil }
  }

  /// [C] Apple's error domain and code for data that is missing.
  static func missing(_ reason: String) -> NSError {
    NSError(domain: "NSItemProviderErrorDomain", code: -1000, userInfo: [NSLocalizedDescriptionKey: reason])
  }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  private static var plainText: String { "public.utf8-plain-text" }

  public static var readableTypeIdentifiersForItemProvider: [String] { [plainText, "public.plain-text"] }
  public static var writableTypeIdentifiersForItemProvider: [String] { [plainText] }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = NSString(string: String(decoding: data, as: UTF8.self)) as? Self else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return text
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(String(describing: self).utf8), nil)
    return nil
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  private static var address: String { "public.url" }

  public static var readableTypeIdentifiersForItemProvider: [String] { [address] }
  public static var writableTypeIdentifiersForItemProvider: [String] { [address] }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return url
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}
