import Expectations
import Foundation
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct AppStorageTests {
  private enum Fruit: String { case apple, pear }

  private struct Screen: View {
    @AppStorage("count") private var count = 3
    @AppStorage("name") private var name = "none"
    @AppStorage("isOn") private var isOn = false
    @AppStorage("fruit") private var fruit = Fruit.apple
    @AppStorage("note") private var note: String?
    var body: some View {
      Text(verbatim: "\(count) \(name) \(isOn) \(fruit.rawValue) \(note ?? "nil")")
      Toggle("On", isOn: $isOn)
      Button("Change") {
        count += 1
        name = "Ada"
        isOn = true
        fruit = .pear
        note = "noted"
      }
    }
  }

  private func store() throws -> UserDefaults {
    let name = "AppStorageTests-\(UInt64.random(in: 0...UInt64.max))"
    return try require(UserDefaults(suiteName: name))
  }

  @Test func valuesAreStoredInTheDefaults() throws {
    let store = try store()
    let hosted = Hosted(Screen().defaultAppStorage(store))
    expectEqual(hosted.texts.first, "3 none false apple nil")
    try hosted.press("Change")
    expectEqual(hosted.texts.first, "4 Ada true pear noted")
    expect(store.integer(forKey: "count") == 4 && store.string(forKey: "fruit") == "pear")
    expect(store.bool(forKey: "isOn") && store.string(forKey: "note") == "noted")
    // Another screen finds them.
    expectEqual(Hosted(Screen().defaultAppStorage(store)).texts.first, "4 Ada true pear noted")
  }

  @Test func aChangeByAnotherViewIsShown() throws {
    let store = try store()
    let first = Hosted(Screen().defaultAppStorage(store))
    let second = Hosted(Screen().defaultAppStorage(store))
    try first.press("Change")
    try second.screen.settle()
    expectEqual(second.texts.first, "4 Ada true pear noted")
  }

  @Test func aStoredValueThatIsNotReadCausesNoEvaluation() throws {
    struct Silent: View {
      @AppStorage("other") private var other = 0
      var body: some View { Text("silent") }
    }
    let store = try store()
    let hosted = Hosted(Silent().defaultAppStorage(store))
    let before = hosted.evaluations
    store.set(5, forKey: "other")
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: store)
    try hosted.screen.settle()
    expectEqual(hosted.evaluations, before)
  }
}
