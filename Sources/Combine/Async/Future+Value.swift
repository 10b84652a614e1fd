extension Future where Failure == Never {
  /// The value, when it has come.
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
  /// The value, when it has come; throws the error.
  public final var value: Output {
    get async throws {
      var iterator = AsyncThrowingPublisher(self).makeAsyncIterator()
      guard let value = try await iterator.next() else { throw CancellationError() }
      return value
    }
  }
}
