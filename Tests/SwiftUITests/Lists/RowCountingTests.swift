import Expectations
import SwiftUI
import Testing

@testable import SwiftUI

@MainActor struct RowCountingTests {
  private struct One: View { var body: some View { Text("a").padding() } }

  private struct Either: View {
    var isOn = false
    var body: some View {
      if isOn { One() } else { HStack { Text("b") } }
    }
  }

  private struct Maybe: View {
    var isOn = false
    var body: some View { if isOn { One() } }
  }

  private struct Two: View {
    var body: some View {
      Text("a")
      Text("b")
    }
  }

  private struct Doubling: ViewModifier {
    func body(content: Content) -> some View {
      content
      content
    }
  }

  private func isOneRow<Content: View>(_ view: Content) -> Bool { RowCounting.isOneRow(Content.self) }

  @Test func singleViewsAreOneRow() {
    expect(isOneRow(One()))
    expect(isOneRow(Either()))
    expect(isOneRow(VStack { Two() }))
    expect(isOneRow(Group { One() }.tint(.red).id(3)))
    expect(isOneRow(Button("a") {}.swipeActions { Button("b") {} }))
  }

  @Test func controlsAreOneRowInEveryStyle() {
    expect(isOneRow(NavigationLink("a") { Text("b") }.buttonStyle(.plain)))
    expect(isOneRow(Toggle("a", isOn: .constant(true)).toggleStyle(.button)))
    expect(isOneRow(Label("a", systemImage: "star")))
    // The options of an inline picker are rows of their own.
    expect(!isOneRow(Picker("a", selection: .constant(0)) { Text("b") }))
  }

  @Test func viewsOfAVaryingCountAreNotOneRow() {
    expect(!isOneRow(Maybe()))
    expect(!isOneRow(Two().padding()))
    expect(!isOneRow(AnyView(One())))
    expect(!isOneRow(ForEach(0..<2) { _ in One() }))
    expect(!isOneRow(Section { One() }))
    expect(!isOneRow(EmptyView()))
    expect(!isOneRow(One().modifier(Doubling())))
    expect(!isOneRow(DisclosureGroup("a") { One() }))
  }
}
