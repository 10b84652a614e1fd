import Testing

@testable import AppBuilding

/// Build settings of several levels.
struct BuildSettingsTests {
  @Test func aLevelInheritsFromTheOneBelow() {
    var settings = BuildSettings(["NAME": "App"])
    settings.add(["FLAGS": "A", "NAME": "$(inherited)Kit"])
    settings.add(["FLAGS": "$(inherited) B ${inherited}"])
    #expect(settings["FLAGS"] == "A B A" && settings["NAME"] == "AppKit")
  }

  @Test(arguments: [
    ("$(NAME)", "Tea List"), ("${NAME:upper}", "TEA LIST"), ("$(NAME:c99extidentifier)", "Tea_List"),
    ("org.$(NAME:rfc1034identifier)", "org.Tea-List"), ("$(MISSING:default=none)", "none"), ("$(MISSING)x", "x"),
    ("$($(WHICH))", "Tea List"), ("$", "$"), ("$(NAME", "$(NAME"), ("a$b", "a$b"), ("$(SELF)", ""), ("$(LOOP)", ""),
  ])
  func variablesAreReplaced(text: String, value: String) {
    let settings = BuildSettings([
      "NAME": "Tea List", "WHICH": "NAME", "SELF": "$(SELF)", "LOOP": "$(BACK)", "BACK": "$(LOOP)",
    ])
    #expect(settings.expanded(text) == value)
  }

  @Test func textsThatDoubleAreCutShort() {
    let values = (0..<60).map { ("V\($0)", "$(V\($0 + 1))$(V\($0 + 1))") } + [("V60", "x")]
    let settings = BuildSettings(Dictionary(uniqueKeysWithValues: values))
    #expect(settings.expanded("$(V0)").count < 100_000)
  }

  @Test func conditionsOfTheSimulatorWin() {
    var settings = BuildSettings()
    settings.add(["A": "all", "A[sdk=iphonesimulator*]": "simulator", "A[sdk=macosx*]": "mac", "[x]": "y"])
    #expect(settings["A"] == "simulator" && settings.names(withPrefix: "A") == ["A"])
  }

  @Test func quotesKeepWordsTogether() {
    let settings = BuildSettings(["FLAGS": "-D A \"two words\" '' b\\"])
    #expect(settings.words("FLAGS") == ["-D", "A", "two words", "", "b\\"])
  }
}
