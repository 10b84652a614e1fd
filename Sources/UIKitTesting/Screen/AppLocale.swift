import Foundation
import ListCore
import TextLayout
import UIKitCore

/// The user's locale, for as long as a screen is shown in it.
@MainActor
enum AppLocale {
  /// Runs `body` as if the app had been started with `--locale`.
  static func with<Result>(_ locale: String?, _ body: () throws -> Result) rethrows -> Result {
    guard let locale else { return try body() }
    let (language, vocabulary) = (TextFrame.language, SystemWord.vocabulary)
    let values = UserDefaults.standard.volatileDomain(forName: UserDefaults.argumentDomain)
    defer {
      TextFrame.language = language
      SystemWord.vocabulary = vocabulary
      UserDefaults.standard.replaceArguments(values)
    }
    ApplicationLaunch.applyLocale(locale)
    return try body()
  }
}

extension UserDefaults {
  /// Replaces the values of the program's arguments. On Linux, `setVolatileDomain` alone would add to the existing
  /// values.
  package func replaceArguments(_ values: [String: Any]) {
    removeVolatileDomain(forName: Self.argumentDomain)
    if !values.isEmpty { setVolatileDomain(values, forName: Self.argumentDomain) }
  }
}
