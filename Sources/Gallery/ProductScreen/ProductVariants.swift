import Fuzzing

/// Random products, the same for the same seed.
struct ProductVariants {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// A print of each picture.
  private static let prints = [
    (picture: "alpine-dawn.jpg", title: "Dawn in the mountains"), (picture: "dunes.jpg", title: "Dunes"),
    (picture: "misty-forest.jpg", title: "Forest in the mist"), (picture: "still-life.jpg", title: "Flowers and fruit"),
    (picture: "tea-table.jpg", title: "A table set for tea"),
  ]
  private static let subtitles = [
    "On cotton paper, signed and numbered", "Fits a frame of 50 by 70 cm", "Printed to order",
  ]
  private static let promotions = ["Free delivery over 500 kr", "Second one at half price", "Returns within 60 days"]
  private static let coupons = ["PRINTS10: ten per cent off", "AUTUMN: 50 kr off"]
  private static let authors = ["Haruka", "Inês", "Kenji", "Layla", "Lin", "Maya", "Nadia", "Omar"]
  private static let comments = [
    "It hangs above our kitchen table.",
    "The colours are a little darker than on a screen, but the paper is heavy and it came flat. I would buy it again.",
    "Arrived within two days.", "Smaller than it looks in the pictures.",
    "A present for my mother, who looks at it daily.",
  ]

  mutating func next() -> Product.Details {
    let prints = some(Self.prints, 1...4)
    var details = Product.Details(
      pictures: prints.map { "pictures/\($0.picture)" }, title: Self.title(prints.map(\.title)),
      price: 100 + number(0...90) * 10)
    details.subtitle = chance ? one(Self.subtitles) : nil
    details.promotions = chance ? some(Self.promotions, 1...3) : []
    details.coupons = chance ? some(Self.coupons, 1...2) : []
    details.specification = chance ? specification : []
    details.shop = chance ? "\(one(Self.authors))'s prints" : nil
    details.comments = (0..<(chance ? number(0...7) : 0)).map {
      Product.Comment(id: $0, author: one(Self.authors), text: one(Self.comments))
    }
    details.recommendations = (0..<number(0...3)).map {
      let choice = one(Self.prints)
      return Product.Recommendation(
        id: $0, title: choice.title, price: 100 + number(0...90) * 10, picture: "pictures/\(choice.picture)")
    }
    return details
  }

  /// The name of a product of one print or several.
  private static func title(_ prints: [String]) -> String {
    switch prints.count {
    case 1: prints[0]
    case 2: prints[0] + ", with a second print"
    default: prints[0] + ", a set of \(prints.count) prints"
    }
  }

  private var specification: [Product.Specification] {
    mutating get {
      [("Width", "\(number(30...50)) cm"), ("Height", "\(number(40...70)) cm"), ("Material", "Cotton paper")]
        .prefix(number(1...3)).map { Product.Specification(name: $0.0, value: $0.1) }
    }
  }

  private var chance: Bool { mutating get { number(0...2) > 0 } }

  private mutating func one<Value>(_ values: [Value]) -> Value { values[random.below(values.count)] }

  private mutating func some<Value>(_ values: [Value], _ count: ClosedRange<Int>) -> [Value] {
    var rest = values
    return (0..<min(number(count), values.count)).map { _ in rest.remove(at: random.below(rest.count)) }
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + random.below(range.count)
  }
}
