import Foundation

/// The class of a name. Converted sources call this instead of Foundation's function without an underscore, which knows
/// UIKit's classes by the names of their modules only.
public func _NSClassFromString(_ aClassName: String) -> AnyClass? {
  NSClassFromString(aClassName) ?? ClassesByName.class(named: aClassName)
}

/// UIKit's classes by the names that they have on iOS.
enum ClassesByName {
  private static let modules = ["UIKitCore", "UIKitLists", "UIKitDynamics", "UIKitGraphics", "QuartzCore"]

  /// Views that are not public and that apps look for among the subviews of others [C], where their names here differ.
  private static let others = [
    "_UIBarBackground": "BarBackground", "_UINavigationBarContentView": "NavigationBarContent",
    "_UINavigationBarLargeTitleView": "LargeTitle",
  ]

  static func `class`(named name: String) -> AnyClass? {
    guard !name.contains(".") else { return nil }
    let name = others[name] ?? name
    return modules.lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
  }
}
