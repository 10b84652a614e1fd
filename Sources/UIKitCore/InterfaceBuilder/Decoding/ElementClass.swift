import Foundation
import InterfaceDocuments

/// The classes of the objects that elements describe.
@MainActor
package enum ElementClass {
  private static var found: [String: AnyClass] = [:]
  private static var missing: Set<String> = []
  /// The module of the app's delegate. Classes for which a document names no module are searched there.
  package static var appModule: String?

  /// The class that an element names, or UIKit's for the kind of element; nil where this UIKit has no such kind.
  package static func of(_ element: DocumentElement) -> AnyClass? {
    element.kept { DescribedClass(type: find($0)) }.type
  }

  private struct DescribedClass {
    let type: AnyClass?
  }

  private static func find(_ element: DocumentElement) -> AnyClass? {
    element.ignore(["customClass", "customModule", "customModuleProvider", "id", "userLabel", "sceneMemberID"])
    let standard: AnyClass? = standard(element.name)
    guard let name = element.attributes["customClass"] else { return standard }
    let named = [element.attributes["customModule"], appModule].compactMap(\.self)
    for module in named + (element.document?.modules ?? []) + OwnModules.ofDocuments {
      if let type = Self.named("\(module).\(name)") { return type }
    }
    element.document?.tell(
      element,
      "Unknown class \(name) in Interface Builder file: \(element.name) is shown in its place by "
        + "\(standard.map { "\($0)" } ?? "nothing")\(suggestion(name))")
    return standard
  }

  private static func suggestion(_ name: String) -> String {
    let near = ClassNames.near(name)
    return near.isEmpty ? "" : ". Is \(near.joined(separator: " or ")) meant?"
  }

  /// UIKit's class for a kind of element.
  private static func standard(_ element: String) -> AnyClass? {
    guard let name = names[element] else { return nil }
    return (OwnModules.ofDocuments + ["Foundation"]).lazy.compactMap { named("\($0).\(name)") }.first
  }

  /// The class with a name that includes its module. Each name is looked up once.
  private static func named(_ name: String) -> AnyClass? {
    if let type = found[name] { return type }
    if missing.contains(name) { return nil }
    let type: AnyClass? = NSClassFromString(name)
    if let type { found[name] = type } else { missing.insert(name) }
    return type
  }

  private static let names: [String: String] = [
    "view": "UIView", "label": "UILabel", "button": "UIButton", "imageView": "UIImageView",
    "textField": "UITextField", "textView": "UITextView", "switch": "UISwitch", "slider": "UISlider",
    "stepper": "UIStepper", "segmentedControl": "UISegmentedControl", "progressView": "UIProgressView",
    "activityIndicatorView": "UIActivityIndicatorView", "pageControl": "UIPageControl", "pickerView": "UIPickerView",
    "datePicker": "UIDatePicker", "searchBar": "UISearchBar", "stackView": "UIStackView",
    "scrollView": "UIScrollView", "containerView": "UIView", "visualEffectView": "UIVisualEffectView",
    "navigationBar": "UINavigationBar", "toolbar": "UIToolbar", "tabBar": "UITabBar", "control": "UIControl",
    "window": "UIWindow", "calendarView": "UICalendarView",
    "tableView": "UITableView", "tableViewCell": "UITableViewCell", "collectionView": "UICollectionView",
    "collectionViewCell": "UICollectionViewCell", "collectionReusableView": "UICollectionReusableView",
    "collectionViewFlowLayout": "UICollectionViewFlowLayout", "collectionViewLayout": "UICollectionViewLayout",
    "viewController": "UIViewController", "tableViewController": "UITableViewController",
    "collectionViewController": "UICollectionViewController", "navigationController": "UINavigationController",
    "tabBarController": "UITabBarController", "splitViewController": "UISplitViewController",
    "pageViewController": "UIPageViewController", "searchController": "UISearchController",
    "navigationItem": "UINavigationItem", "barButtonItem": "UIBarButtonItem", "tabBarItem": "UITabBarItem",
    "tapGestureRecognizer": "UITapGestureRecognizer", "panGestureRecognizer": "UIPanGestureRecognizer",
    "pinchGestureRecognizer": "UIPinchGestureRecognizer", "rotationGestureRecognizer": "UIRotationGestureRecognizer",
    "swipeGestureRecognizer": "UISwipeGestureRecognizer",
    "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer", "customObject": "NSObject",
    "refreshControl": "UIRefreshControl",
  ]
}
