import ListCore

/// A text as an array of UTF-16 units: characters and words are found by reading it from the start, and changes are
/// undone by copies of the whole text.
struct NaiveText {
  struct Copy: Equatable {
    var units: [UInt16]
    var selection: TextSelection
  }

  private(set) var units: [UInt16] = [] { didSet { lists = nil } }
  private(set) var selection = TextSelection(0)
  private(set) var marked: Range<Int>?
  /// A group of changes: the text before and after it.
  struct Group {
    var before: Copy
    var after: Copy
  }

  /// The changes made, and those of them that were undone.
  private(set) var past: [Group] = []
  private(set) var future: [Group] = []
  /// The kind of change that joins the last group.
  private var goesOn: (kind: EditedText.EditKind, place: Int)?
  private var beforeComposition: Copy?
  private var lists: Lists?

  /// The boundaries of characters and words.
  private struct Lists {
    var characters: [Range<Int>] = []
    var words: [Range<Int>] = []
    var classes: [String] = []
  }

  init(_ text: String = "") {
    units = Array(text.utf16)
    selection = TextSelection(units.count)
  }

  private var copy: Copy { Copy(units: units, selection: selection) }

  // MARK: Reading

  private mutating func read() -> Lists {
    if let lists { return lists }
    var result = Lists()
    let characters = Array(String(decoding: units, as: UTF16.self))
    var offset = 0
    for character in characters {
      result.characters.append(offset..<offset + character.utf16.count)
      result.classes.append(Self.className(character))
      offset += character.utf16.count
    }
    for (index, character) in characters.enumerated() where index > 0 && index + 1 < characters.count {
      let (left, right) = (characters[index - 1], characters[index + 1])
      let isApostrophe = "'’".contains(character)
      let joinsLetters = isApostrophe && result.classes[index - 1] == "letter" && result.classes[index + 1] == "letter"
      let joinsDigits = ".,".contains(character) && left.isWholeNumber && right.isWholeNumber
      if joinsLetters || joinsDigits { result.classes[index] = "letter" }
    }
    var index = 0
    while index < characters.count {
      var end = index + 1
      while end < characters.count, result.classes[end] == result.classes[index] { end += 1 }
      if !["space", "mark"].contains(result.classes[index]) {
        result.words.append(result.characters[index].lowerBound..<result.characters[end - 1].upperBound)
      }
      index = end
    }
    lists = result
    return result
  }

  private static func className(_ character: Character) -> String {
    if character.isWhitespace { return "space" }
    guard let first = character.unicodeScalars.first else { return "mark" }
    if "漢字".unicodeScalars.contains(first) { return "han" }
    if first == "か" { return "hiragana" }
    if "カー".unicodeScalars.contains(first) { return "katakana" }
    return character.isLetter || character.isNumber ? "letter" : "mark"
  }

  private mutating func target(_ unit: TextUnit, _ direction: TextDirection, from offset: Int) -> Int {
    let lists = read()
    let places = [0] + lists.characters.map(\.upperBound)
    switch (unit, direction) {
    case (.character, .forward): return places.first { $0 > offset } ?? units.count
    case (.character, .backward): return places.last { $0 < offset } ?? 0
    case (.word, .forward): return lists.words.first { $0.upperBound > offset }?.upperBound ?? units.count
    case (.word, .backward): return lists.words.last { $0.lowerBound < offset }?.lowerBound ?? 0
    case (.text, .forward): return units.count
    case (.text, .backward): return 0
    }
  }

  mutating func word(at offset: Int) -> Range<Int> {
    let lists = read()
    guard !units.isEmpty else { return 0..<0 }
    let place = min(offset, units.count - 1)
    if let word = lists.words.first(where: { $0.contains(place) }) { return word }
    guard let index = lists.characters.firstIndex(where: { $0.contains(place) }) else { return 0..<0 }
    guard lists.classes[index] == "space" else { return lists.characters[index] }
    var (first, last) = (index, index)
    while first > 0, lists.classes[first - 1] == "space" { first -= 1 }
    while last + 1 < lists.classes.count, lists.classes[last + 1] == "space" { last += 1 }
    return lists.characters[first].lowerBound..<lists.characters[last].upperBound
  }

  // MARK: Selecting

  mutating func select(_ selected: TextSelection) {
    let new = TextSelection(
      anchor: wholeScalars(selected.anchor..<selected.anchor).lowerBound,
      focus: wholeScalars(selected.focus..<selected.focus).lowerBound)
    if let marked, new.range.lowerBound < marked.lowerBound || new.range.upperBound > marked.upperBound {
      finishComposition()
    }
    if new != selection { goesOn = nil }
    selection = new
  }

