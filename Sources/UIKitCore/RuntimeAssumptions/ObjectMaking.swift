/// Makes objects of classes that are known only by name, as Objective-C does: scene delegates, app delegates.
///
/// Swift lets a class value make an object only through an initialiser that every subclass must declare (`required`),
/// and apps do not write that. `init()` is in the dispatch table of every subclass of `NSObject` all the same, in
/// the place that `NSObject` gave it, so a call through another subclass that does declare it reaches the right one. The
/// call may not be inlined, as `RegisteredViewMaking` says.
enum ObjectMaking {
  /// An object made by the class's own `init()`, or the one it inherits.
  @inline(never)
  static func make(_ type: AnyClass) -> NSObject {
    guard type is NSObject.Type else {
      fatalError("\(type) is to be made by name and is no NSObject. Derive it from UIResponder or NSObject.")
    }
    return MadeObject.checked(unsafeBitCast(type, to: _MadeByName.Type.self).init(), type)
  }

  /// The class of a name as `NSStringFromClass` writes it.
  static func requiredClass(named name: String) -> AnyClass {
    guard let type = NSClassFromString(name) else {
      fatalError("Unable to instantiate the class \(name): there is none. Name it as Module.Class.")
    }
    return type
  }
}

/// Declares the initialiser that `ObjectMaking` calls through. Open, so that no call is bound to this very class.
open class _MadeByName: NSObject {
  public required override init() {
    super.init()
  }
}
