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

  /// Once the app lets go of a controller whose presentation controller it kept, there is none: an empty one is in its
  /// place [?].
  var controller: UIViewController {
    if let weak { return weak }
    let empty = UIViewController()
    strong = empty
    weak = empty
    return empty
  }

  func becomeWeak() { strong = nil }
}
