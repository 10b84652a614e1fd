import Foundation
import Testing

@testable import AppBuilding

/// Files of build settings.
struct ConfigurationFileTests {
  @Test func includedFilesComeFirst() throws {
    let folder = try Folder(
      [],
      texts: [
        "App.xcconfig": """
        #include "Shared/Base.xcconfig"
        #include? "Own.xcconfig"
        #include "Missing.xcconfig"
        FLAGS = $(inherited) B // a comment
        URL[sdk=iphoneos*] = x = y;
        """,
        "Shared/Base.xcconfig": "#include \"../App.xcconfig\"\nFLAGS = A\nNAME = Tea\n",
      ])
    let file = ConfigurationFile(folder.url.appendingPathComponent("App.xcconfig"))
    #expect(file.values == ["FLAGS": "A B", "NAME": "Tea", "URL[sdk=iphoneos*]": "x = y"])
    #expect(file.missing == [folder.path("Missing.xcconfig")])
  }
}
