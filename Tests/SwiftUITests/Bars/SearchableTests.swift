import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct SearchableTests {
  @MainActor private final class Log { var lines: [String] = [] }

  private struct Results: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
      Text(isSearching ? "searching" : "resting")
      Button("End") { dismissSearch() }
    }
  }

  private struct Screen: View {
    let log: Log
    @State private var text = ""
    @State private var scope = "all"
    var body: some View {
      NavigationStack {
        List {
          Results()
          ForEach(["Fern", "Moss"].filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
          Text("in \(scope)")
        }
        .navigationTitle("Plants")
        .searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always), prompt: "Plant")
        .searchScopes($scope) {
          Text("All").tag("all")
          Text("Wild").tag("wild")
        }
        .onSubmit(of: .search) { log.lines.append("search \(text)") }
      }
    }
  }

  private func search(_ hosted: Hosted<some View>) throws -> UISearchController {
    let navigation = try require(hosted.controller.children.first as? UINavigationController)
    return try require(navigation.topViewController?.navigationItem.searchController)
  }

  @Test func theSearchFieldFiltersTheRows() throws {
    let log = Log()
    let hosted = Hosted(Screen(log: log), width: 390, height: 700)
    try hosted.screen.settle()
    let search = try search(hosted)
    expect(search.searchBar.placeholder == "Plant" && search.searchBar.scopeButtonTitles == ["All", "Wild"])
    expect(hosted.screen.accessibility.contains("resting"))
    hosted.screen.tap(at: search.searchBar.searchTextField.convert(CGPoint(x: 100, y: 18), to: nil))
    try hosted.screen.settle()
    expect(hosted.screen.accessibility.contains("searching"))
    hosted.screen.type("Mo")
    try hosted.screen.settle()
    expect(hosted.screen.accessibility.contains("Moss") && !hosted.screen.accessibility.contains("Fern"))
    hosted.screen.press(.keyboardReturnOrEnter)
    expectEqual(log.lines, ["search Mo"])
    try hosted.screen.tap(.text("Wild"))
    try hosted.screen.settle()
    expect(hosted.screen.accessibility.contains("in wild"))
    try hosted.screen.tap(.text("End"))
    try hosted.screen.settle()
    expect(hosted.screen.accessibility.contains("resting") && hosted.screen.accessibility.contains("Fern"))
  }

  @Test func searchScopesAppearByTheirActivation() throws {
    struct Scoped: View {
      let activation: SearchScopeActivation?
      @State private var text = ""
      @State private var scope = 1
      var body: some View {
        NavigationStack {
          let list = List { Text("row") }.searchable(text: $text)
          if let activation {
            list.searchScopes($scope, activation: activation) { Text("One").tag(1) }
          } else {
            list.searchScopes($scope) { Text("One").tag(1) }
          }
        }
      }
    }
    func activation(_ activation: SearchScopeActivation?) throws -> UISearchController.ScopeBarActivation {
      let hosted = Hosted(Scoped(activation: activation), width: 390, height: 700)
      try hosted.screen.settle()
      return try search(hosted).scopeBarActivation
    }
    expect(try activation(nil) == .onTextEntry && activation(.automatic) == .onTextEntry)
    expectEqual(try activation(.onSearchPresentation), .onSearchActivation)
  }

  @Test func suggestionsOfTheSearchableModifierAreShown() throws {
    struct Suggested: View {
      @State private var text = "mo"
      @State private var isSearching = true
      var body: some View {
        NavigationStack {
          List { Text("text <\(text)>") }
            .searchable(text: $text, prompt: "Plant") { if text == "mo" { Text("Moss").searchCompletion("moss") } }
        }
      }
    }
    let hosted = Hosted(Suggested(), width: 390, height: 700)
    try hosted.screen.settle()
    let field = try search(hosted).searchBar.searchTextField
    hosted.screen.tap(at: field.convert(CGPoint(x: 100, y: 18), to: nil))
    try hosted.screen.settle()
    try hosted.screen.tap(.text("Moss"))
    try hosted.screen.settle()
    expect(hosted.screen.accessibility.contains("text <moss>"))
  }

  @Test func isPresentedStartsTheSearch() throws {
    struct Presented: View {
      @State private var text = "moss"
      @State private var isShown = true
      var body: some View {
        NavigationStack {
          Text("\(isShown ? "shown" : "hidden") \(text)").searchable(text: $text, isPresented: $isShown)
        }
      }
    }
    let hosted = Hosted(Presented(), width: 390, height: 700)
    try hosted.screen.settle()
    expect(try search(hosted).isActive && search(hosted).searchBar.text == "moss")
    try search(hosted).isActive = false
    try hosted.screen.settle()
    expect(hosted.screen.accessibility.contains("hidden"))
  }

  /// A sheet and a pushed screen of a searched list, each with a stack or a search of its own.
  private struct Leading: View {
    @State private var text = ""
    @State private var other = ""
    @State private var isShown = false
    var body: some View {
      NavigationStack {
        List {
          NavigationLink("Next") {
            List { Text("Pushed") }.searchable(text: $other, prompt: "Other").navigationTitle("Next")
          }
          Button("Sheet") { isShown = true }
        }
        .sheet(isPresented: $isShown) { NavigationStack { List { Text("Inside") }.navigationTitle("Sheet") } }
        .searchable(text: $text, prompt: "Plant") { Text("A suggestion") }
        .navigationTitle("Plants")
      }
    }
  }

  @Test func aSheetOverASearchedListHasNoSearchField() throws {
    let hosted = Hosted(Leading(), width: 390, height: 700)
    try hosted.screen.settle()
    try hosted.screen.tap(.text("Sheet"))
    try hosted.screen.settle()
    expect(hosted.screen.accessibility.contains("Inside"))
    let sheet = try require(hosted.controller.presentedViewController)
    let stack = try require(sheet.children.first as? UINavigationController)
    expectNil(stack.topViewController?.navigationItem.searchController)
  }

  @Test func aPushedSearchHasNoSuggestionsOfTheListBeneath() throws {
    let hosted = Hosted(Leading(), width: 390, height: 700)
    try hosted.screen.settle()
    try hosted.screen.tap(.text("Next"))
    try hosted.screen.settle()
    try search(hosted).isActive = true
    try hosted.screen.settle()
    expectEqual(try search(hosted).searchBar.placeholder, "Other")
    expect(hosted.screen.accessibility.contains("Pushed") && !hosted.screen.accessibility.contains("A suggestion"))
  }

  @Test func theSearchOfASheetHasNoScopesOfTheListBeneath() throws {
    struct Scoped: View {
      @State private var text = ""
      @State private var other = ""
      @State private var scope = 0
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          List { Button("Sheet") { isShown = true } }
            .searchable(text: $text)
            .sheet(isPresented: $isShown) {
              NavigationStack { List { Text("Inside") }.searchable(text: $other, prompt: "Other") }
            }
            .searchScopes($scope) {
              Text("All").tag(0)
              Text("Wild").tag(1)
            }
        }
      }
    }
    let hosted = Hosted(Scoped(), width: 390, height: 700)
    try hosted.screen.settle()
    expectEqual(try search(hosted).searchBar.scopeButtonTitles, ["All", "Wild"])
    try hosted.screen.tap(.text("Sheet"))
    try hosted.screen.settle()
    let sheet = try require(hosted.controller.presentedViewController)
    let stack = try require(sheet.children.first as? UINavigationController)
    let bar = try require(stack.topViewController?.navigationItem.searchController?.searchBar)
    expectEqual(bar.placeholder, "Other")
    expect(bar.scopeButtonTitles?.isEmpty ?? true)
  }

  @Test func withoutAPromptThePlaceholderIsSearch() throws {
    struct Screen: View {
      @State private var text = ""
      var body: some View { NavigationStack { List { Text("Row") }.searchable(text: $text).navigationTitle("Rows") } }
    }
    let hosted = Hosted(Screen(), width: 390, height: 600)
    try hosted.screen.settle()
    expectEqual(try search(hosted).searchBar.placeholder, "Search")
  }
}
