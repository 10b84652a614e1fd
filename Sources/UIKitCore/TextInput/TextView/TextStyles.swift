/// The attributes of a text, each combination once: ranges of the text refer to them by number.
struct TextStyles {
  typealias Attributes = [NSAttributedString.Key: Any]

  private(set) var all: [Attributes]
  private var numbers: [Int: [Int]] = [:]
  /// For each style number the first one with equal attributes; it differs if a change has made two styles equal.
  private var firsts: [Int] = []

  /// - Parameter base: The attributes with the number 0.
  init(base: Attributes) {
    all = [base]
    index()
  }

  subscript(number: Int) -> Attributes { all[number] }

  /// The number of a set of attributes, which is added as a style if it is new.
  /// - Complexity: O(1) in the number of styles.
  mutating func number(of attributes: Attributes) -> Int {
    let hash = Self.hash(attributes)
    if let known = numbers[hash]?.first(where: { AttributedRuns.areEqual(all[$0], attributes) }) { return known }
    all.append(attributes)
    firsts.append(all.count - 1)
    numbers[hash, default: []].append(all.count - 1)
    return all.count - 1
  }

  /// The lowest number of the attributes that a number refers to.
  func first(_ number: Int) -> Int { firsts[number] }

  /// Changes the attributes of the whole text.
  mutating func changeAll(_ change: (inout Attributes) -> Void) {
    for number in all.indices { change(&all[number]) }
    index()
  }

  private mutating func index() {
    numbers = [:]
    firsts = Array(all.indices)
    for number in all.indices {
      let hash = Self.hash(all[number])
      if let first = numbers[hash]?.first(where: { AttributedRuns.areEqual(all[$0], all[number]) }) {
        firsts[number] = first
      } else {
        numbers[hash, default: []].append(number)
      }
    }
  }

  private static func hash(_ attributes: Attributes) -> Int {
    attributes.reduce(attributes.count) { sum, attribute in
      var hasher = Hasher()
      hasher.combine(attribute.key)
      if let object = attribute.value as? NSObject {
        hasher.combine(object.hash)
      } else if let value = attribute.value as? AnyHashable {
        hasher.combine(value)
      }
      return sum &+ hasher.finalize()
    }
  }
}
