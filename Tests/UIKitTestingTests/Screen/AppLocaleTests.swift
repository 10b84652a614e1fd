import Expectations
import Foundation
import Testing
import UIKit

@testable import UIKitTesting

@Suite("Locales of a matrix")
@MainActor struct AppLocaleTests {
  @Test("are the app's while a screen is shown, and not afterwards")
  func defaults() throws {
    let defaults = UserDefaults.standard
    let arguments = defaults.volatileDomain(forName: UserDefaults.argumentDomain)
    defer { defaults.replaceArguments(arguments) }
    defaults.replaceArguments([:])
    var seen: [String] = []
    let matrix = SnapshotMatrix(locales: ["de_DE", nil, "pt-BR"])
    try matrix.eachLook({ UIViewController() }) { _ in
      seen.append(defaults.string(forKey: "AppleLocale") ?? "none")
    }
    expectEqual(seen, ["de_DE", "none", "pt_BR"])
    expect(
      defaults.string(forKey: "AppleLocale") == nil && defaults.stringArray(forKey: "AppleLanguages") != ["pt-BR"])
    expectEqual(
      matrix.looks.map(\.name), ["390x844 L light ltr de_DE", "390x844 L light ltr", "390x844 L light ltr pt-BR"])
  }

  @Test("have increased contrast where the matrix asks for it")
  func contrasts() throws {
    var colors: [UIColor] = []
    let matrix = SnapshotMatrix(contrasts: [.normal, .high])
    try matrix.eachLook({ UIViewController() }) { screen in
      colors.append(UIColor.systemBlue.resolvedColor(with: screen.window.traitCollection))
    }
    expect(colors.count == 2 && colors[0] != colors[1])
    expectEqual(matrix.looks.map(\.name), ["390x844 L light ltr", "390x844 L light ltr contrast"])
  }
}
