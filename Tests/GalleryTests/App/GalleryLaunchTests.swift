import Expectations
import Testing
import UIKit

@testable import Gallery

@Suite("The Gallery's command line")
struct GalleryLaunchTests {
  private func launch(_ arguments: String...) throws -> GalleryLaunch {
    try GalleryLaunch(arguments: arguments)
  }

  @Test("the feed is shown unless another screen is asked for")
  func screens() throws {
    expectEqual(try launch().screen, .feed)
    expectNil(try launch("--screen", "list").screen)
    expectEqual(try launch("--screen", "feed").screen, .feed)
    #expect(
      throws: GalleryLaunch.Fault(
        description:
          "--screen cannot be “x”: it needs one of list, feed, feed-plain, news, product, shop, shop-plain, settings, settings-plain, contacts, browse, outline, packages, playground, notes, habits, editing, updates, fuzzer"
      )
    ) {
      try launch("--screen", "x")
    }
    #expect(throws: GalleryLaunch.Fault.self) { try launch("--screen") }
  }

  @Test("an argument that belongs to no option is the file")
  func files() throws {
    expectEqual(try launch("my.json").feedPath, "my.json")
    expectEqual(try launch("--size", "300x400", "my.json", "--appearance", "dark").feedPath, "my.json")
    expectEqual(try launch("--", "--odd.json").feedPath, "--odd.json")
    #expect(throws: GalleryLaunch.Fault.self) { try launch("a.json", "b.json") }
    #expect(throws: GalleryLaunch.Fault(description: "unknown option --wat")) { try launch("--wat") }
  }

  @Test("packages are read from the file that is named")
  func packages() throws {
    expectNil(try launch().packagesPath)
    expectEqual(try launch("--packages", "my-status", "my.json").packagesPath, "my-status")
    #expect(throws: GalleryLaunch.Fault(description: "--packages needs a file")) { try launch("--packages") }
  }

  @Test("the word playground has a file of its own")
  func playground() throws {
    expectEqual(try launch("playground", "list.json").playgroundPath, "list.json")
    expectEqual(try launch("playground", "list.json").screen, .playground)
    expectNil(try launch("playground", "list.json").feedPath)
    expectEqual(
      try launch("--appearance", "dark", "playground", "--size", "3x4", "list.json").playgroundPath, "list.json")
    expectEqual(try launch("playground", "--", "--odd.json").playgroundPath, "--odd.json")
    expectEqual(try launch("playground", "playground").playgroundPath, "playground")
    expect(try launch("playground").screen == .playground && launch("playground").playgroundPath == nil)
    expect(
      try launch("./playground").feedPath == "./playground" && launch("--", "playground").feedPath == "playground")
    #expect(throws: GalleryLaunch.Fault(description: "more than one file is named: a, b")) {
      try launch("playground", "a", "b")
    }
    let runs = GalleryPictures.runs(arguments: ["playground", "a.json"], folder: "/tmp", isPlayground: true)
    expectEqual(runs.map(\.file), ["/tmp/gallery-playground.png"])
    expectEqual(
      runs.map(\.arguments),
      [
        ["--screen", "playground", "--snapshot", "/tmp/gallery-playground.png", "playground", "a.json"]
      ])
  }

  @Test("the shop is the sample unless another one is named")
  func shops() throws {
    expectEqual(try launch().shop, .sample(.whole))
    expectEqual(try launch("--shop", "errors").shop, ShopSource("errors"))
    expect(try launch("--shop", "http://localhost:8000", "my.json").feedPath == "my.json")
    #expect(throws: GalleryLaunch.Fault.self) { try launch("--shop") }
    #expect(
      throws: GalleryLaunch.Fault(
        description:
          "--shop cannot be “x”: it needs one of broken, errors, sample, silent, slow, truncated, http://…"
      )
    ) {
      try launch("--shop", "x")
    }
  }

  @Test("the options of every app are left to UIKit, all of them")
  func systemOptions() throws {
    for name in GalleryLaunch.systemOptions {
      let value = [
        "--snapshot": "a.png", "--accessibility": "a.txt", "--size": "1x1", "--scale": "1", "--appearance": "dark",
        "--contrast": "high", "--text-size": "large", "--direction": "rtl", "--locale": "ar",
      ][name]
      let (options, remaining) = try LaunchOptions.parse([name, try require(value)])
      expect(options != LaunchOptions())
      expect(remaining.isEmpty)
    }
    let named = Set(LaunchOptions.help(program: "gallery").split(whereSeparator: \.isWhitespace).map(String.init))
    expectEqual(named.filter { $0.hasPrefix("--") }, GalleryLaunch.systemOptions.union(["--help"]))
    expectEqual(try launch("--size=300x400", "my.json").feedPath, "my.json")
  }

  @Test("one picture and help are UIKit's to answer")
  func oneAnswer() throws {
    expect(try launch("--snapshot", "a.png").asksForOneAnswer)
    expect(try launch("--accessibility", "a.txt").asksForOneAnswer)
    expect(try launch("--help").asksForOneAnswer)
    expect(try !launch("my.json").asksForOneAnswer)
  }

  @Test("without a display every screen has its picture")
  func pictures() {
    let runs = GalleryPictures.runs(arguments: ["my.json"], folder: "/tmp")
    expectEqual(
      runs.map(\.file),
      [
        "/tmp/gallery-list.png", "/tmp/gallery-feed.png", "/tmp/gallery-feed-plain.png", "/tmp/gallery-news.png",
        "/tmp/gallery-product.png", "/tmp/gallery-shop.png", "/tmp/gallery-shop-plain.png",
        "/tmp/gallery-settings.png", "/tmp/gallery-settings-plain.png", "/tmp/gallery-contacts.png",
        "/tmp/gallery-browse.png", "/tmp/gallery-outline.png", "/tmp/gallery-packages.png",
        "/tmp/gallery-playground.png", "/tmp/gallery-notes.png", "/tmp/gallery-habits.png", "/tmp/gallery-editing.png",
        "/tmp/gallery-updates.png",
        "/tmp/gallery-fuzzer.png",
      ])
    expectEqual(runs[1].arguments, ["--screen", "feed", "--snapshot", "/tmp/gallery-feed.png", "my.json"])
  }
}
