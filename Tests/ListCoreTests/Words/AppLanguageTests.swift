import ListCore
import Testing

/// The choice of an app's language.
struct AppLanguageTests {
  @Test func theRegionThatIsWantedComesFirst() {
    #expect(AppLanguage.choice(of: ["pt", "pt-BR", "en"], preferred: ["pt_BR"]) == "pt-BR")
  }

  @Test func anotherRegionOfTheLanguageServes() {
    #expect(AppLanguage.choice(of: ["en", "de"], preferred: ["de_CH"]) == "de")
  }

  @Test func anotherScriptDoesNot() {
    #expect(AppLanguage.choice(of: ["zh-Hans"], preferred: ["zh_TW"]) == nil)
    #expect(AppLanguage.choice(of: ["zh-Hans", "zh-Hant"], preferred: ["zh_TW"]) == "zh-Hant")
  }

  @Test func theNextLanguageServesWhereTheFirstIsMissing() {
    #expect(AppLanguage.choice(of: ["en", "it"], preferred: ["de", "it", "en"]) == "it")
    #expect(AppLanguage.choice(of: [], preferred: ["de"]) == nil)
  }

  @Test func foldersOfLanguagesAreFound() {
    let names = ["Base.lproj", "de.lproj", "Assets.car", "zh-Hans.lproj", "lproj"]
    #expect(AppLanguage.languages(ofFolders: names) == ["de", "zh-Hans"])
  }
}
