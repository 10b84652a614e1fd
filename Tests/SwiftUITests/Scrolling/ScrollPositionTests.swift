import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import SwiftUI

@MainActor struct ScrollPositionTests {
  private struct Screen: View {
    @State var position: ScrollPosition
    @State private var count = 20
    var body: some View {
      VStack(spacing: 0) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { Color.red.frame(height: 50).id($0) }
          }
          .scrollTargetLayout()
        }
        .scrollPosition($position)
        .frame(height: 200)
        Text(said)
        Button("End") { position.scrollTo(edge: .bottom) }
        Button("Start") { position.scrollTo(edge: .top) }
        Button("Point") { position.scrollTo(y: 120) }
        Button("View") { position.scrollTo(id: 10, anchor: .top) }
        Button("More") { count += 5 }
      }
    }
    private var said: String {
      let edge = position.edge.map { $0 == .bottom ? "bottom" : "top" } ?? "-"
      let id = position.viewID(type: Int.self).map(String.init) ?? "-"
      return "\(position.isPositionedByUser) \(edge) \(position.y.map { "\(Int($0))" } ?? "-") \(id)"
    }
  }

  private func screen(_ position: ScrollPosition) throws -> (Hosted<Screen>, UIScrollView) {
    let hosted = Hosted(Screen(position: position), width: 300, height: 500)
    try hosted.screen.settle()
    return (hosted, try require(hosted.views.lazy.compactMap { $0 as? UIScrollView }.first))
  }

  @Test func aScrollPositionScrollsToEdgesPointsAndViews() throws {
    let (hosted, view) = try screen(ScrollPosition(idType: Int.self))
    expect(view.contentOffset.y == 0 && hosted.texts.contains("false - - -"))
    try hosted.press("End")
    expect(view.contentOffset.y == 800 && hosted.texts.contains("false bottom - -"))
    try hosted.press("Point")
    expect(view.contentOffset.y == 120 && hosted.texts.contains("false - 120 -"))
    try hosted.press("View")
    expect(view.contentOffset.y == 500 && hosted.texts.contains("false - - 10"))
    try hosted.press("Start")
    expectEqual(view.contentOffset.y, 0)
  }

  @Test func theInitialScrollPositionIsApplied() throws {
    expectEqual(try screen(ScrollPosition(edge: .bottom)).1.contentOffset.y, 800)
    expectEqual(try screen(ScrollPosition(y: 70)).1.contentOffset.y, 70)
    expectEqual(try screen(ScrollPosition(id: 4, anchor: .top)).1.contentOffset.y, 200)
  }

  @Test func draggingMakesThePositionOneOfTheUser() throws {
    let (hosted, view) = try screen(ScrollPosition(idType: Int.self))
    try hosted.press("End")
    hosted.screen.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 250), duration: 1)
    try hosted.screen.settle()
    expect(view.contentOffset.y < 800)
    let first = Int((view.contentOffset.y + 0.5) / 50)
    expect(hosted.texts.contains("true - - \(first)"), "\(hosted.texts)")
    try hosted.press("End")
    expectEqual(view.contentOffset.y, 800, "again, after the user")
  }

  @Test func anEdgePositionIsKeptWhenTheContentGrows() throws {
    let (hosted, view) = try screen(ScrollPosition(edge: .bottom))
    try hosted.press("More")
    expectEqual(view.contentOffset.y, 1050)
    try hosted.press("Point")
    try hosted.press("More")
    expectEqual(view.contentOffset.y, 120, "a point is not")
  }
}
