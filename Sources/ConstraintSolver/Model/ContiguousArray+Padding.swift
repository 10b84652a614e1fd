extension ContiguousArray {
  /// Makes the array at least `count` long.
  mutating func pad(to count: Int, with element: Element) {
    guard self.count < count else { return }
    append(contentsOf: repeatElement(element, count: count - self.count))
  }
}
