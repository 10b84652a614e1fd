/// How the large content viewer shows a view. A view stores values only once one of them was set.
@MainActor
struct ViewLargeContent {
  final class Values {
    fileprivate var isShown = false
    fileprivate var title: String?
    fileprivate var image: UIImage?
    fileprivate var scalesImage = false
    fileprivate var insets = UIEdgeInsets.zero
  }

  let view: UIView

  private var values: Values? { view.viewState.largeContent }

  private var kept: Values {
    let values = values ?? Values()
    view.viewState.largeContent = values
    return values
  }

  var isShown: Bool {
    get { values?.isShown ?? false }
    nonmutating set { kept.isShown = newValue }
  }

  var title: String? {
    get { values?.title ?? view.accessibilityDefaults.largeContentTitle }
    nonmutating set { kept.title = newValue }
  }

  var image: UIImage? {
    get { values?.image ?? view.accessibilityDefaults.largeContentImage }
    nonmutating set { kept.image = newValue }
  }

  var scalesImage: Bool {
    get { values?.scalesImage ?? false }
    nonmutating set { kept.scalesImage = newValue }
  }

  var insets: UIEdgeInsets {
    get { values?.insets ?? .zero }
    nonmutating set { kept.insets = newValue }
  }
}

/// Whether the user needs the large content viewer: with one of the text sizes for accessibility.
@MainActor
enum LargeContentStatus {
  static let didChange = NSNotification.Name("UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

  static func isEnabled(in traits: UITraitCollection) -> Bool {
    traits.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// Whether the user of the app's scene needs the large content viewer.
  static var isEnabled: Bool { isEnabled(in: SceneRegistry.appScene?.traitCollection ?? .current) }

  static func textSizeDidChange(from old: UITraitCollection, to new: UITraitCollection) {
    guard isEnabled(in: old) != isEnabled(in: new) else { return }
    NotificationPosting.post(didChange, object: nil)
  }
}
