/// Makes views of classes that are known as values.
///
/// As `RegisteredViewMaking` says, an initialiser is in the dispatch table of every subclass, so a call through another
/// subclass that declares it as `required` reaches the right one, and none may be inlined.
@MainActor
enum ViewMaking {
  /// A view made by the class's own `init()`, or the one it inherits: that of cells and headers has the default style and no
  /// identifier.
  static func view(_ type: UIView.Type) -> UIView {
    switch type {
    case let type as UITableViewCell.Type: RegisteredViewMaking.cell(type, .default, nil)
    case let type as UITableViewHeaderFooterView.Type: RegisteredViewMaking.sectionView(type, nil)
    default: ObjectMaking.make(type) as! UIView
    }
  }

  /// A view made by the class's own `init(frame:)`, or the one it inherits.
  @inline(never)
  static func view(_ type: UIView.Type, _ frame: CGRect) -> UIView {
    if type is UITableViewCell.Type || type is UITableViewHeaderFooterView.Type {
      let view = view(type)
      view.frame = frame
      return view
    }
    return MadeObject.checked(unsafeBitCast(type, to: _MadeView.Type.self).init(frame: frame), type)
  }

  /// A view that serves as an appearance proxy, made by the usual initialiser of its class. In Objective-C a proxy is
  /// no instance of the class and forwards messages; here it has to be an instance.
  @inline(never)
  static func proxy(_ type: UIView.Type) -> UIView {
    switch type {
    case is UITableViewCell.Type, is UITableViewHeaderFooterView.Type: view(type)
    case is UICollectionView.Type:
      MadeObject.checked(
        unsafeBitCast(type, to: _MadeCollectionView.Type.self).init(
          frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()), type)
    case is UIVisualEffectView.Type:
      MadeObject.checked(unsafeBitCast(type, to: _MadeEffectView.Type.self).init(effect: nil), type)
    default: view(type, .zero)
    }
  }

  /// A bar item made by the class's own `init()`, or the one it inherits.
  static func proxy(_ type: UIBarItem.Type) -> UIBarItem { ObjectMaking.make(type) as! UIBarItem }
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

/// Declares the initialiser that collection views are made through.
open class _MadeCollectionView: UICollectionView {
  public required override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
  }
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
