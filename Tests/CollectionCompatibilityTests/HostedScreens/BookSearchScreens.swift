import SwiftUI

/// A book of a catalogue.
struct CatalogBook: Identifiable, Hashable {
  enum Kind: String, CaseIterable, Identifiable {
    case all = "All"
    case novels = "Novels"
    case poems = "Poems"
    var id: Self { self }
  }

  let title: String
  let author: String
  let kind: Kind
  var id: String { title }

  static let all = [
    CatalogBook(title: "Middlemarch", author: "George Eliot", kind: .novels),
    CatalogBook(title: "Persuasion", author: "Jane Austen", kind: .novels),
    CatalogBook(title: "The Waves", author: "Virginia Woolf", kind: .novels),
    CatalogBook(title: "Sonnets from the Portuguese", author: "Elizabeth Barrett Browning", kind: .poems),
    CatalogBook(title: "Goblin Market", author: "Christina Rossetti", kind: .poems),
    CatalogBook(title: "Emma", author: "Jane Austen", kind: .novels),
  ]
}

struct BookSearchResults: View {
  let text: String
  let kind: CatalogBook.Kind
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch

  private var books: [CatalogBook] {
    CatalogBook.all.filter { book in
      (kind == .all || book.kind == kind)
        && (text.isEmpty || book.title.localizedCaseInsensitiveContains(text)
          || book.author.localizedCaseInsensitiveContains(text))
    }
  }

  var body: some View {
    List {
      if isSearching {
        Section {
          HStack {
            Text("^[\(books.count) book](inflect: true)").foregroundStyle(.secondary)
            Spacer()
            Button("Done") { dismissSearch() }
          }
        }
      }
      ForEach(books) { book in
        NavigationLink(value: book) {
          HStack(alignment: .top) {
            Image(systemName: book.kind == .poems ? "text.quote" : "book.closed")
              .foregroundStyle(.tint)
              .frame(width: 28)
            VStack(alignment: .leading) {
              Text(book.title).font(.headline)
              Text(book.author).font(.subheadline).foregroundStyle(.secondary)
            }
          }
        }
        .swipeActions(edge: .leading) {
          Button {
          } label: {
            Label("Borrow", systemImage: "tray.and.arrow.down")
          }.tint(.green)
        }
        .badge(book.author == "Jane Austen" ? 2 : 0)
      }
    }
    .listStyle(.plain)
    .overlay {
      if books.isEmpty { ContentUnavailableView.search(text: text) }
    }
  }
}

struct BookSearchView: View {
  @State private var text = ""
  @State private var kind = CatalogBook.Kind.all

  var body: some View {
    NavigationStack {
      BookSearchResults(text: text, kind: kind)
        .navigationTitle("Library")
        .navigationDestination(for: CatalogBook.self) { book in
          Text(book.title).navigationTitle(book.author)
        }
    }
    .searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always), prompt: "Title or author")
    .searchScopes($kind) {
      ForEach(CatalogBook.Kind.allCases) { Text($0.rawValue).tag($0) }
    }
    .searchSuggestions {
      if text.isEmpty {
        Text("Jane Austen").searchCompletion("Austen")
        Label("Poems of the sea", systemImage: "water.waves").searchCompletion("sea")
      }
    }
  }
}
