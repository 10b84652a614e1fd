import Expectations
import Foundation
import Testing

@testable import UIKitCore

@Suite struct ReferenceTableTests {
  /// Observers that come and go.
  @Test func releasedPairsTakeNoMemory() {
    var table = ReferenceTable(keys: .weakMemory, values: .weakMemory)
    let kept = NSObject()
    table.set(kept, for: kept)
    var objects: [NSObject] = []
    for _ in 0..<1000 {
      objects = (0..<10).map { _ in NSObject() }
      for object in objects { table.set(object, for: object) }
    }
    expect(table.alive.count == 11 && table.hashCount <= 64)
    expect(table.pair(for: kept)?.value === kept)
  }

  @Test func strongPairsStay() {
    var table = ReferenceTable(keys: .strongMemory, values: .strongMemory)
    for number in 0..<100 { table.set(NSObject(), for: number as NSNumber) }
    expect(table.alive.count == 100 && table.pair(for: 42 as NSNumber) != nil)
    table.removeAll()
    expect(table.alive.isEmpty)
  }
}
