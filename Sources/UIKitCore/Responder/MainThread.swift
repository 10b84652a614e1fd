/// Whether code runs where the main actor does.
///
/// The main actor's jobs run on the main queue. That is not always the main thread: a program that gives the main
/// thread to Dispatch, as test runners do, has them on another one.
package enum MainThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}

/// Runs `body` now if the caller is on the main actor, as completions are expected to run; else there as soon as
/// possible.
package func onMainActor(_ body: @escaping @MainActor () -> Void) {
  if MainThread.isCurrent { return MainActor.assumeIsolated(body) }
  DispatchQueue.main.async { body() }
}
