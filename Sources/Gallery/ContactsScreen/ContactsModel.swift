import Foundation
import Observation
import Trestle

/// People, the favourites among them, and the search.
@MainActor @Observable
final class ContactsModel {
  let search: ListSearch<Person>
  /// The favourites, in the order that the user has given them.
  private(set) var favourites: [Favourite] = []
  /// All people in the order of their names; nil while they are being sorted.
  private(set) var indexed: IndexedElements<Person>?
  /// The person called last; nil before.
  private(set) var called: Person?

  @ObservationIgnored private let alphabet: IndexAlphabet
  @ObservationIgnored private var sorting: Task<Void, Never>?

  /// - Parameter locale: the locale whose alphabet sorts the people and titles the index.
  init(locale: Locale = .current) {
    search = ListSearch(by: \.name, \.company, \.mail, locale: locale)
    alphabet = IndexAlphabet(locale: locale)
    search.prompt = "Name, company or mail"
  }

  /// Takes people, and sorts them in the background.
  func load(_ people: [Person]) {
    search.elements = people
    favourites = people.prefix(4).map(Favourite.init)
    sort(people)
  }

  /// Waits until the people are in order.
  func finishSorting() async { await sorting?.value }

  private func sort(_ people: [Person]) {
    sorting?.cancel()
    sorting = Task { [weak self, alphabet] in
      let indexed = await Task.detached { IndexedElements(people, by: \.name, alphabet: alphabet) }.value
      if !Task.isCancelled { self?.indexed = indexed }
    }
  }

  // MARK: What readers do

  func call(_ person: Person) { called = person }

  func delete(_ ids: Set<Int>) {
    search.elements.removeAll { ids.contains($0.id) }
    favourites.removeAll { ids.contains($0.id) }
    indexed = indexed?.filtered { !ids.contains($0.id) }
  }

  func isFavourite(_ person: Person) -> Bool { favourites.contains { $0.id == person.id } }

  func toggleFavourite(_ person: Person) {
    if isFavourite(person) {
      favourites.removeAll { $0.id == person.id }
    } else {
      favourites.append(Favourite(person: person))
    }
  }

  /// Moves a favourite before another one, or to the end.
  func move(_ favourite: Favourite, before next: Int?) {
    favourites.removeAll { $0.id == favourite.id }
    let place = favourites.firstIndex { $0.id == next } ?? favourites.endIndex
    favourites.insert(favourite, at: place)
  }
}
