import Foundation
import UIKit

// Writes the pictures of README.md into a given folder.

private func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("ReadmePictures: \(message)\n".utf8))
  exit(2)
}

guard CommandLine.arguments.count == 2 else { fail("name the folder of the pictures") }
let folder = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
do {
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  for strip in ReadmeStrip.all {
    let file = folder.appendingPathComponent(strip.file)
    guard let data = try await strip.data() else { fail("\(strip.file) has no pixels") }
    try data.write(to: file)
    print("\(file.path): \(data.count) bytes")
  }
} catch {
  fail("\(error)")
}
