import Foundation

/// Offers activities for items: ways to share them, and actions. It is a sheet in a narrow window, and a popover in a
/// wide one, which needs a source view or a bar button item.
///
/// The items are texts, URLs, pictures and objects that the app's activities understand, or item sources for these.
/// Members only forward: `ActivitySession` finds and performs activities, `ActivitySheet` shows them.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// Receives the chosen activity, or nil if the user closed the sheet; whether the activity was completed; items that
  /// it returned; and an error.
  public typealias CompletionWithItemsHandler =
    @MainActor (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  final private(set) var session: ActivitySession!

  /// Offers activities for items: those of the system, and the app's own before them.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
    session = ActivitySession(self, items: activityItems, applicationActivities: applicationActivities ?? [])
    modalPresentationStyle = .popover
    popoverPresentationController?.adaptiveSheetPresentationController.detents = [.medium(), .large()]
  }

  /// A sheet without items.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    session = ActivitySession(self, items: [], applicationActivities: [])
  }

  /// Activity types that are not offered; nil, the default, for none. Set it before the controller is presented.
  open var excludedActivityTypes: [UIActivity.ActivityType]? {
    get { session.excludedIfSet }
    set { session.excludedIfSet = newValue }
  }

  /// Called once, after the sheet has disappeared; nil by default.
  open var completionWithItemsHandler: CompletionWithItemsHandler? {
    get { session.completion }
    set { session.completion = newValue }
  }

  open override func loadView() { view = session.makeSheet() }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    session.didDisappear()
  }
}

extension UIActivityViewController {
  /// Shows a title and an image above the activities, instead of previews of the items.
  package func show(_ title: String, _ picture: UIImage?) { session.shown = (title, picture) }
}
