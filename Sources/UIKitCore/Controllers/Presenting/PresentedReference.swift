/// A presentation controller's reference to its presented controller. It is strong, as on iOS, until the presented
/// controller retains the presentation controller in turn.
@MainActor
final class PresentedReference {
  private var strong: UIViewController?
  private weak var weak: UIViewController?

  init(_ controller: UIViewController) {
    strong = controller
    weak = controller
  }

  /// The presented controller. If the app released it but kept its presentation controller, an empty controller
  /// replaces it [?].
  var controller: UIViewController {
    if let weak { return weak }
    let empty = UIViewController()
    strong = empty
    weak = empty
    return empty
  }

  func becomeWeak() { strong = nil }
}
