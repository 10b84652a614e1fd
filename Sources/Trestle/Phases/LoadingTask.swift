/// Cancels its task when it is released.
final class LoadingTask: Sendable {
  private let task: Task<Void, Never>

  init(_ task: Task<Void, Never>) { self.task = task }

  deinit { task.cancel() }

  /// Waits until the task is done.
  func finish() async { await task.value }
}
