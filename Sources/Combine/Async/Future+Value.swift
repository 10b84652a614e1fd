extension Future where Failure == Never {
  /// Waits for the future's value and returns it.
  public final var value: Output {
    get async {
      var iterator = AsyncPublisher(self).makeAsyncIterator()
      guard let value = await iterator.next() else {
        fatalError("Future.value: the task was cancelled before the promise was kept")
      }
      return value
    }
  }
}

extension Future {
  /// Waits for the future's value and returns it, or throws its error.
  public final var value: Output {
    get async throws {
      var iterator = AsyncThrowingPublisher(self).makeAsyncIterator()
      guard let value = try await iterator.next() else { throw CancellationError() }
      return value
    }
  }
}
