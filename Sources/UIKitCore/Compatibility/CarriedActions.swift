import Foundation
import QuartzCore

extension Selector {
  /// The selector of a method that no table has, and that it brings along: one of UIKit's own classes, or one that an
  /// app adds to them in an extension.
  ///
  ///     Selector(_Action("endEditing:", UIView.endEditing(_:)), of: UIView.self)
  ///
  /// Instances of the type, and of its subclasses, answer to the selector from now on; the types themselves do if the
  /// method is one of the class.
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

  /// The method of a selector for an object or a class; of several, the latest.
  func action(_ selector: Selector, of target: Any) -> _Action? {
    lock.withLock { actions[selector] }?.last { $0.matches(target) }?.action
  }
}
