import Observation

/// A page of elements, and where the next one begins; nil behind the last.
public struct ListPage<Element, Cursor> {
  /// The page's elements.
  public var elements: [Element]
  /// Where the next page begins; nil for the last one.
  public var next: Cursor?

  /// A page of elements.
  public init(_ elements: [Element], next: Cursor?) {
    self.elements = elements
    self.next = next
  }
}

extension ListPage: Sendable where Element: Sendable, Cursor: Sendable {}

/// Where a list that is loaded stands.
public enum ListPhase {
  /// Nothing was asked for.
  case initial
  /// The first page is on its way. Elements from before are still there.
  case loading
  /// There are elements, and more to come.
  case loaded
  /// Another page is on its way.
  case loadingMore
  /// All elements are there.
  case endReached
  /// All elements are there: none.
  case empty
  /// The first page did not come.
  case failed(any Error)
  /// Another page did not come.
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
/// At most one page is on its way. Asking anew cancels it, and an answer that comes too late is not taken. A list that
/// is gone cancels what is on its way.
@MainActor @Observable
public final class PagedList<Element: Sendable, Cursor: Sendable> {
  /// Where the list stands.
  public private(set) var phase = ListPhase.initial
  /// What was loaded, in order.
  public private(set) var elements: [Element] = []

  @ObservationIgnored private let load: @Sendable (Cursor?) async throws -> ListPage<Element, Cursor>
  @ObservationIgnored private var next: Cursor?
  @ObservationIgnored private var loading: LoadingTask?
  /// Which request is the last one.
  @ObservationIgnored private var request = 0

  /// - Parameter load: loads the page that begins at a cursor, or the first.
  public init(load: @escaping @Sendable (Cursor?) async throws -> ListPage<Element, Cursor>) { self.load = load }

  /// Asks for the first page. What is there stays until it has come.
  public func reload() {
    phase = .loading
    start(from: nil)
  }

  /// Asks for the first page, and waits for the answer: for a screen that is pulled to refresh.
  public func refresh() async {
    reload()
    await loading?.finish()
  }

  /// Asks for the next page, if there is one and none is on its way.
  public func loadMore() {
    guard case .loaded = phase else { return }
    phase = .loadingMore
    start(from: next)
  }

  /// Asks again for the page that did not come.
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
