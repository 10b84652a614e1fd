import Stage

/// The least and the greatest size of a scene's window.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  private weak var scene: UIWindowScene?

  init(scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// The least size of the content, in points; zero by default. A smaller window grows to it at once.
  open var minimumSize = CGSize.zero {
    didSet { if minimumSize != oldValue { apply() } }
  }

  /// The greatest size of the content, in points; unlimited by default. A larger window shrinks to it at once. Equal
  /// sizes keep the user from resizing the window.
  open var maximumSize = CGSize.unlimited {
    didSet { if maximumSize != oldValue { apply() } }
  }

  private func apply() { scene?.presenter.stage?.limitSize(minimum: minimumSize, maximum: maximumSize) }
}
