import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct NavigationStackTests {
  private struct Plant: Hashable, Identifiable { let id: Int; let name: String }

  private struct Garden: View {
    let plants = [Plant(id: 1, name: "Fern"), Plant(id: 2, name: "Moss")]
    @State private var visits = 0
    var body: some View {
      NavigationStack {
        List {
          ForEach(plants) { plant in NavigationLink(plant.name, value: plant) }
          NavigationLink("About") { About().onAppear { visits += 1 } }
          Text("visits \(visits)")
        }
        .navigationTitle("Garden")
        .navigationDestination(for: Plant.self) { plant in PlantScreen(plant: plant) }
      }
      .tint(.green)
    }
  }

  private struct PlantScreen: View {
    let plant: Plant
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        Text("All of \(plant.name)")
        Button("Back") { dismiss() }
      }
      .navigationTitle(plant.name)
    }
  }

  private struct About: View { var body: some View { Text("about").navigationTitle("About") } }

  private func navigation(_ hosted: Hosted<some View>) throws -> UINavigationController {
    try #require(hosted.controller.children.first as? UINavigationController)
  }

  private func tap(_ row: Int, _ hosted: Hosted<some View>) throws {
    let list = try #require(try navigation(hosted).topViewController?.view.subviews.first as? UICollectionView)
    let cell = try #require(list.cellForItem(at: IndexPath(item: row, section: 0)))
    hosted.screen.tap(at: cell.convert(CGPoint(x: 40, y: 22), to: nil))
    try hosted.screen.settle()
  }

  @Test func linksShowTheirScreens() throws {
    let hosted = Hosted(Garden(), width: 390, height: 700)
    try hosted.screen.settle()
    #expect(try navigation(hosted).topViewController?.navigationItem.title == "Garden")
    try tap(1, hosted)
    let top = try #require(try navigation(hosted).topViewController)
    #expect(top.navigationItem.title == "Moss")
    #expect(top.view.subviews.compactMap { ($0 as? UILabel)?.text } == ["All of Moss"])
    // The environment of the stack is that of its screens.
    let button = try #require(top.view.subviews.first { $0 is PressView })
    #expect(button.subviews.flatMap(\.subviews).compactMap { ($0 as? UILabel)?.textColor } == [.systemGreen])
    hosted.screen.tap(at: button.convert(CGPoint(x: 5, y: 5), to: nil))
    try hosted.screen.settle()
    #expect(try navigation(hosted).topViewController?.navigationItem.title == "Garden")
  }

  @Test func aScreenOfALinkChangesStateBelow() throws {
    let hosted = Hosted(Garden(), width: 390, height: 700)
    try hosted.screen.settle()
    try tap(2, hosted)
    #expect(try navigation(hosted).topViewController?.navigationItem.title == "About")
    try navigation(hosted).popViewController(animated: false)
    try hosted.screen.settle()
    #expect(hosted.screen.accessibility.contains("visits 1"))
  }

  @Test func aValueWithoutAScreenIsReported() throws {
    let messages = try reportsThrowing {
      let hosted = Hosted(NavigationStack { List { NavigationLink("One", value: 1) } }, width: 390, height: 400)
      try hosted.screen.settle()
      try tap(0, hosted)
      #expect(try navigation(hosted).viewControllers.count == 1)
    }
    #expect(messages.contains { $0.contains("there is no matching navigation destination") })
  }

  private func reportsThrowing(_ body: () throws -> Void) throws -> [String] {
    var result: Result<Void, any Error> = .success(())
    let messages = reports { result = Result { try body() } }
    try result.get()
    return messages
  }
}
