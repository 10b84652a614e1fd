import Expectations
import Foundation
import Testing
import UniformTypeIdentifiers

/// Types by identifiers and tags, and their relations.
@Suite struct UTTypeTests {
  @Test func typesAreFoundByTheirTags() {
    expect(UTType(filenameExtension: "png") == .png && UTType(filenameExtension: "JPEG") == .jpeg)
    expectEqual(UTType(mimeType: "text/html; charset=utf-8"), .html)
    expect(UTType.png.preferredFilenameExtension == "png" && UTType.jpeg.preferredMIMEType == "image/jpeg")
    expect(UTType.jpeg.tags[.filenameExtension] == ["jpeg", "jpg"] && UTType.image.preferredFilenameExtension == nil)
    expectEqual(UTType.types(tag: "pdf", tagClass: .filenameExtension, conformingTo: nil), [.pdf])
    expectNil(UTType(filenameExtension: ""))
  }

  @Test func typesAreFoundByTheirIdentifiers() {
    expect(UTType("public.png") == .png && UTType("Public.PNG") == .png && UTType("no.such.type") == nil)
    expect(UTType.svg.identifier == "public.svg-image" && "\(UTType.zip)" == "public.zip-archive")
    expect(UTType.png.isPublic && !UTType.pdf.isPublic && UTType.pdf.isDeclared)
  }

  @Test func everyNamedTypeIsInTheTable() {
    let all: [UTType] = [
      .item, .content, .compositeContent, .data, .directory, .folder, .package, .bundle, .executable, .database,
      .message,
      .contact, .calendarEvent, .spreadsheet, .presentation, .font, .url, .fileURL, .text, .plainText, .utf8PlainText,
      .utf16PlainText, .delimitedText, .commaSeparatedText, .tabSeparatedText, .rtf, .html, .xml, .yaml, .json, .css,
      .sourceCode, .swiftSource, .cSource, .cHeader, .cPlusPlusSource, .objectiveCSource, .script, .shellScript,
      .pythonScript, .rubyScript, .javaScript, .propertyList, .vCard, .image, .png, .jpeg, .tiff, .gif, .bmp, .ico,
      .webP,
      .heif, .heic, .svg, .pdf, .audiovisualContent, .movie, .video, .audio, .quickTimeMovie, .mpeg4Movie, .mp3, .wav,
      .archive, .zip, .gzip,
    ]
    expect(all.filter { !$0.isDeclared } == [] && Set(all).count == all.count)
  }

  @Test func typesConformToTheirSupertypes() {
    expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .png) && !UTType.image.conforms(to: .png))
    expect(UTType.png.isSubtype(of: .data) && !UTType.png.isSubtype(of: .png) && UTType.data.isSupertype(of: .png))
    expectEqual(UTType.png.supertypes, [.image, .data, .item, .content])
    expect(UTType.folder.conforms(to: .directory) && !UTType.folder.conforms(to: .data))
  }

  @Test func anUnknownTagHasADynamicType() throws {
    let type = try require(UTType(filenameExtension: "Sketchy"))
    expect(type.isDynamic && !type.isDeclared && type.conforms(to: .data) && type.identifier.hasPrefix("dyn."))
    expect(type.preferredFilenameExtension == "sketchy" && type == UTType(filenameExtension: "sketchy"))
    expect(UTType(type.identifier) == type && UTType(type.identifier)?.conforms(to: .item) == true)
    expect(UTType("dyn.xyz") == nil && UTType("dyn.ff") == nil && UTType("dyn.a") == nil)
    let image = try require(UTType(filenameExtension: "txt", conformingTo: .image))
    expect(image.isDynamic && image.conforms(to: .image), "no known text is an image")
    expectEqual(UTType(mimeType: "application/x-none")?.preferredMIMEType, "application/x-none")
  }

  @Test func exportedAndImportedTypesAreDefined() throws {
    let note = UTType(exportedAs: "com.example.note", conformingTo: .json)
    expect(note.conforms(to: .text) && note.supertypes.contains(.json) && !note.isDeclared && !note.isDynamic)
    expectEqual(UTType(importedAs: "com.example.other").supertypes, [])
    let data = try JSONEncoder().encode([note, .png])
    expectEqual(try JSONDecoder().decode([UTType].self, from: data), [note, .png])
  }

  @Test func conformingPathsGetTheFileExtension() {
    let folder = URL(fileURLWithPath: "/tmp/pictures")
    expectEqual(folder.appendingPathComponent("sun", conformingTo: .jpeg).lastPathComponent, "sun.jpeg")
    expectEqual(folder.appendingPathComponent("sun.JPEG", conformingTo: .jpeg).lastPathComponent, "sun.JPEG")
    expectEqual(folder.appendingPathComponent("sun.png", conformingTo: .jpeg).lastPathComponent, "sun.png.jpeg")
    var file = folder
    file.appendPathComponent("any", conformingTo: .data)
    expectEqual(file.lastPathComponent, "any")
  }
}
