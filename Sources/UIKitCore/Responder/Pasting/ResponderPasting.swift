/// The paste configurations of responders, of which few have one.
@MainActor
enum ResponderPasting {
  private static let configurations = NSMapTable<UIResponder, UIPasteConfiguration>.weakToStrongObjects()

  static func configuration(of responder: UIResponder) -> UIPasteConfiguration? {
    configurations.object(forKey: responder)
  }

  static func set(_ configuration: UIPasteConfiguration?, of responder: UIResponder) {
    guard let configuration else { return configurations.removeObject(forKey: responder) }
    configurations.setObject(configuration, forKey: responder)
  }

  /// Whether a responder's configuration accepts any of some data.
  static func accepts(_ providers: [NSItemProvider], _ responder: UIResponder) -> Bool {
    guard let types = responder.pasteConfiguration?.acceptableTypeIdentifiers else { return false }
    return providers.contains { provider in types.contains { provider.hasItemConformingToTypeIdentifier($0) } }
  }

  /// Whether a responder takes what is on the pasteboard.
  static func takesPasteboard(_ responder: UIResponder) -> Bool {
    configuration(of: responder) != nil && responder.canPaste(responder.pasteboardProviders)
  }

  /// Lets a responder take what is on the pasteboard, or else the next responder.
  static func paste(_ sender: Any?, into responder: UIResponder) {
    guard takesPasteboard(responder) else { return responder.next?.paste(sender) ?? () }
    responder.paste(itemProviders: responder.pasteboardProviders)
  }
}
