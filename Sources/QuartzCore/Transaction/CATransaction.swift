import CoreGraphics
import Foundation

/// Groups changes of layers and says how they animate. Transactions nest; every thread has its own.
///
/// Changes outside of any transaction belong to an implicit one, which the frame commits.
open class CATransaction: NSObject {
  open class func begin() { TransactionStack.current.begin() }
  /// Ends the transaction begun last. Its completion block runs when its animations are over, at once without any.
  open class func commit() { TransactionStack.current.commit() }
  /// Commits the implicit transaction.
  open class func flush() { TransactionStack.current.flush() }
  open class func lock() { transactionLock.lock() }
  open class func unlock() { transactionLock.unlock() }

  /// Seconds; a quarter of a second unless a transaction says otherwise.
  open class func animationDuration() -> CFTimeInterval {
    value(forKey: kCATransactionAnimationDuration) as? CFTimeInterval ?? 0.25
  }
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    setValue(dur, forKey: kCATransactionAnimationDuration)
  }
  /// The pace of animations that have none of their own.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: kCATransactionAnimationTimingFunction)
  }
  /// Whether changes of properties cause no actions.
  open class func disableActions() -> Bool { TransactionStack.current.disablesActions }
  open class func setDisableActions(_ flag: Bool) { setValue(flag, forKey: kCATransactionDisableActions) }
  /// Called when all animations added after this one was set, in this transaction, are over or removed.
  open class func completionBlock() -> (() -> Void)? { TransactionStack.current.top.completion?.block }
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    setValue(block, forKey: kCATransactionCompletionBlock)
  }

  /// The value of the innermost transaction that has one for `key`.
  open class func value(forKey key: String) -> Any? { TransactionStack.current.top.inherited(key) }
  open class func setValue(_ anObject: Any?, forKey key: String) {
    TransactionStack.current.set(anObject, forKey: key)
  }
}

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"

private let transactionLock = NSRecursiveLock()

extension TransactionStack {
  func set(_ value: Any?, forKey key: String) {
    if key == kCATransactionCompletionBlock {
      // A new block waits only for what is added from now on; the one before keeps what it has.
      top.completion?.close()
      guard let block = value as? () -> Void else { return top.completion = nil }
      let completion = TransactionCompletion()
      completion.block = block
      top.completion = completion
    } else {
      top.values[key] = value
      refresh()
    }
  }
}
