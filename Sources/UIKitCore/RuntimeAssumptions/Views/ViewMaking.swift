/// Makes views of classes that are known as values.
///
/// As explained in `RegisteredViewMaking`, an initialiser is in the dispatch table of every subclass, so a call through
/// another subclass that declares it as `required` reaches the right one, and none may be inlined.
@MainActor
enum ViewMaking {
  /// A view made by the class's own `init()`, or the one it inherits.
  static func view(_ type: UIView.Type) -> UIView {
    (type as? any MadeWithoutFrame.Type)?.made() ?? ObjectMaking.make(type) as! UIView
  }

  /// A view made by the class's own `init(frame:)`, or the one it inherits.
  @inline(never)
  static func view(_ type: UIView.Type, _ frame: CGRect) -> UIView {
    if let type = type as? any MadeWithoutFrame.Type {
      let view = type.made()
      view.frame = frame
      return view
    }
    return MadeObject.checked(unsafeBitCast(type, to: _MadeView.Type.self).init(frame: frame), type)
  }

  /// A view that serves as an appearance proxy, created by the standard initialiser of its class. In Objective-C a
  /// proxy is not an instance of the class and forwards messages; here it has to be an instance.
  static func proxy(_ type: UIView.Type) -> UIView {
    (type as? any ProxyMaking.Type)?.madeAsProxy() ?? view(type, .zero)
  }

  /// A bar item made by the class's own `init()`, or the one it inherits.
  static func proxy(_ type: UIBarItem.Type) -> UIBarItem { ObjectMaking.make(type) as! UIBarItem }
}

/// A class of views that are not made by `init(frame:)`, as cells are.
@MainActor
package protocol MadeWithoutFrame: UIView {
  /// A view made by the class's own initialiser, or the one it inherits, with that initialiser's usual arguments.
  static func made() -> UIView
}

/// A class of views whose proxies are made by an initialiser that `init(frame:)` does not lead to.
@MainActor
package protocol ProxyMaking: UIView {
  /// A view on which the values for other views are set.
  static func madeAsProxy() -> UIView
}

extension UIVisualEffectView: ProxyMaking {
  @inline(never)
  package static func madeAsProxy() -> UIView {
    MadeObject.checked(unsafeBitCast(self, to: _MadeEffectView.Type.self).init(effect: nil), self)
  }
}

/// Makes controllers of classes that are known as values.
@MainActor
enum ControllerMaking {
  /// A controller made by the class's own `init(nibName:bundle:)`, or the one it inherits.
  @inline(never)
  static func controller(_ type: UIViewController.Type, _ name: String?, _ bundle: Bundle?) -> UIViewController {
    MadeObject.checked(unsafeBitCast(type, to: _MadeController.Type.self).init(nibName: name, bundle: bundle), type)
  }
}

/// Makes recognisers of classes that are known as values.
@MainActor
enum GestureMaking {
  /// A recogniser made by the class's own `init(target:action:)`, or the one it inherits.
  @inline(never)
  static func recognizer(_ type: UIGestureRecognizer.Type, _ target: Any?, _ action: Selector?) -> UIGestureRecognizer {
    MadeObject.checked(unsafeBitCast(type, to: _MadeRecognizer.Type.self).init(target: target, action: action), type)
  }
}

/// Declares the initialiser that views are made through. Open, so that no call is bound to this very class.
open class _MadeView: UIView {
  public required override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Declares the initialiser that visual effect views are made through.
open class _MadeEffectView: UIVisualEffectView {
  public required override init(effect: UIVisualEffect?) { super.init(effect: effect) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Declares the initialiser that controllers are made through.
open class _MadeController: UIViewController {
  public required override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Declares the initialiser that recognisers are made through.
open class _MadeRecognizer: UIGestureRecognizer {
  public required override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
}

/// Makes segues of classes that are known as values.
@MainActor
enum SegueMaking {
  /// A segue made by the class's own `init(identifier:source:destination:)`, or the one it inherits.
  @inline(never)
  static func segue(
    _ type: UIStoryboardSegue.Type, _ identifier: String?, _ source: UIViewController, _ destination: UIViewController
  ) -> UIStoryboardSegue {
    let segue = unsafeBitCast(type, to: _MadeSegue.Type.self).init(
      identifier: identifier, source: source, destination: destination)
    return MadeObject.checked(segue, type)
  }
}

/// Declares the initialiser that segues are made through.
open class _MadeSegue: UIStoryboardSegue {
  public required override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
  }
}
