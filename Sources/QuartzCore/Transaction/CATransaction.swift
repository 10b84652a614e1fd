import CoreGraphics
import Foundation

/// Groups changes of layers and sets how they animate. Transactions nest; each thread has its own.
///
/// Changes outside any transaction belong to an implicit one, which the next frame commits.
open class CATransaction: NSObject {
  /// Opens a transaction inside the current one. Each needs a `commit()`.
  open class func begin() { TransactionStack.current.begin() }
  /// Closes the transaction that was opened last. Its completion block runs when its animations have ended; at once
  /// without any.
  open class func commit() { TransactionStack.current.commit() }
  /// Commits the implicit transaction, unless an explicit one is open.
  open class func flush() { TransactionStack.current.flush() }
  /// Locks a lock that all threads share, for changes that belong together. The owner may lock it again.
  open class func lock() { transactionLock.lock() }
  /// Releases the lock once; each `lock()` needs one.
  open class func unlock() { transactionLock.unlock() }

  /// The duration, in seconds, of animations that specify none; 0.25 unless a transaction sets another.
  open class func animationDuration() -> CFTimeInterval {
    value(forKey: kCATransactionAnimationDuration) as? CFTimeInterval ?? 0.25
  }
  /// Sets the seconds of animations without a duration, for changes from now on in this transaction and those inside
  /// it.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    setValue(dur, forKey: kCATransactionAnimationDuration)
  }
  /// The timing function of animations that specify none; nil unless a transaction sets one.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }
  /// Sets the timing function of animations that specify none, for subsequent changes in this transaction and nested
  /// ones.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: kCATransactionAnimationTimingFunction)
  }
  /// Whether changes of properties take effect without animations and other actions.
  open class func disableActions() -> Bool { TransactionStack.current.disablesActions }
  /// Sets whether changes take effect without actions, from now on in this transaction and those inside it.
  open class func setDisableActions(_ flag: Bool) { setValue(flag, forKey: kCATransactionDisableActions) }
  /// The block that runs when all animations have ended or were removed that were added to this transaction since the
  /// block was set.
  open class func completionBlock() -> (() -> Void)? { TransactionStack.current.top.completion?.block }
  /// Sets a completion block. It must be set before the animations that it waits for are added; an earlier block
  /// keeps waiting for its own.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    setValue(block, forKey: kCATransactionCompletionBlock)
  }

  /// The setting of the innermost transaction that has one for `key`, one of the `kCATransaction` constants or a key
  /// of your own.
  open class func value(forKey key: String) -> Any? { TransactionStack.current.top.inherited(key) }
  /// Sets a value of this transaction; the `kCATransaction` keys have the effect of the setters above.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    TransactionStack.current.set(anObject, forKey: key)
  }
}

/// The key of the animation duration: a `CFTimeInterval` in seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of the switch that disables actions: a `Bool`.
public let kCATransactionDisableActions = "disableActions"
/// The key of the timing function: a `CAMediaTimingFunction`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the completion block: a closure without parameters and result.
public let kCATransactionCompletionBlock = "completionBlock"

private let transactionLock = NSRecursiveLock()

extension TransactionStack {
  func set(_ value: Any?, forKey key: String) {
    if key == kCATransactionCompletionBlock {
      // A new block waits only for animations added from now on; the one before keeps its own.
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
