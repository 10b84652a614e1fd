/// Keeps a collection, so that it can be compared with another one of its type.
@usableFromInline
final class ElementBox<Elements> {
  @usableFromInline let elements: Elements

  @inlinable
  init(_ elements: Elements) { self.elements = elements }
}

/// Reads the ids of a collection's elements. The closures are made where the element's type is known, so that the
/// compiler turns each into a loop over the elements.
@usableFromInline
struct RowIdentities {
  /// An `ElementBox`, by whose type two collections are known to be of one kind.
  @usableFromInline let elements: AnyObject
  @usableFromInline let hashes: (Range<Int>, (Int, Int) -> Void) -> Void
  @usableFromInline let id: (Int) -> AnyHashable
  /// Nil for a collection of another type; so are the results of the following closures.
  @usableFromInline let isEqual: (Int, AnyObject, Int) -> Bool?
  @usableFromInline let commonPrefix: (Range<Int>, AnyObject, Int) -> Int?
  @usableFromInline let commonSuffix: (Range<Int>, AnyObject, Int) -> Int?

  @inlinable
  init<Elements: RandomAccessCollection, ID: Hashable>(_ elements: Elements, _ id: @escaping (Elements.Element) -> ID) {
    let start = elements.startIndex
    self.elements = ElementBox(elements)
    hashes = { range, body in
      var index = elements.index(start, offsetBy: range.lowerBound)
      for place in range {
        body(place, id(elements[index]).hashValue)
        elements.formIndex(after: &index)
      }
    }
    self.id = { AnyHashable(id(elements[elements.index(start, offsetBy: $0)])) }
    isEqual = { place, other, otherPlace in
      guard let other = (other as? ElementBox<Elements>)?.elements else { return nil }
      let element = elements[elements.index(start, offsetBy: place)]
      return id(element) == id(other[other.index(other.startIndex, offsetBy: otherPlace)])
    }
    commonPrefix = { range, other, otherStart in
      guard let other = (other as? ElementBox<Elements>)?.elements else { return nil }
      if range.lowerBound == otherStart && Self.haveSameStorage(elements, other) { return range.count }
      var index = elements.index(start, offsetBy: range.lowerBound)
      var otherIndex = other.index(other.startIndex, offsetBy: otherStart)
      for offset in 0..<range.count {
        if id(elements[index]) != id(other[otherIndex]) { return offset }
        elements.formIndex(after: &index)
        other.formIndex(after: &otherIndex)
      }
      return range.count
    }
    commonSuffix = { range, other, otherEnd in
      guard let other = (other as? ElementBox<Elements>)?.elements else { return nil }
      var index = elements.index(start, offsetBy: range.upperBound)
      var otherIndex = other.index(other.startIndex, offsetBy: otherEnd)
      for offset in 0..<range.count {
        elements.formIndex(before: &index)
        other.formIndex(before: &otherIndex)
        if id(elements[index]) != id(other[otherIndex]) { return offset }
      }
      return range.count
    }
  }

  /// Whether two collections share their storage, as an array and its unchanged copy do.
  @inlinable
  static func haveSameStorage<Elements: Collection>(_ one: Elements, _ other: Elements) -> Bool {
    guard one.count == other.count else { return false }
    let address = one.withContiguousStorageIfAvailable { UnsafeRawPointer($0.baseAddress) }
    let otherAddress = other.withContiguousStorageIfAvailable { UnsafeRawPointer($0.baseAddress) }
    guard let address, let otherAddress else { return false }
    return address == otherAddress
  }
}
