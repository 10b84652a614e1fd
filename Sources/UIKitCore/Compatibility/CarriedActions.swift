import Foundation
import QuartzCore

extension Selector {
  /// The selector of a method that is in no class's table, and that the selector therefore brings along: a method of
  /// one of UIKit's own classes, or one that an app adds to them in an extension.
  ///
  ///     Selector(_Action("endEditing:", UIView.endEditing(_:)), of: UIView.self)
  ///
  /// From now on, instances of the type and of its subclasses respond to the selector; for a method of the class, the
  /// types themselves do.
  public init<Target: AnyObject>(_ action: _Action, of type: Target.Type) {
    self = action.selector
    CarriedActions.shared.add(action, of: type)
  }
}

/// The methods that selectors brought along.
final class CarriedActions: @unchecked Sendable {
  static let shared = CarriedActions()

  private struct Carried: Sendable {
    let type: ObjectIdentifier
    let action: _Action
    let matches: @Sendable (Any) -> Bool
  }

  private let lock = NSLock()
  private var actions: [Selector: [Carried]] = [:]

  func add<Target: AnyObject>(_ action: _Action, of type: Target.Type) {
    let identifier = ObjectIdentifier(type)
    lock.withLock {
      let isKnown = actions[action.selector]?.contains {
        $0.type == identifier && $0.action.isOfClass == action.isOfClass
      }
      guard isKnown != true else { return }
      actions[action.selector, default: []].append(
        Carried(type: identifier, action: action) { action.isOfClass ? $0 is Target.Type : $0 is Target })
    }
  }

  /// The method that a selector brought along for an object or a class; the latest if there are several.
  func action(_ selector: Selector, of target: Any) -> _Action? {
    lock.withLock { actions[selector] }?.last { $0.matches(target) }?.action
  }
}
