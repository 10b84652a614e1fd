import CoreServices
import Expectations
import Testing
import UniformTypeIdentifiers

/// The older names of types.
struct TypeConstantsTests {
  @Test func deprecatedConstantsEqualTheTypes() throws {
    let pairs: [(String, UTType)] = [
      (kUTTypePlainText as String, .plainText), (kUTTypeText as String, .text), (kUTTypeURL as String, .url),
      (kUTTypeFileURL as String, .fileURL), (kUTTypeImage as String, .image), (kUTTypeJPEG as String, .jpeg),
      (kUTTypePNG as String, .png), (kUTTypePDF as String, .pdf), (kUTTypeMovie as String, .movie),
      (kUTTypeData as String, .data), (kUTTypeJSON as String, .json), (kUTTypeHTML as String, .html),
      (kUTTypeUTF8PlainText as String, .utf8PlainText), (kUTTypeFolder as String, .folder),
      (kUTTypePropertyList as String, .propertyList), (kUTTypeZipArchive as String, .zip),
    ]
    for (older, type) in pairs { expect(UTType(older) == type && type.identifier == older) }
  }
}
