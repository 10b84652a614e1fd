import Expectations
import Foundation
import Testing
import UIKit

@testable import Trestle

@MainActor @Suite("A search of elements")
struct ListSearchTests {
  struct Person: Identifiable, Equatable {
    var id: Int
    var name: String
    var company = ""
  }

  private let people = [
    Person(id: 1, name: "Grace Hopper", company: "Navy"), Person(id: 2, name: "Ada Lovelace", company: "Engines"),
    Person(id: 3, name: "Søren Ågård", company: "Hada"), Person(id: 4, name: "王小明", company: "Ada Ltd"),
  ]

  private func search(_ order: ListSearch<Person>.Order = .ranked, _ language: String = "en") -> ListSearch<Person> {
    ListSearch(people, by: \.name, \.company, order: order, locale: Locale(identifier: language))
  }

  private func ids(_ search: ListSearch<Person>) -> [Int] { search.matches.map(\.id) }

  @Test("all elements match until something is typed, and again when nothing is")
  func phases() {
    let search = search()
    expect(ids(search) == [1, 2, 3, 4] && search.phase == .idle)
    search.text = "  "
    expectEqual(search.phase, .idle, "spaces are nothing")
    search.text = "ada"
    expect(ids(search) == [2, 4, 3] && search.phase == .found)
    search.text = "adax"
    expect(ids(search).isEmpty && search.phase == .noMatch)
    search.text = ""
    expect(ids(search) == [1, 2, 3, 4] && search.phase == .idle)
  }

  @Test("in the elements' own order where that is asked for")
  func order() {
    let search = search(.original)
    search.text = "ada"
    expectEqual(ids(search), [2, 3, 4])
  }

  @Test("typing on, deleting and replacing find the results of typing at once")
  func typing() {
    let search = search()
    for text in ["a", "ad", "ad e", "ad", "ad l", "soren", "s", "sor ha", "小"] {
      search.text = text
      let fresh = self.search()
      fresh.text = text
      expectEqual(ids(search), ids(fresh), "\(text)")
    }
  }

  @Test("texts can be prepared bit by bit before; the rest is prepared when typing begins")
  func preparing() {
    let search = ListSearch(
      (0..<5000).map { Person(id: $0, name: $0 == 4321 ? "Grace" : "Ada") }, by: \.name,
      locale: Locale(identifier: "en"))
    expect(search.prepareFurther(), "some are left")
    search.text = "grace"
    expectEqual(ids(search), [4321])
    expect(!search.prepareFurther(), "all were read")
    search.elements = Array(search.elements.prefix(100))
    expect(ids(search).isEmpty)
    search.text = "ada"
    expectEqual(search.matches.count, 100)
  }

  @Test("replaced elements are searched by the typed words")
  func elements() {
    let search = search()
    search.text = "ada"
    search.elements.append(Person(id: 9, name: "Adam"))
    expectEqual(ids(search), [2, 9, 4, 3])
    search.elements = []
    expectEqual(search.phase, .noMatch)
  }

  @Test("the language decides which letters are equal")
  func locales() {
    for (language, count) in [("en", 1), ("sv", 0)] {
      let search = search(.ranked, language)
      search.text = "agard"
      expectEqual(search.matches.count, count, "\(language)")
    }
  }

  @Test("the typed words are marked in the original text")
  func marking() {
    let search = search()
    expect(search.ranges(in: "Ada").isEmpty)
    search.text = "soren a"
    let text = "Søren Ågård"
    expectEqual(search.ranges(in: text).map { String(text[$0]) }, ["Søren", "Å", "å"])
    let marked = search.marked("王 Å😀a", [.underlineStyle: 1], others: [.kern: 2])
    var ranges: [NSRange] = []
    marked.enumerateAttribute(.underlineStyle, in: NSRange(location: 0, length: marked.length)) { value, range, _ in
      if value != nil { ranges.append(range) }
    }
    expectEqual(ranges, [NSRange(location: 2, length: 1), NSRange(location: 5, length: 1)])
    expectEqual(marked.attribute(.kern, at: 0, effectiveRange: nil) as? Int, 2)
  }

  @Test("results are views of the array")
  func collection() {
    let search = search()
    search.text = "a"
    expect(search.matches.count == 4 && search.matches[search.matches.endIndex - 1].id == search.matches.last?.id)
    expectEqual(search.matches.reversed().map(\.id), ids(search).reversed())
  }
}
