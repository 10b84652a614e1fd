/// The types of data that a responder takes from the pasteboard and from drops.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject {
  /// The uniform type identifiers of the data, the best first.
  open var acceptableTypeIdentifiers: [String] = []

  /// A configuration that accepts nothing.
  public override init() { super.init() }

  /// A configuration that accepts data of some types.
  public convenience init(acceptableTypeIdentifiers: [String]) {
    self.init()
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
  }

  /// A configuration that accepts data from which objects of a class can be made.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init()
    addTypeIdentifiers(forAccepting: aClass)
  }

  /// Accepts data of further types.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }

  /// Accepts data from which objects of a class can be made, too.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    acceptableTypeIdentifiers += aClass.readableTypeIdentifiersForItemProvider
  }
}

/// A responder that takes data from the pasteboard and from drops.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// The types of data that it takes; nil for none.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Takes the data.
  func paste(itemProviders: [NSItemProvider])
  /// Whether it can take any of the data.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}
