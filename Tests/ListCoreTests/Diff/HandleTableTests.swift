import Expectations
import Fuzzing
import Testing

@testable import ListCore
@testable import ModelFuzz

@Suite("A hash table of handles")
struct HandleTableTests {
  @Test("handles of equal hashes are distinguished by their elements")
  func collisions() {
    var table = HandleTable()
    for handle in 0..<20 { table.insert(handle, hash: 7) }
    for handle in 0..<20 { expectEqual(table.find(7) { $0 == handle }, handle) }
    expectNil(table.find(7) { $0 == 20 })
    expectNil(table.find(8) { _ in true })
    for handle in stride(from: 0, to: 20, by: 2) { table.remove(handle, hash: 7) }
    expectNil(table.invariantViolation())
    expectEqual(
      (0..<20).filter { handle in table.find(7) { $0 == handle } != nil }, Array(stride(from: 1, to: 20, by: 2)))
  }

  @Test("random edits agree with a dictionary")
  func random() {
    let seed = FuzzSeed.ofRun
    var generator = SeededGenerator(seed: seed)
    var table = HandleTable()
    var reference: [Int: UInt32] = [:]
    for step in 0..<4000 {
      let handle = generator.int(0...60)
      // Few hashes, and at the end of the table, so that runs of slots wrap around.
      let hash = UInt32(truncatingIfNeeded: -generator.int(1...20))
      if let old = reference[handle] {
        if generator.oneIn(3), reference[handle + 100] == nil {
          table.rename(handle, to: handle + 100, hash: old)
          reference[handle + 100] = old
        } else {
          table.remove(handle, hash: old)
        }
        reference[handle] = nil
      } else {
        table.insert(handle, hash: hash)
        reference[handle] = hash
      }
      if generator.oneIn(50) {
        var numbers = ContiguousArray<Int32>(repeating: -1, count: 200)
        let kept = reference.keys.sorted().filter { _ in !generator.oneIn(5) }
        for (number, handle) in kept.enumerated() { numbers[handle] = Int32(number) }
        table.renumber(numbers)
        reference = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($0, reference[$1]!) })
      }
      expectEqual(table.count, reference.count, "seed \(seed), step \(step)")
      expectNil(table.invariantViolation(), "seed \(seed), step \(step)")
      for (handle, hash) in reference {
        expectEqual(table.find(hash) { $0 == handle }, handle, "seed \(seed), step \(step)")
      }
    }
  }

  @Test("a table with room for its handles does not grow")
  func capacity() {
    var table = HandleTable(capacity: 1000)
    for handle in 0..<1000 { table.insert(handle, hash: UInt32(handle) &* 2_654_435_761) }
    expectEqual(table.count, 1000)
    expectNil(table.invariantViolation())
  }
}
