import Expectations
import Foundation
import Fuzzing
import Testing

@testable import Gallery
@testable import GalleryFuzz

@MainActor @Suite("The file of a playground in a random run")
struct PlaygroundFileTests {
  @Test("descriptions have no mistake, and differ")
  func descriptions() {
    var random = SeededGenerator(seed: FuzzSeed.ofRun)
    var texts: Set<String> = []
    for _ in 0..<200 {
      let text = RandomDescription.text(using: &random)
      let reading = DescriptionReader.read([UInt8](text.utf8))
      expect(reading.list != nil, "\(reading.problems.first.map(String.init(describing:)) ?? "") in \(text)")
      texts.insert(text)
    }
    expect(texts.count > 190)
  }

  @Test("saves are valid and invalid; the file is deleted with its owner")
  func saves() throws {
    var random = SeededGenerator(seed: 1)
    var whole = 0, broken = 0, missing = 0
    var path = ""
    do {
      let file = try require(PlaygroundFile())
      path = file.path
      expect(DescriptionFile(path: path).isWhole)
      for _ in 0..<200 {
        _ = file.save(using: &random)
        let read = DescriptionFile(path: path)
        if !FileManager.default.fileExists(atPath: path) {
          missing += 1
        } else if read.isWhole {
          whole += 1
        } else {
          broken += 1
        }
      }
    }
    expect(whole > 100 && broken > 20 && missing > 5)
    expect(!FileManager.default.fileExists(atPath: path))
  }
}
