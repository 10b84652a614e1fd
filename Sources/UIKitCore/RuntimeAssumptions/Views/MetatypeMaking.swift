/// Makes objects of a class that is a metatype or a generic parameter compile: `let type: CardView.Type`, then
/// `type.init(frame: frame)`; `V()` where `V` is some view.
///
/// Initialisers imported from Objective-C can be called like this; Swift's own only if every subclass declares them
/// (`required`), which apps do not write. An initialiser in a protocol's extension can be called on any metatype, but
/// it receives the static type, not the class it was called on. A static function receives that class, and has the same
/// calling convention. So each initialiser here is declared without a body, and its symbol is that of a static
/// function, which owns its arguments as initialisers do: checked with Swift 6.3, and by `MetatypeMakingTests`.
///
/// A class that does not inherit the initialiser stops the program by Swift's "Use of unimplemented initializer".
public protocol _MadeByMetatype {}

extension UIView: _MadeByMetatype {}
extension UIViewController: _MadeByMetatype {}
extension UIGestureRecognizer: _MadeByMetatype {}

extension _MadeByMetatype where Self: UIView {
  /// A view made by the class's own `init()`.
  @_silgen_name("_UIKit_madeView") @preconcurrency @MainActor public init()

  /// A view made by the class's own `init(frame:)`.
  @_silgen_name("_UIKit_madeViewWithFrame") @preconcurrency @MainActor public init(frame: CGRect)

  @_silgen_name("_UIKit_madeView") @MainActor public static func _made() -> Self { ViewMaking.view(self) as! Self }

  @_silgen_name("_UIKit_madeViewWithFrame") @MainActor public static func _made(frame: CGRect) -> Self {
    ViewMaking.view(self, frame) as! Self
  }
}

extension _MadeByMetatype where Self: UIViewController {
  /// A controller made by the class's own `init()`.
  @_silgen_name("_UIKit_madeController") @preconcurrency @MainActor public init()

  /// A controller made by the class's own `init(nibName:bundle:)`.
  @_silgen_name("_UIKit_madeControllerWithNib") @preconcurrency @MainActor
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)

  @_silgen_name("_UIKit_madeController") @MainActor public static func _made() -> Self {
    ObjectMaking.make(self) as! Self
  }

  @_silgen_name("_UIKit_madeControllerWithNib") @MainActor
  public static func _made(nibName nibNameOrNil: consuming String?, bundle nibBundleOrNil: consuming Bundle?) -> Self {
    ControllerMaking.controller(self, nibNameOrNil, nibBundleOrNil) as! Self
  }
}

extension _MadeByMetatype where Self: UIGestureRecognizer {
  /// A recogniser made by the class's own `init(target:action:)`.
  @_silgen_name("_UIKit_madeRecognizer") @preconcurrency @MainActor public init(target: Any?, action: Selector?)

  @_silgen_name("_UIKit_madeRecognizer") @MainActor
  public static func _made(target: consuming Any?, action: consuming Selector?) -> Self {
    GestureMaking.recognizer(self, target, action) as! Self
  }
}
