import ListCore

/// The accessibility of navigation bars: containers that group their elements.
struct NavigationBarAccessibility: ViewAccessibilityDefaults {
  let view: UINavigationBar

  var containerRole: String? { "navigationBar" }
}

/// The accessibility of toolbars: containers that group their elements.
struct ToolbarAccessibility: ViewAccessibilityDefaults {
  let view: UIToolbar

  var containerRole: String? { "toolbar" }
}

/// The accessibility of bar buttons: that of their items. A back button without a title has the label “Back” [C].
struct BarButtonAccessibility: ViewAccessibilityDefaults {
  let view: BarButton

  var isElement: Bool { true }
  var label: String? {
    view.item == nil ? view.shownTitle?.nonEmpty ?? SystemWord.back.text : view.item?.accessibilityLabel
  }
  var value: String? { view.item?.accessibilityValue }
  var traits: UIAccessibilityTraits { view.item?.accessibilityTraits ?? .button }
  var state: UIAccessibilityTraits {
    var state: UIAccessibilityTraits = view.isEnabled ? .none : .notEnabled
    if view.item?.isSelected == true { state.insert(.selected) }
    return state
  }
}

/// The escape action of controllers: leaves the shown screen.
struct ControllerAccessibility: AccessibilityDefaults {
  let controller: UIViewController

  /// [C] Dismisses the controller if it is a sheet, unless `isModalInPresentation` is true.
  func escape() -> Bool {
    let isSheet = [.automatic, .pageSheet, .formSheet].contains(controller.modalPresentationStyle)
    guard controller.presentingViewController != nil, controller.parent == nil, isSheet,
      !controller.isModalInPresentation
    else { return false }
    controller.presentation.incoming?.dismissByUser()
    return true
  }
}

/// The escape action of navigation controllers: goes back first.
struct NavigationAccessibility: AccessibilityDefaults {
  let controller: UINavigationController

  func escape() -> Bool {
    controller.popViewController(animated: true) != nil || ControllerAccessibility(controller: controller).escape()
  }
}

extension UIBarButtonItem.SystemItem {
  /// The label of a system button that shows no title [C].
  var spokenName: String? {
    switch self {
    case .action: SystemWord.share.text
    case .bookmarks: SystemWord.bookmarks.text
    case .organize: SystemWord.organize.text
    case .reply: SystemWord.reply.text
    case .rewind: SystemWord.rewind.text
    case .fastForward: SystemWord.fastForward.text
    case .stop: SystemWord.stop.text
    default: nil
    }
  }
}
