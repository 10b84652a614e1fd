import UIKit

/// Gives an app a delegate of UIKit's kind.
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

/// An adaptor whose delegate's class is asked for when the app starts.
@MainActor
protocol DelegateAdaptor {
  var delegateClass: AnyClass { get }
}

extension UIApplicationDelegateAdaptor: DelegateAdaptor {
  var delegateClass: AnyClass { DelegateType.self }
}

@MainActor
enum DelegateAdaptors {
  /// The class of the delegate that an app asks for; nil where it has no adaptor.
  static func delegateClass<Root: App>(of app: Root) -> AnyClass? {
    Mirror(reflecting: app).children.lazy.compactMap { ($0.value as? any DelegateAdaptor)?.delegateClass }.first
  }
}
