import Foundation

/// A class that lists the methods and properties that a module adds to UIKit's own classes in extensions; the module
/// cannot add them to these classes' tables. A module has at most one such class, called `_CarriedTables`, which the
/// converter generates.
public protocol _CarriedTablesOfModule: AnyObject {
  /// The methods, each with the class that has them.
  @MainActor static var actions: [(type: AnyObject.Type, actions: [_Action])] { get }
  /// The properties, each with the class that has them.
  @MainActor static var properties: [(type: AnyObject.Type, properties: [_Property])] { get }
}

/// Methods and properties that the app's module adds to UIKit's classes, for names that the table of a class lacks.
@MainActor
enum CarriedTables {
  /// The class of the app's delegate; its module is searched for `_CarriedTables`.
  static var app: AnyClass? {
    didSet { if app != oldValue { tables = app.flatMap(tables(inModuleOf:)) } }
  }
  private static var tables: (any _CarriedTablesOfModule.Type)?

  /// A method that an extension in the app's module adds to a class of UIKit, for an instance of it or for the class.
  static func action(_ selector: Selector, of target: Any) -> _Action? {
    guard let tables else { return nil }
    let ofClass: AnyClass? = target as? AnyClass
    let type: AnyClass = ofClass ?? Swift.type(of: target as AnyObject)
    for entry in tables.actions where inherits(type, from: entry.type) {
      let action = entry.actions.last { $0.selector == selector && $0.isOfClass == (ofClass != nil) }
      if let action { return action }
    }
    return nil
  }

  /// A property that an extension in the app's module adds to a class of UIKit.
  static func property(_ key: String, of target: AnyObject) -> _Property? {
    for entry in tables?.properties ?? [] where inherits(Swift.type(of: target), from: entry.type) {
      if let property = entry.properties.last(where: { $0.key == key }) { return property }
    }
    return nil
  }

  private static func inherits(_ type: AnyClass, from above: AnyObject.Type) -> Bool {
    var current: AnyClass? = type
    while let present = current {
      if present == above { return true }
      current = _getSuperclass(present)
    }
    return false
  }

  private static func tables(inModuleOf type: AnyClass) -> (any _CarriedTablesOfModule.Type)? {
    let module = String(reflecting: type).prefix { $0 != "." }
    return NSClassFromString(module + "._CarriedTables") as? any _CarriedTablesOfModule.Type
  }
}
