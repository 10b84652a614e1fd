import Expectations
import Foundation
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor @Suite("Values that a window restores")
struct SceneStorageTests {
  private struct Counter: View {
    @SceneStorage("count") private var count = 1
    @AppStorage("count") private var other = 10
    @SceneStorage("note") private var note: String?
    var body: some View {
      VStack {
        Text("\(count) \(other) \(note ?? "none")")
        Button("Add") {
          count += 1
          note = "written"
        }
      }
    }
  }

  @Test("are kept apart from those of AppStorage") func kept() throws {
    let name = "SceneStorageTests"
    let store = try require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    store.removePersistentDomain(forName: name)
    let hosted = Hosted(Counter().defaultAppStorage(store))
    expect(hosted.texts.contains("1 10 none"))
    try hosted.press("Add")
    expect(hosted.texts.contains("2 10 written"))
    expect(Hosted(Counter().defaultAppStorage(store)).texts.contains("2 10 written"))
  }
}
