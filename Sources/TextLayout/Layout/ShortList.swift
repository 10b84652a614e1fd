/// A list whose first element is stored inline: most texts are one paragraph in one style on one line, and need no
/// allocation.
struct ShortList<Element>: RandomAccessCollection, ExpressibleByArrayLiteral {
  private var head: Element?
  private var tail: ContiguousArray<Element> = []

  init() {}

  init(arrayLiteral elements: Element...) {
    for element in elements { append(element) }
  }

  var startIndex: Int { 0 }
  var endIndex: Int { head == nil ? 0 : 1 + tail.count }

  subscript(index: Int) -> Element {
    guard index > 0 else {
      guard index == 0, let head else { fatalError("Element \(index) of a list of \(count) was asked for.") }
      return head
    }
    return tail[index - 1]
  }

  mutating func append(_ element: Element) {
    if head == nil { head = element } else { tail.append(element) }
  }

  /// Appends a part of another list.
  mutating func append(_ other: ShortList, _ range: Range<Int>) {
    guard var first = range.first else { return }
    if head == nil || first == 0 {
      append(other[first])
      first += 1
    }
    tail.append(contentsOf: other.tail[first - 1..<range.upperBound - 1])
  }

  /// Changes the elements from index `start` on in place.
  mutating func updateEach(from start: Int, _ update: (inout Element) -> Void) {
    if start == 0, var first = head {
      update(&first)
      head = first
    }
    for index in tail.indices.dropFirst(Swift.max(0, start - 1)) { update(&tail[index]) }
  }

  /// Removes the last elements, at most all.
  mutating func removeLast(_ count: Int) {
    let kept = Swift.max(0, self.count - count)
    if kept == 0 { head = nil }
    tail.removeLast(tail.count - Swift.max(0, kept - 1))
  }

  /// Reserves memory for `count` elements.
  mutating func reserveCapacity(_ count: Int) {
    if count > 1 { tail.reserveCapacity(count - 1) }
  }
}