  mutating func move(_ unit: TextUnit, _ direction: TextDirection, extending: Bool) {
    if extending {
      return select(
        TextSelection(anchor: selection.anchor, focus: target(unit, direction, from: selection.focus)))
    }
    let edge = direction == .forward ? selection.range.upperBound : selection.range.lowerBound
    let staysAtEdge = unit == .character && !selection.range.isEmpty
    select(TextSelection(staysAtEdge ? edge : target(unit, direction, from: edge)))
  }

  // MARK: Changing

  mutating func deletion(_ unit: TextUnit, _ direction: TextDirection) -> Range<Int>? {
    if !selection.range.isEmpty { return selection.range }
    let end = target(unit, direction, from: selection.focus)
    return end == selection.focus ? nil : min(end, selection.focus)..<max(end, selection.focus)
  }

  mutating func apply(_ change: TextChange, _ kind: EditedText.EditKind) {
    let range = wholeScalars(change.range)
    let added = Array(change.replacement.utf16)
    if let marked, change.range != marked, marked.lowerBound <= change.range.lowerBound,
      change.range.upperBound <= marked.upperBound
    {
      units.replaceSubrange(range, with: added)
      selection = TextSelection(roundedUp(range.lowerBound + added.count))
      let upper = marked.upperBound - range.count + added.count
      self.marked = upper > marked.lowerBound ? marked.lowerBound..<upper : nil
      if self.marked == nil { endComposition() }
      return
    }
    let endsComposition = marked != nil && change.range == marked
    if !endsComposition { finishComposition() }
    guard !range.isEmpty || !added.isEmpty else { return }
    let before = copy
    units.replaceSubrange(range, with: added)
    selection = TextSelection(roundedUp(range.lowerBound + added.count))
    if endsComposition {
      marked = nil
      return endComposition()
    }
    note(kind, range, added.count, before)
  }

  /// Puts a change into the last group or a new one.
  private mutating func note(_ kind: EditedText.EditKind, _ range: Range<Int>, _ added: Int, _ before: Copy) {
    let joins =
      switch kind {
      case .typing: goesOn?.kind == .typing && range.isEmpty && goesOn?.place == range.lowerBound
      case .deleting:
        goesOn?.kind == .deleting && added == 0
          && (goesOn?.place == range.upperBound || goesOn?.place == range.lowerBound)
      case .replacing: false
      }
    future = []
    if joins { past[past.count - 1].after = copy } else { past.append(Group(before: before, after: copy)) }
    goesOn = (kind, range.lowerBound + added)
  }

  mutating func compose(_ text: String, caret: Int) {
    if beforeComposition == nil { beforeComposition = copy }
    let range = marked ?? selection.range
    units.replaceSubrange(range, with: Array(text.utf16))
    marked = text.isEmpty ? nil : range.lowerBound..<range.lowerBound + text.utf16.count
    let place = range.lowerBound + caret
    selection = TextSelection(wholeScalars(place..<place))
    if marked == nil { endComposition() }
  }

  mutating func finishComposition() {
    guard marked != nil else { return }
    marked = nil
    endComposition()
  }

  private mutating func endComposition() {
    guard let before = beforeComposition else { return }
    beforeComposition = nil
    let replaced = before.selection.range
    let added = units.count - before.units.count + replaced.count
    guard !replaced.isEmpty || added > 0 else { return }
    note(.typing, replaced, added, before)
  }

  mutating func undo() -> Bool {
    finishComposition()
    goesOn = nil
    guard let last = past.popLast() else { return false }
    future.append(last)
    (units, selection) = (last.before.units, last.before.selection)
    return true
  }

  mutating func redo() -> Bool {
    finishComposition()
    goesOn = nil
    guard let next = future.popLast() else { return false }
    past.append(next)
    (units, selection) = (next.after.units, next.after.selection)
    return true
  }

  private mutating func roundedUp(_ offset: Int) -> Int {
    read().characters.first { $0.lowerBound < offset && offset < $0.upperBound }?.upperBound ?? offset
  }

  private func wholeScalars(_ range: Range<Int>) -> Range<Int> {
    func splits(_ offset: Int) -> Bool { offset < units.count && UTF16.isTrailSurrogate(units[offset]) }
    let start = splits(range.lowerBound) ? range.lowerBound - 1 : range.lowerBound
    if range.isEmpty { return start..<start }
    return start..<(splits(range.upperBound) ? range.upperBound + 1 : range.upperBound)
  }
}
