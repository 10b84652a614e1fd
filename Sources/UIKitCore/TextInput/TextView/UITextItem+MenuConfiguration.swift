extension UITextItem {
  /// The menu of a text item that is pressed for long, and the picture above it.
  @preconcurrency @MainActor
  open class MenuConfiguration: NSObject {
    /// The picture above a menu.
    public enum Preview {
      /// The item's text as it is.
      case `default`
      /// A view of the app's own, as large as it is or as it fits.
      case view(UIView)
    }

    let preview: Preview?
    let menu: UIMenu

    /// A menu below a picture.
    ///
    /// - Parameter preview: nil for no picture: the menu opens beside the item.
    public init(preview: Preview? = .default, menu: UIMenu) {
      self.preview = preview
      self.menu = menu
      super.init()
    }
  }
}
