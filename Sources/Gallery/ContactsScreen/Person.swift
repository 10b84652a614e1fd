/// A person in the contacts.
struct Person: Identifiable, Hashable, Sendable {
  let id: Int
  let name: String
  let company: String
  let mail: String
}

/// A person in the list of favourites: another row than that of the same person among all.
struct Favourite: Identifiable, Hashable {
  let person: Person

  var id: Int { person.id }
}
