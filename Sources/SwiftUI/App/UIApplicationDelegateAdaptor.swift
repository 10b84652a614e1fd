import Observation
import UIKit

/// Gives an app a UIKit application delegate.
///
/// Documentation: `SwiftUI/UIApplicationDelegateAdaptor`.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  /// A delegate of a class, which UIKit makes when the app is launched.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  /// The delegate. Reading it before the app is launched stops the program.
  public var wrappedValue: DelegateType {
    guard let delegate = UIApplication.shared.delegate as? DelegateType else {
      fatalError("\(DelegateType.self) is read before the app has been launched with it")
    }
    return delegate
  }
}

/// An adaptor that provides the class of the delegate when the app starts.
@MainActor
protocol DelegateAdaptor {
  var delegateClass: AnyClass { get }
}

extension UIApplicationDelegateAdaptor: DelegateAdaptor {
  var delegateClass: AnyClass { DelegateType.self }
}

@MainActor
enum DelegateAdaptors {
  /// The class of the delegate that an app's adaptor requests; nil if it has none.
  static func delegateClass<Root: App>(of app: Root) -> AnyClass? {
    Mirror(reflecting: app).children.lazy.compactMap { ($0.value as? any DelegateAdaptor)?.delegateClass }.first
  }

  /// Gives the views of an app the delegates of the app and of its scene that can be observed [D].
  static func supplyDelegates(to environment: inout EnvironmentValues) {
    let scene = UIApplication.shared.connectedScenes.first { $0.delegate != nil }
    supply([UIApplication.shared.delegate, scene?.delegate], to: &environment)
  }

  static func supply(_ delegates: [(any NSObjectProtocol)?], to environment: inout EnvironmentValues) {
    for delegate in delegates {
      if let object = delegate as? any ObservableObject {
        supply(object, to: &environment)
      } else if let object = delegate as? any AnyObject & Observable {
        supply(object, to: &environment)
      }
    }
  }

  private static func supply<Object: AnyObject>(_ object: Object, to environment: inout EnvironmentValues) {
    environment[ObservableObjectKey<Object>.self] = object
  }
}
