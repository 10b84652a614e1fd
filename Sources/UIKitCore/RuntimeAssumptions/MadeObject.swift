/// Checks that an initialiser called through another class made an object of the class that was asked for.
package enum MadeObject {
  /// The object itself. O(1).
  package static func checked<Object: AnyObject>(_ object: Object, _ type: AnyClass) -> Object {
    let made: AnyClass = Swift.type(of: object)
    guard made == type else {
      fatalError(
        """
        UIKit asked for an object of class \(type) and got one of \(made): this compiler lays classes out otherwise than \
        UIKit assumes. See Sources/UIKit/RuntimeAssumptions/README.md for the compilers that it works with.
        """)
    }
    return object
  }
}
