import Foundation

/// The class of a name. Converted sources call this instead of Foundation's function without an underscore, which knows
/// UIKit's classes by the names of their modules only.
public func _NSClassFromString(_ aClassName: String) -> AnyClass? {
  NSClassFromString(aClassName) ?? ClassesByName.class(named: aClassName)
}

/// UIKit's classes by the names that they have on iOS.
enum ClassesByName {
  /// Views that are not public and that apps look for among the subviews of others [C], where their names here differ.
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
