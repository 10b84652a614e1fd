/// Distinct elements, each with a handle: a small number. Handles are dense: 0 to the count.
package struct IdentifierStore<Element: Hashable> {
  package private(set) var elements: ContiguousArray<Element> = []
  private var hashes: ContiguousArray<UInt32> = []
  private var table = HandleTable()

  package init() {}

  package var count: Int { elements.count }

  package func hash(of handle: Int) -> UInt32 { hashes[handle] }

  /// O(1) expected.
  package func handle(of element: Element) -> Int? {
    guard !elements.isEmpty else { return nil }
    return withUnsafePointer(to: element) { find($0, HandleTable.hash(element.hashValue)) }
  }

  /// The handle of an element, which may be stored elsewhere. O(1) expected, without hashing it.
  /// - Parameter hash: the element's hash in that store.
  package func find(_ element: UnsafePointer<Element>, _ hash: UInt32) -> Int? {
    elements.withUnsafeBufferPointer { elements in
      guard let base = elements.baseAddress else { return nil }
      return table.find(hash) { CommonEnds.isEqual(base + $0, element) }
    }
  }

  /// Appends the elements that are not present yet. O(k) expected, amortised.
  /// - Returns: the handle of each, also of those that were there.
  package mutating func insert(_ added: some Collection<Element>) -> ContiguousArray<Int32> {
    let first = count
    reserve(added.count)
    elements.append(contentsOf: added)
    var handles: ContiguousArray<Int32> = []
    handles.reserveCapacity(elements.count - first)
    var table = table
    self.table = HandleTable()
    var next = first
    elements.withUnsafeMutableBufferPointer { elements in
      guard let base = elements.baseAddress else { return }
      for index in first..<elements.count {
        let hash = HandleTable.hash(elements[index].hashValue)
        if let known = table.find(hash, { CommonEnds.isEqual(base + $0, base + index) }) {
          handles.append(Int32(known))
          continue
        }
        table.insert(next, hash: hash)
        hashes.append(hash)
        handles.append(Int32(next))
        if next != index { elements.swapAt(next, index) }
        next += 1
      }
    }
    self.table = table
    elements.removeLast(elements.count - next)
    return handles
  }

  /// Reserves room for more elements, growing at least by half so that many small additions stay cheap.
  private mutating func reserve(_ additional: Int) {
    let needed = count + additional
    guard needed > elements.capacity else { return }
    let capacity = max(needed, count + count / 2)
    table.reserve(needed)
    elements.reserveCapacity(capacity)
    hashes.reserveCapacity(capacity)
  }

  /// Takes an element out; the one with the last handle gets its handle. O(1) expected.
  package mutating func remove(_ handle: Int) {
    let last = count - 1
    table.remove(handle, hash: hashes[handle])
    if handle != last {
      table.rename(last, to: handle, hash: hashes[last])
      elements.swapAt(handle, last)
      hashes.swapAt(handle, last)
    }
    elements.removeLast()
    hashes.removeLast()
  }

  /// Takes out many elements; the others keep their order. O(n) without hashing one.
  /// - Returns: for each old handle the one it has now, negative for those that went.
  package mutating func removeAll(where isRemoved: ContiguousArray<Bool>) -> ContiguousArray<Int32> {
    var numbers = ContiguousArray<Int32>(repeating: -1, count: count)
    var next = 0
    for handle in 0..<count where !isRemoved[handle] {
      numbers[handle] = Int32(next)
      if next != handle {
        elements.swapAt(next, handle)
        hashes[next] = hashes[handle]
      }
      next += 1
    }
    elements.removeLast(count - next)
    hashes.removeLast(hashes.count - next)
    table.renumber(numbers)
    return numbers
  }

  /// The first rule that is broken, as a sentence; nil if all hold. O(n).
  package func invariantViolation() -> String? {
    if table.count != count || hashes.count != count { return "\(count) elements have \(table.count) handles." }
    for handle in elements.indices where self.handle(of: elements[handle]) != handle {
      return "Element \(handle) has handle \(self.handle(of: elements[handle]) ?? -1)."
    }
    return table.invariantViolation()
  }
}

extension IdentifierStore: Sendable where Element: Sendable {}
