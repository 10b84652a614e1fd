/// Makes objects of classes that are known by name only, such as scene delegates and app delegates, as Objective-C
/// does.
///
/// Swift makes an object of a metatype only by an initialiser that every subclass declares (`required`), which apps do
/// not write. But the dispatch table of every subclass of `NSObject` has `init()` in the same slot. So a call that is
/// compiled for another subclass, with a `required` `init()`, reaches the right one. The call must not be inlined, for
/// the reason given at `RegisteredViewMaking`.
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
