/// Posts notifications. All observers have been called when the post returns, as on Apple's platforms, even those with
/// a queue.
///
/// Foundation enqueues a notification on an observer's queue and waits, unless the present thread is marked as working
/// for that queue. The main thread is always marked for the main queue. Under a test runner the main actor runs on
/// another thread: posting from it to an observer on the main queue would deadlock, since the post waits for a queue
/// that waits for the post. So the present thread is marked while a notification is posted.
package struct NotificationPosting {
  /// The thread-local key under which Foundation stores the operation queue that a thread works for.
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

  /// Where the present thread cannot be marked, an operation of the main queue posts the notification: late, but
  /// without blocking forever.
  private func postLater(_ notification: Notification) {
    nonisolated(unsafe) let notification = notification
    OperationQueue.main.addOperation { NotificationCenter.default.post(notification) }
  }

  /// The key is private to Foundation, so it is searched: an operation of a queue sees its queue there.
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
