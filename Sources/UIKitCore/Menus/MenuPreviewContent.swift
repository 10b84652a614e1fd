/// The app's controller that a menu shows as its preview, as the menu sees it.
@MainActor
protocol MenuPreviewContent: AnyObject {
  var view: UIView! { get }
  /// The size that the controller asks for, in points; 0 in a dimension for all the space there is.
  var preferredContentSize: CGSize { get }
  func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool)
  func endAppearanceTransition()
}
