extension PagedList where Cursor == Int {
  /// A list whose pages are those of an asynchronous sequence.
  ///
  /// - Parameter pages: makes the sequence, anew each time that the list is asked for its first page. One page is taken of
  ///   it at a time, when it is asked for; the end of the sequence is that of the list.
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
  /// Which reading of the sequence this is: one that was given up takes nothing more.
  private var reading = 0

  init(_ pages: @escaping @Sendable () -> Pages) { makePages = pages }

  /// A page by its number, or the first of a new sequence.
  func page(_ number: Int?) async throws -> ListPage<Element, Int> {
    if number == nil {
      iterator = makePages().makeAsyncIterator()
      reading += 1
    }
    let reading = reading
    guard var iterator else { return ListPage([], next: nil) }
    let page = try await iterator.next(isolation: self)
    if reading == self.reading { self.iterator = iterator }
    return ListPage(page ?? [], next: page == nil ? nil : (number ?? 0) + 1)
  }
}
