/// A plural form of a language: English has one for 1 and one for all other numbers.
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other
}
