import Expectations
import Foundation
import PictureTesting
import Testing

@testable import UIKitGraphics

@Suite struct ImageFilesTests {
  private let files = ImageFiles()

  private func withPicture<Result>(_ body: (String) throws -> Result) throws -> Result {
    let path = NSTemporaryDirectory() + "picture-\(UUID().uuidString).png"
    try require(UIImage.quarters(side: 4).pngData()).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try body(path)
  }

  @Test func aFileInUseIsReadOnce() throws {
    try withPicture { path in
      let first = try require(files.file(at: path))
      expect(files.file(at: path) === first)
    }
  }

  @Test func aChangedFileIsReadAgain() throws {
    try withPicture { path in
      let first = try require(files.file(at: path))
      try require(UIImage.quarters(side: 6).pngData()).write(to: URL(fileURLWithPath: path))
      let second = try require(files.file(at: path))
      expectEqual(second.header.width, first.header.width * 3 / 2)
    }
  }

  @Test func aFileIsReleasedWithItsImages() throws {
    try withPicture { path in
      weak let file = files.file(at: path)
      expectNil(file)
    }
  }

  @Test func filesStayWhileTheyAreKept() throws {
    try withPicture { path in
      weak var file: ImageFile?
      files.keeping {
        file = files.file(at: path)
        files.keeping { expect(file != nil) }
        expect(file != nil && files.file(at: path) === file)
      }
      expectNil(file)
    }
  }

  @Test func missingAndInvalidFilesAreNil() throws {
    expectNil(files.file(at: "/no/such/picture.png"))
    expectNil(files.file(at: "/dev/null"))
  }

  @Test func manyFilesAreFoundAgain() throws {
    try withPicture { path in
      let links = (0..<200).map { path + ".\($0).png" }
      defer { for link in links { try? FileManager.default.removeItem(atPath: link) } }
      for link in links { try FileManager.default.copyItem(atPath: path, toPath: link) }
      let first = links.compactMap(files.file(at:))
      expect(first.count == links.count && Set(first).count == links.count)
      expectEqual(links.compactMap(files.file(at:)), first)
    }
  }
}
