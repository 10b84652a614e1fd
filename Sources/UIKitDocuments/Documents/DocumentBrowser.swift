import Foundation

/// Shown if the desktop has no file dialogue: a stack of folders, with a list of files for each.
@MainActor
final class DocumentBrowser {
  let navigation = UINavigationController()
  private let request: DocumentRequest
  /// Called with the chosen files, or with nil if the user cancelled.
  private let end: ([URL]?) -> Void
  private var pages: [Page] = []
  private var chosen: [URL] = []

  /// A folder on the stack.
  @MainActor private final class Page {
    let folder: URL
    let list: DocumentList
    var entries: [DocumentEntry] = []

    init(_ folder: URL, _ list: DocumentList) {
      self.folder = folder
      self.list = list
    }
  }

  init(_ request: DocumentRequest, end: @escaping ([URL]?) -> Void) {
    self.request = request
    self.end = end
    open(request.firstFolder)
  }

  // MARK: Folders

  private func open(_ folder: URL) {
    let page = Page(folder, DocumentList())
    // Pages that the user left by going back are discarded.
    pages.removeAll { page in !navigation.viewControllers.contains { $0 === page.list } }
    pages.append(page)
    page.list.title = folder.lastPathComponent
    page.list.choose = { [weak self, weak page] row in if let page { self?.choose(row, page) } }
    page.list.navigationItem.rightBarButtonItems = items(page)
    navigation.pushViewController(page.list, animated: pages.count > 1)
    Task { [weak self] in
      let entries = await Task.detached { DocumentFolder.read(folder) }.value
      page.entries = entries
      self?.update()
    }
  }

  private func items(_ page: Page) -> [UIBarButtonItem] {
    let cancel = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.end(nil) })
    guard request.wantsFolder || request.allowsSeveral else { return [cancel] }
    let accept = UIBarButtonItem(
      title: request.acceptLabel,
      primaryAction: UIAction(title: request.acceptLabel) { [weak self, weak page] _ in
        if let self, let page { end(request.wantsFolder ? [page.folder] : chosen) }
      })
    accept.style = .done
    return [accept, cancel]
  }

  private func update() {
    for page in pages {
      page.list.show(page.entries.map(row))
      guard !request.wantsFolder, request.allowsSeveral else { continue }
      page.list.navigationItem.rightBarButtonItems?.first?.isEnabled = !chosen.isEmpty
    }
  }

  // MARK: Rows

  private func row(_ entry: DocumentEntry) -> DocumentRow {
    let name = entry.url.lastPathComponent
    let hidesSuffix = !request.showsSuffixes && !entry.isFolder
    return DocumentRow(
      title: hidesSuffix ? entry.url.deletingPathExtension().lastPathComponent : name,
      detail: Self.detail(of: entry), symbol: entry.isFolder ? "folder" : "doc",
      isFolder: entry.isFolder, isEnabled: entry.isFolder || request.allows(fileName: name),
      isChosen: chosen.contains(entry.url))
  }

  /// The date and the size of an entry in the language of the app.
  static func detail(of entry: DocumentEntry) -> String {
    let details = [
      entry.changed?.formatted(Date.FormatStyle(date: .abbreviated, time: .omitted, locale: .ofApp)),
      entry.isFolder ? nil : Int64(entry.size).formatted(.byteCount(style: .file).locale(.ofApp)),
    ]
    return details.compactMap(\.self).joined(separator: " – ")
  }

  private func choose(_ row: Int, _ page: Page) {
    guard page.entries.indices.contains(row) else { return }
    let entry = page.entries[row]
    if entry.isFolder { return open(entry.url) }
    guard request.allows(fileName: entry.url.lastPathComponent) else { return }
    guard request.allowsSeveral else { return end([entry.url]) }
    if let index = chosen.firstIndex(of: entry.url) { chosen.remove(at: index) } else { chosen.append(entry.url) }
    update()
  }
}
