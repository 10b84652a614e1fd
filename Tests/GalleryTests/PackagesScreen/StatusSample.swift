import Foundation

/// A small file of packages.
enum StatusSample {
  static let text = """
    Package: kettle
    Status: install ok installed
    Priority: optional
    Section: kitchen
    Installed-Size: 2048
    Maintainer: Water Team <water@example.org>
    Architecture: amd64
    Source: kettle-suite
    Version: 1.4-2
    Pre-Depends: libwater2 (>= 2.0)
    Depends: libwater2, cup | mug (>= 3), spoon:any
    Suggests: tea
    Conffiles:
     /etc/kettle.conf cc3493ecd2d09837ffdcc3e25fdfff18
     /etc/kettle.d/whistle 11a06baf8245fd8d690b99024d228c1f obsolete
    Description: boil water
     A kettle boils water, and says when it
     has done so.
     .
     What it can do:
      - boil
      - whistle
     .
     It is quiet otherwise.
    Homepage: https://example.org/kettle

    Package: libwater2
    Status: install ok installed
    Section: libs
    Architecture: amd64
    Version: 2.1
    Description: water for programs

    Package: libwater2
    Status: install ok installed
    Section: libs
    Architecture: i386
    Version: 2.1
    Description: water for programs

    Package: tea
    Status: deinstall ok config-files
    Section: kitchen
    Architecture: all
    Version: 0.9
    Description: leaves

    Package: forgotten
    Status: unknown ok not-installed
    Architecture: all

    """

  /// Runs `body` with the path of a file of that content, which is gone afterwards.
  static func withFile<Result>(_ content: Data, _ body: (String) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("status")
    try content.write(to: file)
    return try body(file.path)
  }

  static func withFile<Result>(_ content: String, _ body: (String) throws -> Result) throws -> Result {
    try withFile(Data(content.utf8), body)
  }
}
