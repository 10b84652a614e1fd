import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct SearchTokensTests {
  private enum Kind: String, CaseIterable, Identifiable {
    case fern, moss, tree
    var id: String { rawValue }
  }

  private struct Plants: View {
    @State private var text = ""
    @State private var tokens: [Kind] = []
    @State private var suggested = Kind.allCases
    var body: some View {
      NavigationStack {
        List {
          Text("text <\(text)> of \(tokens.map(\.rawValue).joined(separator: " "))")
          Button("Add moss") { tokens.append(.moss) }
        }
        .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested, prompt: "Plant") {
          Label($0.rawValue, systemImage: "leaf")
        }
      }
    }
  }

  private func field(_ hosted: Hosted<some View>) throws -> UISearchTextField {
    let navigation = try require(hosted.controller.children.first as? UINavigationController)
    let search = try require(navigation.topViewController?.navigationItem.searchController)
    return search.searchBar.searchTextField
  }

  private func names(_ field: UISearchTextField) -> [String?] {
    field.tokens.map { ($0.representedObject as? AnyHashable)?.base as? String }
  }

  private func focus(_ hosted: Hosted<some View>, _ field: UISearchTextField) throws {
    hosted.screen.tap(at: field.convert(CGPoint(x: 150, y: 18), to: nil))
    try hosted.screen.settle()
  }

  @Test func theSearchFieldShowsTheTokensOfTheBinding() throws {
    let hosted = Hosted(Plants(), width: 390, height: 700)
    try hosted.screen.settle()
    let field = try field(hosted)
    expect(field.tokens.isEmpty)
    try hosted.screen.tap(.text("Add moss"))
    try hosted.screen.settle()
    expectEqual(names(field), ["moss"])
    expect(hosted.screen.accessibility.contains("text <> of moss"))
  }

  @Test func deletingRemovesTokensFromTheBinding() throws {
    let hosted = Hosted(Plants(), width: 390, height: 700)
    try hosted.screen.settle()
    let field = try field(hosted)
    try hosted.screen.tap(.text("Add moss"))
    try hosted.screen.settle()
    try focus(hosted, field)
    hosted.screen.type("x")
    try hosted.screen.settle()
    expect(hosted.screen.accessibility.contains("text <x> of moss") && field.tokens.count == 1)
    for _ in 0..<3 { hosted.screen.press(.keyboardDeleteOrBackspace) }
    try hosted.screen.settle()
    expect(field.tokens.isEmpty && field.text == "")
  }

  @Test func suggestedTokensAreListedWhileTheTextIsEmpty() throws {
    let hosted = Hosted(Plants(), width: 390, height: 700)
    try hosted.screen.settle()
    let field = try field(hosted)
    expect(!hosted.screen.accessibility.contains("fern"))
    try focus(hosted, field)
    expect(hosted.screen.accessibility.contains("fern") && hosted.screen.accessibility.contains("tree"))
    try hosted.screen.tap(.text("fern"))
    try hosted.screen.settle()
    expectEqual(names(field), ["fern"])
    expect(hosted.screen.accessibility.contains("text <> of fern") && !hosted.screen.accessibility.contains("tree"))
  }

  @Test func aSuggestionCompletesToAToken() throws {
    struct Completed: View {
      @State private var text = "fe"
      @State private var tokens: [Kind] = []
      @State private var isSearching = true
      var body: some View {
        NavigationStack {
          List { Text("text <\(text)> of \(tokens.map(\.rawValue).joined(separator: " "))") }
            .searchable(text: $text, tokens: $tokens, isPresented: $isSearching) { Text($0.rawValue) }
            .searchSuggestions { if tokens.isEmpty { Text("Ferns").searchCompletion(Kind.fern) } }
        }
      }
    }
    let hosted = Hosted(Completed(), width: 390, height: 700)
    try hosted.screen.settle()
    try hosted.screen.tap(.text("Ferns"))
    try hosted.screen.settle()
    expect(hosted.screen.accessibility.contains("text <> of fern"))
    expectEqual(try names(field(hosted)), ["fern"])
  }

  @Test func isPresentedOpensTheFieldWithItsSuggestedTokens() throws {
    struct Opened: View {
      @State private var text = ""
      @State private var tokens: [Kind] = []
      @State private var suggested = Kind.allCases
      @State private var isSearching = true
      var body: some View {
        NavigationStack {
          List { Text("searching \(isSearching)") }
            .searchable(
              text: $text, tokens: $tokens, suggestedTokens: $suggested, isPresented: $isSearching, prompt: "Plant"
            ) { Text($0.rawValue) }
        }
      }
    }
    let hosted = Hosted(Opened(), width: 390, height: 700)
    try hosted.screen.settle()
    try hosted.screen.tap(.text("moss"))
    try hosted.screen.settle()
    expect(try names(field(hosted)) == ["moss"] && hosted.screen.accessibility.contains("searching true"))
  }
}
