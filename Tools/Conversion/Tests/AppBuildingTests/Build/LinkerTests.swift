import Foundation
import Testing

@testable import AppBuilding

/// The choice of a linker.
struct LinkerTests {
  @Test func theLinkerBesideTheFirstCompilerIsTaken() throws {
    let folder = try Folder(["toolchain/bin/swiftc", "toolchain/bin/ld.lld", "plain/swiftc", "links/other", "swiftc"])
    func makeProgram(_ file: String) throws {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path(file))
    }
    for file in ["toolchain/bin/swiftc", "plain/swiftc"] { try makeProgram(file) }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("links/swiftc"), withDestinationPath: folder.path("toolchain/bin/swiftc"))
    func options(_ folders: String...) -> [String] {
      Linker.options(path: folders.map(folder.path).joined(separator: ":"))
    }
    #expect(options("toolchain/bin") == [], "a file that is no program")
    try makeProgram("toolchain/bin/ld.lld")
    #expect(options("toolchain/bin") == ["-use-ld=lld"])
    #expect(options("nowhere", "links", "plain") == ["-use-ld=lld"], "by a link into the toolchain")
    #expect(options("plain", "toolchain/bin") == [], "the linker of another toolchain")
    #expect(options("nowhere") == [])
  }
}
