extension PagedList where Cursor == Int {
  /// A list whose pages are those of an asynchronous sequence.
  /// - Parameter pages: makes a sequence. Called each time that the list loads its first page, and when it retries
  ///   after an error; it then skips the pages that it already has. A page is only taken from the sequence when the
  ///   list loads it. The list ends with the sequence.
  public convenience init<Pages: AsyncSequence & Sendable>(_ pages: @escaping @Sendable () -> Pages)
  where Pages.Element == [Element] {
    let reader = PageReader(pages)
    self.init { number in try await reader.page(number) }
  }
}

/// Takes pages of a sequence, one after the other.
private actor PageReader<Pages: AsyncSequence & Sendable, Element: Sendable> where Pages.Element == [Element] {
  private let makePages: @Sendable () -> Pages
  private var iterator: Pages.AsyncIterator?
  /// The number of the present sequence. A page that an earlier sequence still delivers does not change the iterator.
  private var reading = 0
  private var hasFailed = false

  init(_ pages: @escaping @Sendable () -> Pages) { makePages = pages }

  /// A page by its number, or the first of a new sequence.
  func page(_ number: Int?) async throws -> ListPage<Element, Int> {
    var passed = 0
    if number == nil || hasFailed {
      iterator = makePages().makeAsyncIterator()
      reading += 1
      hasFailed = false
      passed = number ?? 0
    }
    let reading = reading
    guard var iterator else { return ListPage([], next: nil) }
    do {
      var page = try await iterator.next(isolation: self)
      while passed > 0, page != nil {
        passed -= 1
        page = try await iterator.next(isolation: self)
      }
      if reading == self.reading { self.iterator = iterator }
      return ListPage(page ?? [], next: page == nil ? nil : (number ?? 0) + 1)
    } catch {
      if reading == self.reading { hasFailed = true }
      throw error
    }
  }
}
