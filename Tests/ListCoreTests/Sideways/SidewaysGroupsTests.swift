import Expectations
import ListCore
import Testing

@Suite struct SidewaysGroupsTests {
  @Test func uniformGroupsAreFoundByTheirOffsets() {
    let groups = UniformSidewaysGroups(groupCount: 4, length: 100, spacing: 10)
    expectEqual((0..<4).map { groups.groupExtent(at: $0).start }, [0, 110, 220, 330])
    expectEqual(groups.groupExtent(at: 3).end, 430)
    let found = [-50, 0, 109.9, 110, 215, 330, 9000].map { groups.group(at: $0) }
    expectEqual(found, [0, 0, 0, 1, 1, 3, 3], "the room behind a group is its own")
  }

  @Test func groupsOfZeroLengthShareOneOffset() {
    let groups = UniformSidewaysGroups(groupCount: 4, length: 0, spacing: 0)
    expect(groups.group(at: 0) == 3 && groups.group(at: -1) == 3)
    expectEqual(UniformSidewaysGroups(groupCount: 0, length: 0, spacing: 0).group(at: 5), 0)
  }
}
