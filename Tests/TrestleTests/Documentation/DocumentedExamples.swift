import Observation
import Trestle
import UIKit

// The examples of the documentation, compiled. `DocumentationTests` finds each of them here.

@MainActor @Observable
final class Guests {
  var names: [String] = []
}

struct Greeting: ListScreen {
  let guests: Guests

  var title: String? { "Guests" }

  var rows: RowList {
    RowSection("guests") {
      Rows(guests.names, id: { $0 }) { name in Headline(name) }
      if guests.names.isEmpty { Row("nobody", Headline("Nobody yet")) }
    }
  }
}

@MainActor
struct DocumentedRows {
  let posts: [Post]
  let ads: [Ad]
  let post = Post(id: 1, text: "")
  let open: (Any) -> Void

  var list: RowList {
    RowList {
      RowSection("rows") {
        Row("price", Headline("20 kr")).height(.fixed(60))
        Row(post, in: PostCell.self) { cell, post in cell.show(post) }.onSelect { post in open(post) }
      }
      RowSection("right") {
        Rows(posts) { post in Row(post, in: PostCell.self) { $0.show($1) } }
      }
      RowSection("wrong") {
        Rows(posts.indices, id: { $0 }) { place in Headline(posts[place].text) }
      }
      RowSection("placed") { placed }
      RowSection("about") { Rows([AboutRow.version, .spacer, .licence]) { row in open(row) } }
    }
  }

  private var placed: Rows {
    let twoAtFirst = Placement.at(2, 5)
    let everyTen = Placement.every(10, from: 3, limit: 20)
    let atTheEnds: Placement = [.at(0), .end]
    let byCount = Placement.fewer(than: 4, .end, otherwise: [.at(2), .end]).allOrNone()
    assert(Set([twoAtFirst, everyTen, atTheEnds, byCount]).count == 4)
    return
      Rows(posts) { post in Row(post, in: PostCell.self) { $0.show($1) } }
      .placing(Rows(ads) { ad in Row(ad, in: AdCell.self) { $0.show($1) } }, byCount)
  }

  func apply(in tableView: UITableView) -> ListAdapter {
    let adapter = ListAdapter(tableView: tableView)
    adapter.apply {
      RowSection("posts") {
        Rows(posts) { post in Row(post, in: PostCell.self) { $0.show($1) } }
      }
    }
    return adapter
  }
}

enum AboutRow: StaticRow, Titled, Valued {
  case version, spacer, licence

  var cellClass: UITableViewCell.Type { self == .spacer ? SpacerRowCell.self : TextRowCell.self }

  var title: String? {
    switch self {
    case .version: "Version"
    case .licence: "Licence"
    case .spacer: nil
    }
  }

  var value: String? { self == .version ? "1.0" : nil }
}

protocol Badged { @MainActor var badge: Int { get } }
@MainActor protocol BadgeConfigurable { func configure(badge: Int) }

extension RowCapability {
  static let badge = RowCapability((any Badged).self, (any BadgeConfigurable).self) { row, cell in
    cell.configure(badge: row.badge)
  }
}

/// Stands for an ad library, which calls back.
@MainActor
final class AdLibrary {
  private var served = 0

  func request(_ answer: @escaping (Result<Ad, any Error>) -> Void) {
    served += 1
    answer(.success(Ad(id: served, sponsor: "house ad \(served)")))
  }
}

final class HouseAds: AdSupplier {
  let library: AdLibrary

  init(library: AdLibrary) { self.library = library }

  func next() async throws -> Ad {
    try await withCheckedThrowingContinuation { answer in
      library.request { answer.resume(with: $0) }
    }
  }

  func lifetime(of ad: Ad) -> Duration? { .seconds(3600) }
}

@MainActor
struct DocumentedAds {
  let library = AdLibrary()
  let posts: [Post]

  func makeStock() -> AdStock<Ad> {
    let stock = AdStock(HouseAds(library: library), ahead: 3, backOff: BackOff(first: .seconds(2)))
    stock.start()
    return stock
  }

  func rows(_ stock: AdStock<Ad>) -> Rows {
    Rows(posts) { post in Row(post, in: PostCell.self) { $0.show($1) } }
      .placing(stock, .every(10, from: 3)) { ad in Row(ad, in: AdCell.self) { $0.show($1) } }
  }
}

