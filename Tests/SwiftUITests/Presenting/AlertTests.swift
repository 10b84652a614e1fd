import Expectations
import Foundation
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct AlertTests {
  @MainActor private final class Log { var lines: [String] = [] }

  private func alert(_ hosted: Hosted<some View>) -> UIAlertController? {
    hosted.controller.presentedViewController as? UIAlertController
  }

  private struct Screen: View {
    let log: Log
    @State private var isShown = false
    @State private var name = "Ada"
    var body: some View {
      VStack {
        Button("Show") { isShown = true }
        Text("\(isShown ? "shown" : "hidden") \(name)")
      }
      .alert("Delete it?", isPresented: $isShown) {
        TextField("Name", text: $name)
        Button("Delete", role: .destructive) { log.lines.append("delete") }
        Button("Keep", role: .cancel) { log.lines.append("keep") }
        Button("Later") { log.lines.append("later") }.disabled(true)
      } message: {
        Text("It cannot be undone.")
      }
    }
  }

  @Test func anAlertHasItsActionsAndMessage() throws {
    let log = Log()
    let hosted = Hosted(Screen(log: log), width: 390, height: 700)
    try hosted.press("Show")
    let alert = try require(self.alert(hosted))
    expect(alert.title == "Delete it?" && alert.message == "It cannot be undone." && alert.preferredStyle == .alert)
    expectEqual(alert.actions.map(\.title), ["Delete", "Keep", "Later"])
    expectEqual(alert.actions.map(\.style), [.destructive, .cancel, .default])
    expectEqual(alert.actions.map(\.isEnabled), [true, true, false])
    expectEqual(alert.textFields?.map(\.text), ["Ada"])
    try hosted.screen.tap(.text("Ada"))
    hosted.screen.type("!")
    try hosted.screen.tap(.text("Delete"))
    try hosted.screen.settle()
    expect(log.lines == ["delete"] && hosted.controller.presentedViewController == nil)
    expect(hosted.texts.last?.hasPrefix("hidden") == true && hosted.texts.last?.contains("!") == true)
    try hosted.press("Show")
    expect(self.alert(hosted) != nil)
  }

  @Test func anAlertWithoutActionsHasAnOKButton() throws {
    struct Plain: View {
      @State private var isShown = true
      var body: some View { Text("\(isShown ? "shown" : "hidden")").alert("Done", isPresented: $isShown) {} }
    }
    let hosted = Hosted(Plain(), width: 390, height: 700)
    try hosted.screen.settle()
    expectEqual(alert(hosted)?.actions.map(\.title), ["OK"])
    try hosted.screen.tap(.text("OK"))
    try hosted.screen.settle()
    expectEqual(hosted.texts, ["hidden"])
  }

  @Test func aConfirmationDialogHasACancelButton() throws {
    struct Dialog: View {
      @State private var isShown = false
      @State private var color = "none"
      var body: some View {
        VStack {
          Button("Choose") { isShown = true }
          Text("\(color) \(isShown ? "shown" : "hidden")")
        }
        .confirmationDialog("Color", isPresented: $isShown, titleVisibility: .visible) {
          ForEach(["Red", "Green"], id: \.self) { name in Button(name) { color = name } }
        } message: {
          Text("of the wall")
        }
      }
    }
    let hosted = Hosted(Dialog(), width: 390, height: 700) { $0.horizontalSizeClass = .compact }
    try hosted.press("Choose")
    let sheet = try require(alert(hosted))
    expect(sheet.preferredStyle == .actionSheet && sheet.title == "Color" && sheet.message == "of the wall")
    expectEqual(sheet.actions.map(\.title), ["Red", "Green", "Cancel"])
    try hosted.screen.tap(.text("Green"))
    try hosted.screen.settle()
    expectEqual(hosted.texts.last, "Green hidden")
    try hosted.press("Choose")
    try hosted.screen.tap(.text("Cancel"))
    try hosted.screen.settle()
    expectEqual(hosted.texts.last, "Green hidden")
    // The title of a dialog is not shown unless that is wanted.
    let hidden = Hosted(
      Text("a").confirmationDialog("T", isPresented: .constant(true)) { Button("b") {} }, width: 390, height: 700)
    try hidden.screen.settle()
    expectNil(try require(alert(hidden)).title)
  }

  private struct Failure: LocalizedError {
    var errorDescription: String? { "It failed" }
    var recoverySuggestion: String? { "Try again" }
  }

  @Test func alertsPresentDataAndErrors() throws {
    let hosted = Hosted(
      Text("a").alert("Open", isPresented: .constant(true), presenting: 7) { number in
        Button("Open \(number)") {}
      } message: { number in
        Text("number \(number)")
      }, width: 390, height: 700)
    try hosted.screen.settle()
    expect(alert(hosted)?.actions.map(\.title) == ["Open 7"] && alert(hosted)?.message == "number 7")
    let none = Hosted(
      Text("a").alert("Open", isPresented: .constant(true), presenting: nil as Int?) { _ in Button("Open") {} })
    try none.screen.settle()
    expectNil(alert(none))
    let failed = Hosted(
      Text("a").alert(isPresented: .constant(true), error: Failure()) { _ in
        Button("OK") {}
      } message: {
        Text($0.recoverySuggestion ?? "")
      }, width: 390, height: 700)
    try failed.screen.settle()
    expect(alert(failed)?.title == "It failed" && alert(failed)?.message == "Try again")
  }

  @Test func deprecatedAlertValuesArePresented() throws {
    struct Item: Identifiable { let id: Int }
    struct Old: View {
      let log: Log
      @State private var isShown = false
      @State private var item: Item?
      var body: some View {
        VStack {
          Button("One") { isShown = true }
          Button("Two") { item = Item(id: 2) }
          Text(item == nil && !isShown ? "none" : "some")
        }
        .alert(isPresented: $isShown) {
          Alert(title: Text("Saved"), message: Text("All of it"), dismissButton: .default(Text("Fine")))
        }
        .background(
          Color.clear.alert(item: $item) { item in
            Alert(
              title: Text("Delete \(item.id)"), primaryButton: .destructive(Text("Yes")) { log.lines.append("yes") },
              secondaryButton: .cancel())
          })
      }
    }
    let log = Log()
    let hosted = Hosted(Old(log: log), width: 390, height: 700)
    try hosted.press("One")
    expect(alert(hosted)?.title == "Saved" && alert(hosted)?.actions.map(\.title) == ["Fine"])
    try hosted.screen.tap(.text("Fine"))
    try hosted.screen.settle()
    expectEqual(hosted.texts.last, "none")
    try hosted.press("Two")
    expectEqual(alert(hosted)?.title, "Delete 2")
    expectEqual(alert(hosted)?.actions.map(\.style), [.destructive, .cancel])
    try hosted.screen.tap(.text("Yes"))
    try hosted.screen.settle()
    expect(hosted.texts.last == "none" && log.lines == ["yes"])
    let sheet = Hosted(
      Text("a").actionSheet(isPresented: .constant(true)) {
        ActionSheet(title: Text("Sort"), message: Text("by"), buttons: [.default(Text("Name")), .cancel()])
      }, width: 390, height: 700)
    try sheet.screen.settle()
    expect(alert(sheet)?.preferredStyle == .actionSheet && alert(sheet)?.actions.map(\.title) == ["Name", "Cancel"])
  }

  @Test func stateDismissesAnAlert() throws {
    struct Closing: View {
      @State private var isShown = true
      var body: some View {
        Text("a").alert("Wait", isPresented: $isShown) { Button("OK") {} }
          .onReceive(NotificationCenter.default.publisher(for: .init("close"))) { _ in isShown = false }
      }
    }
    let hosted = Hosted(Closing(), width: 390, height: 700)
    try hosted.screen.settle()
    expect(alert(hosted) != nil)
    NotificationCenter.default.post(name: .init("close"), object: nil)
    try hosted.screen.settle()
    expectNil(alert(hosted))
  }

  @Test func aSecondAlertWaitsForTheFirst() throws {
    struct Two: View {
      @State private var first = false
      @State private var second = false
      var body: some View {
        VStack {
          Button("Both") { (first, second) = (true, true) }
          Text("\(first ? 1 : 0) \(second ? 1 : 0)")
        }
        .alert("First", isPresented: $first) {}
        .alert("Second", isPresented: $second) {}
      }
    }
    let messages = try reportsOf {
      let hosted = Hosted(Two(), width: 390, height: 700)
      try hosted.press("Both")
      expectEqual(alert(hosted)?.title, "First")
      try hosted.screen.tap(.text("OK"))
      try hosted.screen.settle()
      expect(alert(hosted)?.title == "Second" && hosted.texts.last == "0 1")
      try hosted.screen.tap(.text("OK"))
      try hosted.screen.settle()
      expect(alert(hosted) == nil && hosted.texts.last == "0 0")
    }
    expect(messages.count == 1 && messages[0].hasPrefix("Currently, only presenting a single alert is supported."))
  }

  private func reportsOf(_ body: () throws -> Void) throws -> [String] {
    var result: Result<Void, any Error> = .success(())
    let messages = reports { result = Result { try body() } }
    try result.get()
    return messages
  }
}
