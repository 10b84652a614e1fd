import Expectations
import ListCore
import Testing

/// The choice of an app's language.
struct AppLanguageTests {
  @Test func thePreferredRegionComesFirst() {
    expectEqual(AppLanguage.choice(of: ["pt", "pt-BR", "en"], preferred: ["pt_BR"]), "pt-BR")
  }

  @Test func anotherRegionOfTheLanguageIsAccepted() {
    expectEqual(AppLanguage.choice(of: ["en", "de"], preferred: ["de_CH"]), "de")
  }

  @Test func anotherScriptOfTheLanguageIsNotAccepted() {
    expectNil(AppLanguage.choice(of: ["zh-Hans"], preferred: ["zh_TW"]))
    expectEqual(AppLanguage.choice(of: ["zh-Hans", "zh-Hant"], preferred: ["zh_TW"]), "zh-Hant")
  }

  @Test func theNextPreferredLanguageReplacesAMissingOne() {
    expectEqual(AppLanguage.choice(of: ["en", "it"], preferred: ["de", "it", "en"]), "it")
    expectNil(AppLanguage.choice(of: [], preferred: ["de"]))
  }

  @Test func languageFoldersAreFound() {
    let names = ["Base.lproj", "de.lproj", "Assets.car", "zh-Hans.lproj", "lproj"]
    expectEqual(AppLanguage.languages(ofFolders: names), ["de", "zh-Hans"])
  }
}
