import Expectations
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
    expectEqual(hosted.texts, ["count 1"])
  }

  @Test func theFirstWindowIsShownWithItsModifiers() throws {
    let hosted = Hosted(AppView(app: Modified()))
    expectEqual(hosted.texts, ["add"])
    try hosted.press("add")
    expectEqual(Modified.trace, [1])
  }

  @Test func theAdaptorNamesTheClassOfTheDelegate() {
    expect(DelegateAdaptors.delegateClass(of: Counting()) == Delegate.self)
    expectNil(DelegateAdaptors.delegateClass(of: Modified()))
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

  @Test func aConditionalSceneIsUsedWhileItsConditionHolds() {
    expectEqual(Hosted(AppView(app: Conditional())).texts, ["second"])
    Conditional.isOpen = true
    expectEqual(Hosted(AppView(app: Conditional())).texts, ["first"])
  }

  final class ObservedDelegate: NSObject, ObservableObject {}
  @Observable final class ObservableDelegate: NSObject {}

  @Test func observableDelegatesAreInTheEnvironment() {
    var environment = EnvironmentValues()
    let (observed, observable) = (ObservedDelegate(), ObservableDelegate())
    DelegateAdaptors.supply([observed, observable, NSObject(), nil], to: &environment)
    expect(environment[ObservableObjectKey<ObservedDelegate>.self] === observed)
    expect(environment[ObservableObjectKey<ObservableDelegate>.self] === observable)
    expectNil(environment[ObservableObjectKey<NSObject>.self])
  }

  @Test func aSceneSuppliesEnvironmentObjectsToItsViews() {
    struct Asking: View {
      @Environment(ObservableDelegate.self) private var object: ObservableDelegate?
      var body: some View { Text(object == nil ? "none" : "there") }
    }
    let scene = WindowGroup { Asking() }
    expectEqual(Hosted(scene.environment(ObservableDelegate())._firstWindow ?? AnyView(EmptyView())).texts, ["there"])
    expectEqual(Hosted(scene._firstWindow ?? AnyView(EmptyView())).texts, ["none"])
  }
}
