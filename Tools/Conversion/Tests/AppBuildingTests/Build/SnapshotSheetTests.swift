import Testing

@testable import AppBuilding

/// The looks of a sheet.
struct SnapshotSheetTests {
  @Test func withoutSizesAPhoneIsSeenInAllLooks() throws {
    let looks = try SnapshotSheet(["--screen", "List"]).looks
    #expect(looks.count == 9 && Set(looks.map(\.name)).count == 9)
    #expect(looks.first?.name == "390x844 light ltr" && looks.last?.name == "320x568 light ltr")
    #expect(looks.contains { $0.name == "390x844 dark rtl largest text" })
  }

  @Test func eachSizeThatIsAskedForIsSeenInAllLooks() throws {
    let looks = try SnapshotSheet(["--size", "820x1180", "--size", "320x480"]).looks
    #expect(looks.count == 16 && looks.last?.options.prefix(2) == ["--size", "320x480"])
    #expect(throws: AppFault.self) { try SnapshotSheet(["--size"]) }
  }
}
