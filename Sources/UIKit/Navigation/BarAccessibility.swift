/// What navigation bars tell: what is in them belongs together.
struct NavigationBarAccessibility: ViewAccessibilityDefaults {
  let view: UINavigationBar

  var containerRole: String? { "navigationBar" }
}

/// The same of toolbars.
struct ToolbarAccessibility: ViewAccessibilityDefaults {
  let view: UIToolbar

  var containerRole: String? { "toolbar" }
}

/// What the buttons of bars tell: what their items say. A back button without a title is called so [C].
struct BarButtonAccessibility: ViewAccessibilityDefaults {
  let view: BarButton

  var isElement: Bool { true }
  var label: String? { view.item == nil ? view.shownTitle?.nonEmpty ?? "Back" : view.item?.accessibilityLabel }
  var value: String? { view.item?.accessibilityValue }
  var traits: UIAccessibilityTraits { view.item?.accessibilityTraits ?? .button }
  var state: UIAccessibilityTraits {
    var state: UIAccessibilityTraits = view.isEnabled ? .none : .notEnabled
    if view.item?.isSelected == true { state.insert(.selected) }
    return state
  }
}

/// What controllers do when what they show is to be left.
struct ControllerAccessibility: AccessibilityDefaults {
  let controller: UIViewController

  /// [C] Sheets go, unless they have to be answered.
  func escape() -> Bool {
    let isSheet = [.automatic, .pageSheet, .formSheet].contains(controller.modalPresentationStyle)
    guard controller.presentingViewController != nil, controller.parent == nil, isSheet,
      !controller.isModalInPresentation
    else { return false }
    controller.presentation.incoming?.dismissByUser()
    return true
  }
}

/// The same of navigation controllers, which first go back.
struct NavigationAccessibility: AccessibilityDefaults {
  let controller: UINavigationController

  func escape() -> Bool {
    controller.popViewController(animated: true) != nil || ControllerAccessibility(controller: controller).escape()
  }
}

extension UIBarButtonItem.SystemItem {
  /// What a button of the system is called where it shows no title [C].
  var spokenName: String? {
    switch self {
    case .action: "Share"
    case .bookmarks: "Bookmarks"
    case .organize: "Organize"
    case .reply: "Reply"
    case .rewind: "Rewind"
    case .fastForward: "Fast forward"
    case .stop: "Stop"
    default: nil
    }
  }
}
