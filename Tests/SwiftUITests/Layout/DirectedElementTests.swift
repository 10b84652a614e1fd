import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct DirectedElementTests {
  private struct Row: View {
    var body: some View {
      HStack(spacing: 0) {
        Box(width: 30, height: 10)
        Box(width: 10, height: 10)
        Spacer(minLength: 0)
      }
    }
  }

  @Test func layoutDirectionAppliesToPartOfTheScreen() {
    let hosted = Hosted(
      VStack(spacing: 0) {
        Row()
        Row().environment(\.layoutDirection, .rightToLeft)
        Row().environment(\.layoutDirection, .leftToRight).environment(\.layoutDirection, .rightToLeft)
      }, width: 100, height: 30)
    expectEqual(hosted.frames.map(\.minX), [0, 30, 70, 60, 0, 30])
  }

  @Test func changesOfTheLayoutDirectionAreLaidOut() throws {
    struct Screen: View {
      @State private var direction = LayoutDirection.leftToRight
      var body: some View {
        VStack(spacing: 0) {
          Button("Turn") { direction = direction == .leftToRight ? .rightToLeft : .leftToRight }
          Row().environment(\.layoutDirection, direction)
        }
      }
    }
    let hosted = Hosted(Screen(), width: 100, height: 60)
    expectEqual(hosted.frames.suffix(2).map(\.minX), [0, 30])
    try hosted.press("Turn")
    expectEqual(hosted.frames.suffix(2).map(\.minX), [70, 60])
    try hosted.press("Turn")
    expectEqual(hosted.frames.suffix(2).map(\.minX), [0, 30])
  }

  @Test func stacksAndSheetsInheritTheLayoutDirection() throws {
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          VStack(alignment: .leading) {
            Text("inner").frame(maxWidth: .infinity, alignment: .leading)
            Button("Show") { isShown = true }
          }
          .navigationTitle("Title")
          .sheet(isPresented: $isShown) { Text("sheet").frame(maxWidth: .infinity, alignment: .leading) }
        }
        .environment(\.layoutDirection, .rightToLeft)
      }
    }
    let hosted = Hosted(Screen(), width: 390, height: 600)
    try hosted.screen.settle()
    let stack = try require(hosted.controller.children.first as? UINavigationController)
    expectEqual(stack.navigationBar.traitCollection.layoutDirection, .rightToLeft)
    expect(try hosted.screen.point(of: .text("inner")).x > 300)
    expect(try hosted.screen.point(of: .text("Title")).x > 200)
    try hosted.screen.tap(.text("Show"))
    try hosted.screen.settle()
    expect(try hosted.screen.point(of: .text("sheet")).x > 300)
  }

  @Test func rowsOfAListInheritTheLayoutDirection() throws {
    let hosted = Hosted(
      List {
        HStack {
          Text("first"); Spacer(); Text("last")
        }
      }.environment(\.layoutDirection, .rightToLeft),
      width: 390, height: 400)
    try hosted.screen.settle()
    let (first, last) = (try hosted.screen.point(of: .text("first")).x, try hosted.screen.point(of: .text("last")).x)
    expect(first > 300 && last < 90)
  }

  private struct Pair: View {
    let name: String
    var body: some View {
      HStack {
        Text("first \(name)"); Spacer(); Text("last \(name)")
      }
    }
  }

  private func turned(_ hosted: Hosted<some View>, _ name: String) throws -> Bool {
    try hosted.screen.point(of: .text("first \(name)")).x > hosted.screen.point(of: .text("last \(name)")).x
  }

  @Test func someRowsOfAListHaveTheirOwnLayoutDirection() throws {
    let hosted = Hosted(
      List {
        Pair(name: "a")
        Group {
          Pair(name: "b")
          ForEach(["c", "d"], id: \.self) { Pair(name: $0) }
          Pair(name: "e").environment(\.layoutDirection, .leftToRight)
        }
        .environment(\.layoutDirection, .rightToLeft)
        Section { Pair(name: "f") }.environment(\.layoutDirection, .rightToLeft)
      }, width: 390, height: 700)
    try hosted.screen.settle()
    expectEqual(
      try ["a", "b", "c", "d", "e", "f"].map { try turned(hosted, $0) }, [false, true, true, true, false, true])
  }

  @Test func someRowsOfALazyStackHaveTheirOwnLayoutDirection() throws {
    let hosted = Hosted(
      ScrollView {
        LazyVStack {
          Pair(name: "a")
          ForEach(["b", "c"], id: \.self) { Pair(name: $0) }.environment(\.layoutDirection, .rightToLeft)
        }
      }, width: 390, height: 700)
    try hosted.screen.settle()
    expectEqual(try ["a", "b", "c"].map { try turned(hosted, $0) }, [false, true, true])
  }

  @Test func changesOfTheLayoutDirectionOfRowsAreLaidOut() throws {
    struct Rows: View {
      @State private var direction = LayoutDirection.leftToRight
      var body: some View {
        List {
          Button("Turn") { direction = direction == .leftToRight ? .rightToLeft : .leftToRight }
          ForEach(["a", "b"], id: \.self) { Pair(name: $0) }.environment(\.layoutDirection, direction)
        }
      }
    }
    let hosted = Hosted(Rows(), width: 390, height: 700)
    try hosted.screen.settle()
    for isTurned in [false, true, false, true] {
      expectEqual(try ["a", "b"].map { try turned(hosted, $0) }, [isTurned, isTurned])
      try hosted.screen.tap(.text("Turn"))
      try hosted.screen.settle()
    }
  }
}
