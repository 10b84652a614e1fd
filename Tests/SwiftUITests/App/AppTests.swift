import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct AppTests {
  private final class Delegate: NSObject, UIApplicationDelegate {}

  private struct Counting: App {
    @State private var count = 0
    @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
    var body: some Scene {
      WindowGroup { Button("count \(count)") { count += 1 } }
    }
  }

  private struct Modified: App {
    static var trace: [Int] = []
    @State private var count = 0
    var body: some Scene {
      WindowGroup("Title") { Button("add") { count += 1 } }
        .onChange(of: count) { _, new in Modified.trace.append(new) }
      WindowGroup(id: "second") { Text("never shown") }
    }
  }

  @Test func stateOfTheAppIsKeptAndShown() throws {
    let hosted = Hosted(AppView(app: Counting()))
    try hosted.press("count 0")
    #expect(hosted.texts == ["count 1"])
  }

  @Test func theFirstWindowIsShownWithItsModifiers() throws {
    let hosted = Hosted(AppView(app: Modified()))
    #expect(hosted.texts == ["add"])
    try hosted.press("add")
    #expect(Modified.trace == [1])
  }

  @Test func theDelegatesClassIsFoundByItsAdaptor() {
    #expect(DelegateAdaptors.delegateClass(of: Counting()) == Delegate.self)
    #expect(DelegateAdaptors.delegateClass(of: Modified()) == nil)
  }

  private struct Conditional: App {
    static var isOpen = false
    var body: some Scene {
      if Conditional.isOpen {
        WindowGroup { Text("first") }
      }
      WindowGroup { Text("second") }
    }
  }

  @Test func scenesOfAnIfAreThereWhileItHolds() {
    #expect(Hosted(AppView(app: Conditional())).texts == ["second"])
    Conditional.isOpen = true
    #expect(Hosted(AppView(app: Conditional())).texts == ["first"])
  }
}
