import Foundation

/// The items of a share sheet that are made in the background after an activity was chosen.
@MainActor
final class ActivityItems {
  private let providers: [UIActivityItemProvider]
  private let queue = OperationQueue()

  init(_ items: [Any]) { providers = items.compactMap { $0 as? UIActivityItemProvider } }

  var isEmpty: Bool { providers.isEmpty }

  /// Makes all items for an activity concurrently, then calls back with true unless one was cancelled.
  func make(for type: UIActivity.ActivityType?, then end: @escaping @MainActor (Bool) -> Void) {
    // A provider that already ran for another activity is not run again: operations run once.
    let waiting = providers.filter { !$0.isFinished && !$0.isExecuting }
    for provider in waiting { provider.prepare(for: type) }
    let providers = providers
    let last = BlockOperation {
      DispatchQueue.main.async {
        MainActor.assumeIsolated { end(!providers.contains(where: \.isCancelled)) }
      }
    }
    for provider in providers { last.addDependency(provider) }
    queue.addOperations(waiting + [last], waitUntilFinished: false)
  }

  func cancel() { for provider in providers where !provider.isFinished { provider.cancel() } }
}
