import Observation

/// A page of elements, and the cursor of the next one.
public struct ListPage<Element, Cursor> {
  /// The page's elements.
  public var elements: [Element]
  /// The cursor of the next page; nil after the last one.
  public var next: Cursor?

  /// A page of elements.
  public init(_ elements: [Element], next: Cursor?) {
    self.elements = elements
    self.next = next
  }
}

extension ListPage: Sendable where Element: Sendable, Cursor: Sendable {}

/// The loading state of a paged list.
public enum ListPhase {
  /// Nothing has been requested.
  case initial
  /// The first page has been requested. Earlier elements are still there.
  case loading
  /// There are elements, and more to come.
  case loaded
  /// A further page has been requested.
  case loadingMore
  /// All elements are loaded.
  case endReached
  /// All elements are loaded; there are none.
  case empty
  /// The first page could not be loaded.
  case failed(any Error)
  /// A further page could not be loaded.
  case failedMore(any Error)
}

/// Elements that are loaded page by page, for a screen to read.
///
///     struct Timeline: ListScreen {
///       let posts: PagedList<Post, Int>
///
///       var rows: RowList {
///         RowList {
///           Rows(posts.elements) { post in Row(post, in: PostCell.self) { $0.show($1) } }
///           switch posts.phase {
///           case .initial, .loaded: Rows {}
///           case .loading, .loadingMore: Row("loading", text: "One moment")
///           case .failed, .failedMore: Row("failed", text: "Try again").onSelect { posts.retry() }
///           case .empty: Row("empty", text: "Nothing here")
///           case .endReached: Row("end", text: "That is all")
///           }
///         }
///         .onNearEnd(within: 5) { posts.loadMore() }
///         .onRefresh { await posts.refresh() }
///       }
///     }
///
/// At most one page is loading. A new request cancels it, and a result that arrives after that is ignored.
/// Releasing the list cancels the request.
@MainActor @Observable
public final class PagedList<Element: Sendable, Cursor: Sendable> {
  /// The loading state.
  public private(set) var phase = ListPhase.initial
  /// The loaded elements, in order.
  public private(set) var elements: [Element] = []

  @ObservationIgnored private let load: @Sendable (Cursor?) async throws -> ListPage<Element, Cursor>
  @ObservationIgnored private var next: Cursor?
  @ObservationIgnored private var loading: LoadingTask?
  /// The number of the last request; the results of earlier requests are ignored.
  @ObservationIgnored private var request = 0

  /// - Parameter load: loads the page that begins at a cursor, or the first.
  public init(load: @escaping @Sendable (Cursor?) async throws -> ListPage<Element, Cursor>) { self.load = load }

  /// Requests the first page. Present elements stay until it has arrived.
  public func reload() {
    phase = .loading
    start(from: nil)
  }

  /// Requests the first page and waits for it: for pull to refresh.
  public func refresh() async {
    reload()
    await loading?.finish()
  }

  /// Requests the next page, if there is one and no request is running.
  public func loadMore() {
    guard case .loaded = phase else { return }
    phase = .loadingMore
    start(from: next)
  }

  /// Repeats the request that failed.
  public func retry() {
    switch phase {
    case .failed: reload()
    case .failedMore:
      phase = .loaded
      loadMore()
    case .initial, .loading, .loaded, .loadingMore, .endReached, .empty: break
    }
  }

  private func start(from cursor: Cursor?) {
    request += 1
    let request = request
    let load = load
    loading = LoadingTask(
      Task { [weak self] in
        do {
          let page = try await load(cursor)
          self?.take(page, request, isFirst: cursor == nil)
        } catch {
          self?.fail(error, request, isFirst: cursor == nil)
        }
      })
  }

  private func take(_ page: ListPage<Element, Cursor>, _ request: Int, isFirst: Bool) {
    guard request == self.request else { return }
    next = page.next
    if isFirst { elements = page.elements } else { elements += page.elements }
    phase = next != nil ? .loaded : elements.isEmpty ? .empty : .endReached
  }

  private func fail(_ error: any Error, _ request: Int, isFirst: Bool) {
    guard request == self.request else { return }
    phase = isFirst ? .failed(error) : .failedMore(error)
  }
}
