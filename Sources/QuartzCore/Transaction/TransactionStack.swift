import CoreGraphics
import Foundation

/// The open transactions of one thread, the implicit one at the bottom.
final class TransactionStack {
  private(set) var open: [LayerTransaction] = [LayerTransaction()]
  /// Whether changes of layers run no actions now. Stored, because every change of a layer asks.
  private(set) var disablesActions = false

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { Unmanaged<TransactionStack>.fromOpaque($0!).release() }
    return key
  }()

  static var current: TransactionStack {
    if let pointer = pthread_getspecific(key) {
      return Unmanaged<TransactionStack>.fromOpaque(pointer).takeUnretainedValue()
    }
    let stack = TransactionStack()
    pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
    return stack
  }

  var top: LayerTransaction { open[open.count - 1] }

  func begin() {
    let transaction = LayerTransaction()
    transaction.parent = top
    open.append(transaction)
  }

  func commit() {
    guard open.count > 1 else { return flush() }
    let transaction = open.removeLast()
    refresh()
    transaction.commit()
  }

  /// Commits the implicit transaction, if no other is open.
  func flush() {
    guard open.count == 1 else { return }
    let transaction = open[0]
    guard transaction.hasContent else { return }
    open[0] = LayerTransaction()
    refresh()
    transaction.commit()
  }

  func refresh() {
    disablesActions = top.disablesActions
  }
}

/// The settings of one transaction, and the completion block with its animations.
final class LayerTransaction {
  weak var parent: LayerTransaction?
  var values: [String: Any] = [:]
  var completion: TransactionCompletion?

  var hasContent: Bool { completion != nil || !values.isEmpty }

  var disablesActions: Bool { inherited(kCATransactionDisableActions) as? Bool ?? false }

  func inherited(_ key: String) -> Any? { values[key] ?? parent?.inherited(key) }

  func commit() {
    completion?.close()
  }
}

/// A completion block, and the animations that it waits for.
final class TransactionCompletion {
  var block: (() -> Void)?
  private var pending = 0
  private var isClosed = false

  func begin() {
    pending += 1
  }

  func end() {
    pending -= 1
    runIfDone()
  }

  /// Ends the joining of animations, because the transaction is committed.
  func close() {
    isClosed = true
    runIfDone()
  }

  private func runIfDone() {
    guard isClosed, pending == 0, let block else { return }
    self.block = nil
    block()
  }
}
