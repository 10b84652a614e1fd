import Expectations
import SwiftUI
import Testing

@testable import SwiftUI

@MainActor struct StateTests {
  @Test func aChangeOfStateShowsTheNewValue() throws {
    let hosted = Hosted(Counter())
    expectEqual(hosted.texts, ["0"])
    try hosted.press("0")
    try hosted.press("1")
    expectEqual(hosted.texts, ["2"])
  }

  @Test func stateIsKeptAsLongAsTheViewsIdentity() throws {
    struct Screen: View {
      @State private var isShown = true
      var body: some View {
        VStack {
          Button("Switch") { isShown.toggle() }
          if isShown { Counter() }
        }
      }
    }
    let hosted = Hosted(Screen())
    try hosted.press("0")
    expectEqual(hosted.texts, ["Switch", "1"])
    try hosted.press("Switch")
    expectEqual(hosted.texts, ["Switch"])
    try hosted.press("Switch")
    expectEqual(hosted.texts, ["Switch", "0"])
  }

  @Test func aNewIdentityResetsTheState() throws {
    struct Screen: View {
      @State private var id = 0
      var body: some View {
        VStack {
          Button("Renew") { id += 1 }
          Counter().id(id)
        }
      }
    }
    let hosted = Hosted(Screen())
    try hosted.press("0")
    expectEqual(hosted.texts, ["Renew", "1"])
    try hosted.press("Renew")
    expectEqual(hosted.texts, ["Renew", "0"])
  }

  @Test func aBindingChangesTheStateOfAnotherView() throws {
    struct Child: View {
      @Binding var value: Int
      var body: some View { Button("add") { value += 10 } }
    }
    struct Parent: View {
      @State private var value = 1
      var body: some View {
        VStack {
          Text("\(value)")
          Child(value: $value)
        }
      }
    }
    let hosted = Hosted(Parent())
    try hosted.press("add")
    expectEqual(hosted.texts, ["11", "add"])
  }

  /// A view is evaluated only when it read something that changed.
  @Test func onlyViewsThatReadTheStateAreEvaluated() throws {
    @MainActor final class Count { var bodies: [String] = [] }
    struct Leaf: View {
      let name: String
      let count: Count
      var body: some View {
        let _ = count.bodies.append(name)
        Text(name)
      }
    }
    struct Screen: View {
      let count: Count
      @State private var number = 0
      var body: some View {
        let _ = count.bodies.append("screen \(number)")
        VStack {
          Leaf(name: "still", count: count)
          Leaf(name: "number \(number)", count: count)
          Button("Next") { number += 1 }
        }
      }
    }
    let count = Count()
    let hosted = Hosted(Screen(count: count))
    expectEqual(count.bodies, ["screen 0", "still", "number 0"])
    count.bodies = []
    try hosted.press("Next")
    expectEqual(count.bodies, ["screen 1", "number 1"])
  }

  @Test func changingStateDuringABodyIsReported() {
    struct Screen: View {
      @State private var number = 0
      var body: some View {
        if number < 3 { let _ = (number += 1) }
        Text("\(number)")
      }
    }
    let messages = reports {
      let hosted = Hosted(Screen())
      hosted.screen.advance(frames: 5)
      expectEqual(hosted.texts, ["3"])
    }
    expect(messages.allSatisfy { $0 == "Modifying state during view update, this will cause undefined behavior." })
  }
}
