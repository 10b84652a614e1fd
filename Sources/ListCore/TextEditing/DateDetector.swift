/// Finds dates, and times that belong to one, in a text: numbers with equal separators, and the names of months in
/// languages that can be identified by them.
struct DateDetector {
  private let tokens: DataTokens

  init(_ tokens: DataTokens) { self.tokens = tokens }

  /// - Complexity: O(n) in the length of the text.
  var matches: [Range<Int>] {
    var matches: [Range<Int>] = []
    var index = 0
    while index < tokens.tokens.count {
      guard begins(at: index), let end = end(ofDateAt: index) else {
        index += 1
        continue
      }
      matches.append(tokens.tokens[index].range.lowerBound..<tokens.tokens[end - 1].range.upperBound)
      index = end
    }
    return matches
  }

  /// A date never begins within a number or a word with punctuation.
  private func begins(at index: Int) -> Bool {
    guard index > 0, tokens.touches(index) else { return true }
    return tokens.isSign(index - 1, "([{\"'“„«‘*_~:;,—–。、，（「") || tokens.token(index)?.kind == .sign
  }

  /// The index after a date with its time; nil if none begins here.
  private func end(ofDateAt index: Int) -> Int? {
    if let end = day(at: index) ?? relativeDay(at: index) { return withTime(end) }
    return timeAlone(at: index)
  }

  // MARK: Days

  private func day(at index: Int) -> Int? {
    var start = index
    // A weekday in front of a day belongs to it.
    if tokens.isWord(start, Self.weekdays) {
      start += 1
      if tokens.isSign(start, ".") { start += 1 }
      if tokens.isSign(start, ",") { start += 1 }
      if tokens.isWord(start, ["the", "den", "le", "el"]) { start += 1 }
    }
    return numericDay(at: start) ?? easternDay(at: start) ?? monthFirst(at: start) ?? dayFirst(at: start)
  }

  /// Year, month and day, or day and month in either order and the year, with one mark between them.
  private func numericDay(at index: Int) -> Int? {
    guard tokens.isSign(index + 1, "-./"), let mark = tokens.token(index + 1)?.text,
      tokens.isSign(index + 3, mark), (1...4).allSatisfy({ tokens.touches(index + $0) }), ends(behind: index + 4)
    else { return nil }
    if tokens.number(index, in: 1000...9999, digits: 4...4) != nil {
      let isDay =
        tokens.number(index + 2, in: 1...12, digits: 1...2) != nil
        && tokens.number(index + 4, in: 1...31, digits: 1...2) != nil
      return isDay ? index + 5 : nil
    }
    guard let first = tokens.number(index, in: 1...31, digits: 1...2),
      let second = tokens.number(index + 2, in: 1...31, digits: 1...2), min(first, second) <= 12,
      let year = tokens.token(index + 4), year.kind == .number
    else { return nil }
    let isYear = year.digits == 4 && (1000...9999).contains(year.value) || year.digits == 2 && mark != "-"
    return isYear ? index + 5 : nil
  }

  /// Whether a date can end with this token: no further number follows, as it would in a version. A time after "T" may
  /// follow.
  private func ends(behind index: Int) -> Bool {
    guard tokens.touches(index + 1) else { return true }
    guard tokens.token(index + 1)?.kind == .sign else { return tokens.isWord(index + 1, ["t"]) }
    return !(tokens.isSign(index + 1, "-./:") && tokens.touches(index + 2) && tokens.token(index + 2)?.kind == .number)
  }

  /// 2024年5月12日 and 5월 12일.
  private func easternDay(at index: Int) -> Int? {
    var next = index
    if tokens.number(next, in: 1000...9999, digits: 4...4) != nil, tokens.isSign(next + 1, "年년") { next += 2 }
    guard tokens.number(next, in: 1...12, digits: 1...2) != nil, tokens.isSign(next + 1, "月월"),
      tokens.number(next + 2, in: 1...31, digits: 1...2) != nil, tokens.isSign(next + 3, "日일")
    else { return nil }
    return next + 4
  }

  /// May 12, 2024.
  private func monthFirst(at index: Int) -> Int? {
    guard isMonth(index) else { return nil }
    var next = index + 1
    if tokens.isSign(next, "."), tokens.touches(next) { next += 1 }
    guard tokens.number(next, in: 1...31, digits: 1...2) != nil else { return nil }
    next += 1
    if tokens.isWord(next, ["st", "nd", "rd", "th"]), tokens.touches(next) { next += 1 }
    guard ends(behind: next - 1) else { return nil }
    return withYear(next)
  }

  /// 12 May 2024, 12. Mai 2024, 12 de mayo de 2024.
  private func dayFirst(at index: Int) -> Int? {
    guard tokens.number(index, in: 1...31, digits: 1...2) != nil else { return nil }
    var next = index + 1
    if tokens.isSign(next, ".") || tokens.isWord(next, ["st", "nd", "rd", "th", "er", "º"]), tokens.touches(next) {
      next += 1
    }
    if tokens.isWord(next, ["of", "de"]) { next += 1 }
    guard isMonth(next) else { return nil }
    next += 1
    // The dot of an abbreviated month is only part of the date if the date continues.
    if tokens.isSign(next, "."), tokens.touches(next), withYear(next + 1) > next + 1 { next += 1 }
    if tokens.isWord(next, ["de"]) { return withYear(next + 1) > next + 1 ? withYear(next + 1) : next }
    return withYear(next)
  }

