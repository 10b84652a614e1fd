import Foundation

/// The class with a name. Converted sources call this function instead of `NSClassFromString`, which finds UIKit's
/// classes only by names with their modules.
public func _NSClassFromString(_ aClassName: String) -> AnyClass? {
  NSClassFromString(aClassName) ?? ClassesByName.class(named: aClassName)
}

/// UIKit's classes by the names that they have on iOS.
enum ClassesByName {
  /// Private views of UIKit whose names differ here. Apps look for them among the subviews of other views [C].
  private static let others = [
    "_UIBarBackground": "BarBackground", "_UINavigationBarContentView": "NavigationBarContent",
    "_UINavigationBarLargeTitleView": "LargeTitle",
  ]

  static func `class`(named name: String) -> AnyClass? {
    guard !name.contains(".") else { return nil }
    let name = others[name] ?? name
    return OwnModules.all.lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
  }

  /// The name that a class has on iOS: UIKit's own have no module there.
  static func name(of type: AnyClass) -> String {
    let name = String(reflecting: type)
    guard let module = name.split(separator: ".").first, (OwnModules.all + ["Foundation"]).contains(String(module))
    else { return name }
    let short = String(name.dropFirst(module.count + 1))
    return others.first { $0.value == short }?.key ?? short
  }
}

extension NSObject {
  /// The name of the class, with its module unless it is one of UIKit's. Foundation for Linux lacks it.
  public class func description() -> String { ClassesByName.name(of: self) }
}