struct Timeline: ListScreen {
  let posts: PagedList<Post, Int>

  var rows: RowList {
    RowList {
      Rows(posts.elements) { post in Row(post, in: PostCell.self) { $0.show($1) } }
      switch posts.phase {
      case .initial, .loaded: Rows {}
      case .loading, .loadingMore: Row("loading", Headline("One moment"))
      case .failed, .failedMore: Row("failed", Headline("Try again")).onSelect { posts.retry() }
      case .empty: Row("empty", Headline("Nothing here"))
      case .endReached: Row("end", Headline("That is all"))
      }
    }
    .onNearEnd(within: 5) { posts.loadMore() }
    .onRefresh { await posts.refresh() }
  }
}

struct DecodedPost: Decodable { var text: String }
struct DecodedOffer: Decodable { var price: Int }
enum FeedItem {
  case post(DecodedPost)
  case offer(DecodedOffer)
}

func decodeFeed(_ data: Data) throws -> MixedElements<FeedItem> {
  let decoder = MixedDecoder<FeedItem>(kindKey: "type")
    .kind("post", DecodedPost.self) { .post($0) }
    .kind("offer", DecodedOffer.self) { .offer($0) }
  let feed = try decoder.decode(data)
  return feed
}

struct City: Identifiable, Equatable {
  var id: String
  var parts: [City]?
}

@MainActor @Observable
final class Filter {
  var cities = RowSelection<City.ID>(.multiple)
  var isCollapsed = false
  var open: Set<City.ID> = []

  func toggle(_ city: City) {
    if open.remove(city.id) == nil { open.insert(city.id) }
  }
}

@MainActor
struct DocumentedChoices {
  let cities: [City]
  let filter: Filter
  let post = Post(id: 1, text: "")
  let reorder: (Post, RowIdentity?) -> Void

  private func reorder(_ post: Post, behind previous: RowIdentity?) { reorder(post, previous) }

  var list: RowList {
    RowList {
      RowSection("choices") {
        Rows(cities, choosing: \.cities, of: filter) { city in Row(city.id, Headline(city.id)) }
        Row(post, in: PostCell.self) { $0.show($1) }.onMove(.withinSection) { post, move in
          reorder(post, behind: move.previous)
        }
      }
      RowSection("cities") { Rows(cities) { city in Headline(city.id) } }
        .header("Cities")
        .collapsible(filter.isCollapsed) { filter.isCollapsed.toggle() }
      RowSection("outline") {
        Rows(
          outline: cities, children: { $0.parts }, isExpanded: { filter.open.contains($0.id) },
          toggle: { filter.toggle($0) }
        ) { city in Row(city.id, Headline(city.id)) }
      }
    }
  }

  var index: RowList {
    RowList(indexing: cities, by: { $0.id }, alphabet: IndexAlphabet(locale: Locale(identifier: "sv"))) { city in
      Headline(city.id)
    }
  }

  func log(_ adapter: ListAdapter) -> SpanCounter {
    let counter = SpanCounter()
    adapter.logger = counter
    return counter
  }
}

final class SpanCounter: ListLogger {
  var counts: [ListSpan: Int] = [:]

  func log(_ event: ListEvent) {
    if case .span(let span, _) = event { counts[span, default: 0] += 1 }
  }
}

struct Book: Identifiable, Equatable {
  var id: Int
  var title: String
  var author: String
}

@MainActor @Observable
final class Library {
  let search: ListSearch<Book>

  init(books: [Book]) {
    search = ListSearch(books, by: \.title, \.author)
    search.prompt = "Title or author"
  }
}

struct LibraryScreen: ListScreen {
  let library: Library

  var search: (any ListSearching)? { library.search }

  var rows: RowList {
    switch library.search.phase {
    case .idle, .found:
      RowSection("books") { Rows(library.search.matches) { book in content(book) } }
    case .noMatch:
      Row("none", UIContentUnavailableConfiguration.search()).height(.fixed(300))
    }
  }

  private func content(_ book: Book) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.subtitleCell()
    content.attributedText = library.search.marked(book.title, [.foregroundColor: UIColor.systemBlue])
    content.secondaryAttributedText = library.search.marked(book.author, [.foregroundColor: UIColor.systemBlue])
    return content
  }
}
