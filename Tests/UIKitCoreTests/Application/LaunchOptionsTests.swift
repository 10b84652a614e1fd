import Expectations
import Testing
import UIKit

@testable import UIKitCore

@Suite struct LaunchOptionsTests {
  func parse(_ line: String) throws -> LaunchOptions {
    try LaunchOptions.parse(line.split(separator: " ").map(String.init)).options
  }

  @Test func noArgumentsGiveTheDefaultOptions() throws {
    expectEqual(try parse(""), LaunchOptions())
    expectEqual(try parse("").sceneSettings, SceneSettings())
  }

  @Test func everyLaunchOptionIsParsed() throws {
    let options = try parse(
      "--snapshot feed.png --size 320x568.5 --scale 3 --appearance dark --contrast high --text-size accessibilityLarge"
        + " --direction rtl --locale zh_TW --accessibility feed.txt")
    expectEqual(options.snapshot, "feed.png")
    expectEqual(options.accessibility, "feed.txt")
    expectEqual(options.size, CGSize(width: 320, height: 568.5))
    expectEqual(options.scale, 3)
    expectEqual(options.appearance, .dark)
    expectEqual(options.contrast, .high)
    expectEqual(options.contentSizeCategory, .accessibilityLarge)
    expectEqual(options.layoutDirection, .rightToLeft)
    expectEqual(options.locale, "zh_TW")
    expectEqual(
      options.sceneSettings,
      SceneSettings(
        contentSizeCategory: .accessibilityLarge, appearance: .dark, contrast: .high, layoutDirection: .rightToLeft))
  }

  @Test func optionValuesMayFollowAnEqualsSign() throws {
    expectEqual(try parse("--size=10x20").size, CGSize(width: 10, height: 20))
  }

  @Test func theLastOfRepeatedOptionsWins() throws {
    expectEqual(try parse("--scale 1 --scale 2").scale, 2)
  }

  @Test func everyTextSizeHasAName() throws {
    for name in LaunchOptions.textSizeNames {
      expect(try parse("--text-size \(name)").contentSizeCategory != nil, "\(name)")
    }
    expectEqual(LaunchOptions.textSizeNames.count, 12)
  }

  @Test func theAppsArgumentsRemainInOrder() throws {
    let arguments = ["feed.json", "--verbose", "--scale", "2", "-x", "--other=3", "--", "--scale", "nonsense"]
    let result = try LaunchOptions.parse(arguments)
    expectEqual(result.remaining, ["feed.json", "--verbose", "-x", "--other=3", "--", "--scale", "nonsense"])
    expectEqual(result.options.scale, 2)
  }

  @Test func fileOptionsReplaceTheWindow() throws {
    expect(try !parse("--scale 2").writesFiles)
    expect(try parse("--snapshot a.png").writesFiles)
    expect(try parse("--accessibility a.txt").writesFiles)
  }

  @Test func helpListsEveryOption() throws {
    expect(try parse("--help").showsHelp)
    for option in [
      "--snapshot", "--accessibility", "--size", "--scale", "--appearance", "--text-size", "--direction", "--locale",
    ] {
      expect(LaunchOptions.help(program: "gallery").contains(option), "\(option)")
    }
  }

  @Test(arguments: [
    ("--size 390", "--size cannot be \"390\": it needs a size in points, such as 390x844"),
    ("--size 390x", "--size cannot be \"390x\""),
    ("--size 0x844", "--size cannot be \"0x844\""),
    ("--size 390x99999", "--size cannot be \"390x99999\""),
    ("--size nanxnan", "--size cannot be \"nanxnan\""),
    ("--size 1x2x3", "--size cannot be \"1x2x3\""),
    ("--scale two", "--scale cannot be \"two\": it needs a number of pixels a point, such as 2"),
    ("--scale 0", "--scale cannot be \"0\""),
    ("--scale inf", "--scale cannot be \"inf\""),
    ("--appearance gray", "--appearance cannot be \"gray\": it needs light or dark"),
    ("--text-size huge", "--text-size cannot be \"huge\": it needs one of extraSmall, small,"),
    ("--direction up", "--direction cannot be \"up\": it needs ltr or rtl"),
    ("--locale ../x", "--locale cannot be \"../x\""),
    ("--locale chinese", "--locale cannot be \"chinese\": it needs a language"),
    ("--snapshot", "--snapshot needs the name of a file to write"),
    ("--snapshot --size 3x3", "--snapshot needs the name of a file to write"),
    ("--scale", "--scale needs a number of pixels a point"),
    ("--snapshot=", "--snapshot cannot be \"\""),
    ("--accessibility", "--accessibility needs the name of a file to write, such as feed.txt"),
    ("--accessibility=", "--accessibility cannot be \"\""),
  ])
  func whatCannotBeFollowedIsExplained(_ line: String, _ message: String) {
    do {
      let options = try parse(line)
      Issue.record("\(line) was read as \(options)")
    } catch {
      expect("\(error)".hasPrefix(message), "\(error)")
    }
  }

  @Test func rightToLeftLocalesMirrorTheLayout() throws {
    expectEqual(try parse("--locale ar").sceneSettings.layoutDirection, .rightToLeft)
    expectEqual(try parse("--locale he_IL").sceneSettings.layoutDirection, .rightToLeft)
    expectEqual(try parse("--locale zh_TW").sceneSettings.layoutDirection, .leftToRight)
    expectEqual(try parse("--locale ar --direction ltr").sceneSettings.layoutDirection, .leftToRight)
  }
}
