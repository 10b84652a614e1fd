import UIKit

/// Shows a search field for a list, and the rows that match its text.
@MainActor
final class SearchPresenter: NSObject, UISearchResultsUpdating {
  let controller = UISearchController(searchResultsController: nil)
  private let search: any ListSearching
  private let adapter: ListAdapter
  /// Rebuilds the rows.
  private let onChange: () -> Void
  private var memory: SearchMemory?
  private var preparing: Task<Void, Never>?

  init(_ search: any ListSearching, _ adapter: ListAdapter, onChange: @escaping () -> Void) {
    self.search = search
    self.adapter = adapter
    self.onChange = onChange
    super.init()
    controller.obscuresBackgroundDuringPresentation = false
    controller.searchBar.text = search.text
    if let prompt = search.prompt { controller.searchBar.placeholder = prompt }
    controller.searchResultsUpdater = self
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    guard text != search.text else { return prepare() }
    adapter.applyNow()
    if memory == nil, let view = adapter.view { memory = SearchMemory(view, adapter.shown) }
    change(to: text)
    if text.isEmpty { memory = nil }
  }

  /// Prepares the search in small steps, so that frames and typed letters are handled in between.
  private func prepare() {
    guard preparing == nil else { return }
    preparing = Task { [weak self] in
      while let self, self.search.prepareFurther() { await Task.yield() }
      self?.preparing = nil
    }
  }

  /// Shows the results from their top; when the text becomes empty, returns to the position before the search.
  private func change(to text: String) {
    if let view = adapter.view { memory?.note(view, adapter.shown) }
    search.text = text
    onChange()
    adapter.replaceNow()
    guard let view = adapter.view, let memory else { return }
    memory.select(in: view, adapter.shown)
    if text.isEmpty { memory.restorePlace(in: view, adapter.shown) } else { SearchMemory.scrollToTop(view) }
  }
}
