import Expectations
import Testing

@testable import UIKitCore

@Suite struct DesktopLocaleTests {
  @Test(arguments: [
    (["LANG": "de_DE.UTF-8"], "de_DE"), (["LANG": "de_DE.UTF-8", "LC_TIME": "fr_CA.UTF-8"], "fr_CA"),
    (["LANG": "de_DE.UTF-8", "LC_TIME": "fr_CA", "LC_ALL": "ar"], "ar"),
    (["LC_ALL": "", "LANG": "ca_ES@valencia"], "ca_ES"),
  ]) func theFirstSetVariableDecidesTheLocale(environment: [String: String], locale: String) {
    expectEqual(DesktopLocale.identifier(in: environment), locale)
  }

  @Test(arguments: [
    [:], ["LANG": "C.UTF-8"], ["LANG": "de_DE", "LC_ALL": "POSIX"], ["LANG": ""], ["LANG": "../etc"],
    ["LANG": ".UTF-8"],
  ]) func plainEnvironmentsHaveNoLocale(environment: [String: String]) {
    expectNil(DesktopLocale.identifier(in: environment))
  }
}