  private func withYear(_ index: Int) -> Int {
    let next = tokens.isSign(index, ",") ? index + 1 : index
    return tokens.number(next, in: 1000...9999, digits: 4...4) != nil && ends(behind: next) ? next + 1 : index
  }

  private func isMonth(_ index: Int) -> Bool {
    guard let token = tokens.token(index), token.kind == .word, Self.months.contains(token.text) else { return false }
    // In English "may" and "march" are also verbs, so these words count as months only with a capital.
    return token.isCapital || !Self.ambiguous.contains(token.text)
  }

  /// Tomorrow at 5; Monday at 10:30.
  private func relativeDay(at index: Int) -> Int? {
    if tokens.isWord(index, Self.tomorrow) { return index + 1 }
    let isDay = tokens.isWord(index, Self.today) || tokens.isWord(index, Self.weekdays)
    return isDay && withTime(index + 1) > index + 1 ? index + 1 : nil
  }

  // MARK: Times

  private func withTime(_ index: Int) -> Int {
    var next = index
    if tokens.isSign(next, ",") { next += 1 }
    let isAt = tokens.isWord(next, Self.at)
    if isAt { next += 1 }
    if !isAt, tokens.isWord(next, ["t"]) { next += 1 }
    return time(at: next, isAnnounced: isAt) ?? index
  }

  /// A time without a day has a marker: 5 pm, at 10:30.
  private func timeAlone(at index: Int) -> Int? {
    if tokens.isWord(index, Self.at), let end = time(at: index + 1, isAnnounced: false) { return end }
    guard let end = time(at: index, isAnnounced: false) else { return nil }
    return tokens.isWord(end - 1, Self.halves) || tokens.isSign(end - 1, ".") || tokens.isWord(end - 1, ["uhr"])
      ? end : nil
  }

  /// - Parameter isAnnounced: Whether a number alone is an hour.
  private func time(at index: Int, isAnnounced: Bool) -> Int? {
    guard tokens.number(index, in: 0...24, digits: 1...2) != nil else { return nil }
    var next = index + 1
    var isTime = isAnnounced
    if tokens.isSign(next, ":"), tokens.touches(next), tokens.touches(next + 1),
      tokens.number(next + 1, in: 0...59, digits: 2...2) != nil
    {
      next += 2
      isTime = true
      if tokens.isSign(next, ":"), tokens.touches(next), tokens.number(next + 1, in: 0...60, digits: 2...2) != nil {
        next += 2
      }
    }
    if tokens.isWord(next, Self.halves) || tokens.isWord(next, ["uhr"]) { return next + 1 }
    // p.m.
    if tokens.isWord(next, ["a", "p"]), tokens.isSign(next + 1, "."), tokens.isWord(next + 2, ["m"]),
      tokens.isSign(next + 3, ".")
    {
      return next + 4
    }
    return isTime && ends(behind: next - 1) ? next : nil
  }

  // MARK: Words

  private static let at: Set<String> = ["at", "um", "à", "a", "alle", "kl", "om", "@"]
  private static let halves: Set<String> = ["am", "pm"]
  private static let tomorrow: Set<String> = ["tomorrow", "tonight"]
  private static let today: Set<String> = ["today", "heute", "aujourd'hui", "hoy", "oggi", "hoje", "vandaag", "idag"]
  private static let ambiguous: Set<String> = ["may", "march", "mar", "dec", "sep", "jan", "jun"]

  private static let weekdays: Set<String> = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "mon", "tue", "wed", "thu", "fri",
    "montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonnabend", "sonntag", "lundi", "mardi",
    "mercredi", "jeudi", "vendredi", "samedi", "dimanche", "lunes", "martes", "miércoles", "jueves", "viernes",
    "sábado", "domingo", "lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato", "domenica", "maandag",
    "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag", "zondag",
  ]

  private static let months: Set<String> = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
    "december", "jan", "feb", "mar", "apr", "jun", "jul", "aug", "sep", "sept", "oct", "nov", "dec", "januar", "jänner",
    "februar", "märz", "mai", "juni", "juli", "oktober", "dezember", "janvier", "février", "mars", "avril", "juin",
    "juillet", "août", "septembre", "octobre", "novembre", "décembre", "enero", "febrero", "marzo", "abril", "mayo",
    "junio", "julio", "agosto", "septiembre", "octubre", "noviembre", "diciembre", "gennaio", "febbraio", "aprile",
    "maggio", "giugno", "luglio", "settembre", "ottobre", "dicembre", "janeiro", "fevereiro", "março", "maio", "junho",
    "julho", "setembro", "outubro", "novembro", "dezembro", "januari", "februari", "maart", "mei", "augustus",
    "december", "maj", "augusti", "desember",
  ]
}
