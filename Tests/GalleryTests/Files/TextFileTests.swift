import Expectations
import Foundation
import Testing

@testable import Gallery

@Suite("Reading a file of text")
struct TextFileTests {
  private func fault(_ path: String, most: Int = .max) -> String? {
    do {
      _ = try TextFile.contents(path, most: most)
      return nil
    } catch { return error.message }
  }

  @Test("files of other kinds say what they are")
  func kinds() throws {
    expectEqual(fault("/no/such/file"), "there is no such file")
    expectEqual(fault("/tmp"), "it is a folder, not a file")
    expectEqual(fault("/dev/zero"), "it is no ordinary file")
    try StatusSample.withFile(Data()) { expectEqual(fault($0), "the file is empty") }
    try StatusSample.withFile(Data([0x7F, 0x45, 0, 0])) {
      expectEqual(fault($0), "the file is binary, and has to be a text")
    }
    for encoding in [String.Encoding.utf16, .utf16LittleEndian] {
      let marked = (encoding == .utf16 ? Data() : Data([0xFF, 0xFE])) + (try require("{}".data(using: encoding)))
      try StatusSample.withFile(marked) { expectEqual(fault($0), "the file is in UTF-16, and has to be in UTF-8") }
    }
    try StatusSample.withFile("text") { expectNil(fault($0)) }
  }

  @Test("a file that is too large is not read, with its size in words")
  func sizes() throws {
    try StatusSample.withFile("0123456789") { path in
      expectNil(fault(path, most: 10))
      expectEqual(fault(path, most: 9), "the file has 10 bytes, and may have 9 bytes at most")
      // Without a byte on the disk.
      expectEqual(truncate(path, 1 << 30), 0)
      expectEqual(fault(path, most: 1 << 23), "the file has 1 GB, and may have 8 MB at most")
    }
  }
}
