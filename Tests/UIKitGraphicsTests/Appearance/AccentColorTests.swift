import Expectations
import Foundation
import PictureTesting
import Testing

@testable import UIKitGraphics

/// The colour that an app's asset catalogs give its windows.
@Suite struct AccentColorTests {
  private func bundle(_ colors: [String: String]) throws -> (folder: TemporaryFolder, bundle: Bundle) {
    let folder = try TemporaryFolder()
    for (name, contents) in colors {
      try folder.write(#"{"colors": [\#(contents)]}"#, to: "Assets.xcassets/\(name).colorset/Contents.json")
    }
    return (folder, try require(Bundle(path: folder.path)))
  }

  private static let orange = #"{"idiom": "universal", "color": {"reference": "systemOrangeColor"}}"#

  @Test func theAccentColorHasTheGivenNameOrTheDefaultOne() throws {
    let (folder, bundle) = try bundle(["AccentColor": Self.orange, "Brand": Self.orange])
    defer { withExtendedLifetime(folder) {} }
    expect(AccentColor.color(named: nil, in: bundle) != nil)
    expect(AccentColor.color(named: "Brand", in: bundle) != nil)
    expectNil(AccentColor.color(named: "Other", in: bundle))
  }

  /// Xcode's templates have the set and leave its colour to the system.
  @Test func aColorSetWithoutAColorIsNil() throws {
    let (folder, bundle) = try bundle(["AccentColor": #"{"idiom": "universal"}"#])
    defer { withExtendedLifetime(folder) {} }
    expectNil(AccentColor.color(named: nil, in: bundle))
    expect(AccentColor.ofApp == nil && SystemColors.accent == UIColor.systemBlue)
  }
}
