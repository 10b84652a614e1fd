/// A search through a text of paragraphs in several steps, so that a long text does not block the caller.
package struct TextSearchPass {
  private var search: TextSearch
  private var nextParagraph = 0
  /// The part of the present paragraph that is not read yet.
  private var rest: Substring = ""
  package private(set) var isFinished = false

  package init(_ search: TextSearch) { self.search = search }

  /// Reads until a budget of units is used up, of which each match takes several: handling a match costs more than
  /// reading a unit.
  /// - Parameter paragraphs: The text, which must not change between the calls.
  package mutating func next(_ budget: Int, in paragraphs: TextParagraphs) -> [Range<Int>] {
    var matches: [Range<Int>] = []
    var left = budget
    while !isFinished, left > matches.count * Self.unitsOfMatch {
      if rest.isEmpty {
        guard nextParagraph < paragraphs.count else {
          search.finish(&matches)
          isFinished = true
          break
        }
        rest = paragraphs[nextParagraph][...]
        nextParagraph += 1
      }
      let part = rest.prefixOfScalars(Self.partLength)
      search.read(part, &matches)
      rest = rest[part.endIndex...]
      left -= max(1, part.utf16.count)
    }
    return matches
  }

  /// The number of units that cost as much as handling one match [?], and the number of scalars read at once [?].
  private static let unitsOfMatch = 80
  private static let partLength = 4096
}

extension Substring {
  fileprivate func prefixOfScalars(_ count: Int) -> Substring {
    self[..<(unicodeScalars.index(startIndex, offsetBy: count, limitedBy: endIndex) ?? endIndex)]
  }
}
