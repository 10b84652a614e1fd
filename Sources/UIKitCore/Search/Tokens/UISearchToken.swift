/// A part of a search, such as a filter, that a search field shows as one unit in front of its text.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  final let icon: UIImage?
  final let text: String

  /// A token with a text, and an icon in front of it if there is one.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }

  /// The app's value for the token; nil by default.
  open var representedObject: Any?
}
