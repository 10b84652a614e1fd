import Combine
import Expectations
import SwiftUI
import Testing

@testable import SwiftUI

@MainActor struct ObservedObjectTests {
  private final class Model: ObservableObject {
    @Published var count = 0
    @Published var name = "a"
    nonisolated(unsafe) static var made = 0
    init() { Self.made += 1 }
  }

  private struct Owner: View {
    @StateObject private var model = Model()
    @State private var turns = 0
    var body: some View {
      VStack {
        Button("turn \(turns)") { turns += 1 }
        Child(model: model)
        NameView()
      }
      .environmentObject(model)
    }
  }

  private struct Child: View {
    @ObservedObject var model: Model
    var body: some View { Button("count \(model.count)") { model.count += 1 } }
  }

  private struct NameView: View {
    @EnvironmentObject private var model: Model
    var body: some View { Editor(name: $model.name) }
  }

  private struct Editor: View {
    @Binding var name: String
    var body: some View { Button(name) { name += "b" } }
  }

  @Test func stateObjectsAreCreatedOnceAndChangesAreShown() throws {
    Model.made = 0
    let hosted = Hosted(Owner())
    expectEqual(hosted.texts, ["turn 0", "count 0", "a"])
    try hosted.press("count 0")
    try hosted.press("turn 0")
    try hosted.press("a")
    expectEqual(hosted.texts, ["turn 1", "count 1", "ab"])
    expectEqual(Model.made, 1)
  }

  @Test func aStateObjectIsReleasedWithItsView() throws {
    weak var leaving: Model?
    struct Holder: View {
      @StateObject var model = Model()
      let take: (Model) -> Void
      var body: some View {
        let _ = take(model)
        Text("held")
      }
    }
    struct Holding: View {
      let take: (Model) -> Void
      @State private var isShown = true
      var body: some View {
        VStack {
          Button("Hide") { isShown = false }
          if isShown { Holder(take: take) }
        }
      }
    }
    let hosted = Hosted(Holding { leaving = $0 })
    expect(leaving != nil)
    try hosted.press("Hide")
    expectNil(leaving)
  }

  @Test func onReceiveTakesTheValuesOfAPublisher() throws {
    let subject = PassthroughSubject<Int, Never>()
    struct Screen: View {
      let subject: PassthroughSubject<Int, Never>
      @State private var last = 0
      var body: some View { Text("\(last)").onReceive(subject) { last = $0 } }
    }
    let hosted = Hosted(Screen(subject: subject))
    subject.send(7)
    hosted.screen.advance(frames: 2)
    expectEqual(hosted.texts, ["7"])
  }

  @Test func bindableGivesBindingsToAnObservableObject() throws {
    let person = Person()
    struct Screen: View {
      @Bindable var person: Person
      var body: some View { Editor(name: $person.name) }
    }
    let hosted = Hosted(Screen(person: person))
    try hosted.press("x")
    expect(person.name == "xb" && hosted.texts == ["xb"])
  }
}

@Observable private final class Person { var name = "x" }
