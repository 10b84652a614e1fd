import Fuzzing

/// Random products, the same for the same seed.
struct ProductVariants {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private static let pictures = ["alpine-dawn.jpg", "dunes.jpg", "misty-forest.jpg", "still-life.jpg", "tea-table.jpg"]
  private static let titles = ["Cast iron kettle", "Camp stove", "Linen tea towel", "Travel thermos with two cups"]
  private static let subtitles = [
    "Enamelled inside, holds 0.9 litres", "Packs into a coat pocket", "Woven in one piece",
  ]
  private static let promotions = ["Free delivery over 500 kr", "Second one at half price", "Returns within 60 days"]
  private static let coupons = ["TEA10: ten per cent off", "AUTUMN: 50 kr off"]
  private static let authors = ["Haruka", "Inês", "Kenji", "Layla", "Lin", "Maya", "Nadia", "Omar"]
  private static let comments = [
    "Keeps warm for an hour.",
    "The lid sits a little loosely, but the handle stays cool and it pours without a drip. I would buy it again.",
    "Arrived within two days.", "Smaller than it looks in the pictures.", "A present for my mother, who uses it daily.",
  ]

  mutating func next() -> Product.Details {
    var details = Product.Details(
      pictures: some(Self.pictures, 1...4).map { "pictures/\($0)" }, title: one(Self.titles),
      price: 100 + number(0...90) * 10)
    details.subtitle = chance ? one(Self.subtitles) : nil
    details.promotions = chance ? some(Self.promotions, 1...3) : []
    details.coupons = chance ? some(Self.coupons, 1...2) : []
    details.specification = chance ? specification : []
    details.shop = chance ? "Teahouse \(one(Self.authors))" : nil
    details.comments = (0..<(chance ? number(0...7) : 0)).map {
      Product.Comment(id: $0, author: one(Self.authors), text: one(Self.comments))
    }
    details.recommendations = (0..<number(0...3)).map {
      Product.Recommendation(
        id: $0, title: one(Self.titles), price: 100 + number(0...90) * 10, picture: "pictures/\(one(Self.pictures))")
    }
    return details
  }

  private var specification: [Product.Specification] {
    mutating get {
      [("Height", "\(number(12...30)) cm"), ("Weight", "\(number(3...18)) hg"), ("Material", "Cast iron")]
        .prefix(number(1...3)).map { Product.Specification(name: $0.0, value: $0.1) }
    }
  }

  private var chance: Bool { mutating get { number(0...2) > 0 } }

  private mutating func one(_ values: [String]) -> String { values[random.below(values.count)] }

  private mutating func some(_ values: [String], _ count: ClosedRange<Int>) -> [String] {
    var rest = values
    return (0..<min(number(count), values.count)).map { _ in rest.remove(at: random.below(rest.count)) }
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + random.below(range.count)
  }
}
