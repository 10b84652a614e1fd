/// Posts notifications: whoever observes them has heard of them when the call returns, as on Apple's platforms, whatever
/// queue the observer asked for.
///
/// Foundation hands a notification to an observer's queue and waits for it, unless the thread says that it works for that
/// queue. The main thread always says so. A test runner gives the main thread to Dispatch, and the main actor has another
/// one: there an observer that asks for the main queue would be waited for by the very job that it waits for. So while a
/// notification is posted the thread says for which queue it works.
package struct NotificationPosting {
  /// Where a thread keeps the operation queue that it works for.
  private let place: pthread_key_t?

  static let shared = NotificationPosting(place: foundPlace)

  init(place: pthread_key_t?) { self.place = place }

  package static func post(_ name: NSNotification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
    shared.post(Notification(name: name, object: object, userInfo: userInfo))
  }

  func post(_ notification: Notification) {
    guard MainThread.isCurrent, OperationQueue.current !== OperationQueue.main else {
      return NotificationCenter.default.post(notification)
    }
    guard let place else { return postLater(notification) }
    let former = pthread_getspecific(place)
    pthread_setspecific(place, Unmanaged.passUnretained(OperationQueue.main).toOpaque())
    defer { pthread_setspecific(place, former) }
    NotificationCenter.default.post(notification)
  }

  /// Where a thread cannot say so, an operation of the main queue can: late, but nothing waits for ever.
  private func postLater(_ notification: Notification) {
    nonisolated(unsafe) let notification = notification
    OperationQueue.main.addOperation { NotificationCenter.default.post(notification) }
  }

  /// The place is Foundation's own business, so it is looked for: a queue's operation sees its queue there.
  private static let foundPlace: pthread_key_t? = {
    let queue = OperationQueue()
    let address = UInt(bitPattern: Unmanaged.passUnretained(queue).toOpaque())
    nonisolated(unsafe) var place: pthread_key_t?
    let search = BlockOperation {
      place = (0..<pthread_key_t(PTHREAD_KEYS_MAX)).first { UInt(bitPattern: pthread_getspecific($0)) == address }
    }
    queue.addOperations([search], waitUntilFinished: true)
    return place
  }()
}
