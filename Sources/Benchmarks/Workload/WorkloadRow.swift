/// A row of the benchmark feed. Its texts, kind and picture are a pure function of its id, the same for
/// every toolkit that is measured; `hash(rowCount:)` proves it.
struct WorkloadRow: Equatable {
  enum Kind: Int {
    case post, ad, header, setting
  }

  var kind: Kind
  /// 0 to 7: the avatar of a post or the picture of an ad.
  var image: Int
  /// Author of a post; title of an ad, a header or a setting.
  var title = ""
  /// Second line of a post or an ad; detail of a setting.
  var detail = ""
  /// Text of a post.
  var body = ""

  init(id: UInt32) {
    var random = WorkloadRandom(id: id)
    kind = Self.kind(for: random.next())
    image = Int(random.next() % 8)
    switch kind {
    case .post: makePost(&random)
    case .ad: makeAd(&random)
    case .header: title = "\(random.pick(WorkloadTexts.topics)) — section \(id)"
    case .setting:
      title = random.pick(WorkloadTexts.settings)
      detail = random.pick(WorkloadTexts.details)
    }
  }

  /// The kind alone, without the cost of the texts.
  static func kind(ofRow id: UInt32) -> Kind {
    var random = WorkloadRandom(id: id)
    return kind(for: random.next())
  }

  private static func kind(for number: UInt32) -> Kind {
    switch number % 100 {
    case ..<55: .post
    case ..<65: .ad
    case ..<72: .header
    default: .setting
    }
  }

  private mutating func makePost(_ random: inout WorkloadRandom) {
    if random.next() % 4 == 0 {
      title = random.pick(WorkloadTexts.chineseNames)
    } else {
      let first = random.pick(WorkloadTexts.firstNames)
      title = "\(first) \(random.pick(WorkloadTexts.lastNames))"
    }
    let word = random.pick(WorkloadTexts.words)
    let number = random.next() % 1000
    let hours = random.next() % 23 + 1
    detail = "@\(word)\(number) · \(hours)h · \(random.pick(WorkloadTexts.topics))"

    let lines = Int(random.next() % 6) + 1
    let columns = max(6, lines * 38 - Int(random.next() % 24) - 8)
    var used = 0
    body.reserveCapacity(columns * 2)
    while used < columns {
      let isChinese = random.next() % 4 == 0
      let word = random.pick(isChinese ? WorkloadTexts.phrases : WorkloadTexts.words)
      if !body.isEmpty {
        body += " "
        used += 1
      }
      body += word
      used += isChinese ? word.utf8.count / 3 * 2 : word.utf8.count
    }
  }

  private mutating func makeAd(_ random: inout WorkloadRandom) {
    let word = random.pick(WorkloadTexts.words)
    title = "Sponsored: \(word) \(random.pick(WorkloadTexts.phrases))"
    let subject = random.pick(WorkloadTexts.words)
    detail = "Save \(random.next() % 90 + 10)% on \(subject) this week"
  }

  /// FNV-1a over kind, image and texts of the first rows: 0x19fdce1d for 10,000 of them.
  static func hash(rowCount: UInt32) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    func mix(_ value: UInt32) { hash = (hash ^ value) &* 16_777_619 }
    for id in 0..<rowCount {
      let row = WorkloadRow(id: id)
      mix(UInt32(row.kind.rawValue))
      mix(UInt32(row.image))
      for text in [row.title, row.detail, row.body] {
        for byte in text.utf8 { mix(UInt32(byte)) }
      }
    }
    return hash
  }
}

/// The linear congruential generator of the workload, seeded by a row's id.
struct WorkloadRandom {
  private var state: UInt32

  init(id: UInt32) {
    state = id &* 2_654_435_761 ^ 0x9E37_79B9
    _ = next()
  }

  mutating func next() -> UInt32 {
    state = state &* 1_664_525 &+ 1_013_904_223
    return state >> 8
  }

  mutating func pick(_ texts: [String]) -> String {
    texts[Int(next() % UInt32(texts.count))]
  }
}
