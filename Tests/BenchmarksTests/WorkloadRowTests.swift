import Expectations
import Testing

@testable import Benchmarks

@Suite("The benchmark feed")
struct WorkloadRowTests {
  @Test("the generator is the one that other toolkits were measured with")
  func hash() {
    expectEqual(WorkloadRow.hash(rowCount: 10_000), 0x19fd_ce1d)
  }

  @Test("the kind alone agrees with the whole row")
  func kinds() {
    for id in 0..<2_000 as Range<UInt32> {
      expectEqual(WorkloadRow.kind(ofRow: id), WorkloadRow(id: id).kind, "row \(id)")
    }
  }

  @Test("kinds are mixed as stated: 55, 10, 7 and 28 of a hundred")
  func mixture() {
    var counts: [WorkloadRow.Kind: Int] = [:]
    for id in 0..<100_000 as Range<UInt32> { counts[WorkloadRow.kind(ofRow: id), default: 0] += 1 }
    for (kind, share) in [(.post, 55_000), (.ad, 10_000), (.header, 7_000), (.setting, 28_000)]
      as [(WorkloadRow.Kind, Int)]
    {
      expect(abs(counts[kind]! - share) < 1_000, "\(kind): \(counts[kind]!)")
    }
  }

  @Test("pictures have their sizes and are opaque")
  func pictures() {
    let avatar = WorkloadPictures.avatar(3)
    expectEqual(avatar.count, 80 * 80)
    expectEqual(
      avatar[80 * 2 + 1],
      0xFF00_0000 | UInt32(3 * 37 + 2) << 16 | UInt32(3 * 59 + 4) << 8
        | UInt32((3 * 83 + 3) & 255))
    expectEqual(WorkloadPictures.picture(7).count, 716 * 160)
    expect(WorkloadPictures.picture(7).allSatisfy { $0 >> 24 == 255 })
  }
}
