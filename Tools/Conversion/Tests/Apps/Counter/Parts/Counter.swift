import Foundation

public final class Counter: NSObject {
  @objc public dynamic var count = 0

  public override init() { super.init() }

  public func increase() { count += 1 }
}
