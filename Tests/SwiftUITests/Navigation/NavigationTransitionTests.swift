import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct NavigationTransitionTests {
  private struct Album: View {
    @Namespace private var space
    var zooms = true
    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink("Open", value: 1)
          Color.blue.frame(width: 60, height: 40)
            .matchedTransitionSource(id: 1, in: space) { $0.clipShape(.rect(cornerRadius: 5)).background(.green) }
        }
        .navigationDestination(for: Int.self) { number in
          if zooms {
            Text("page \(number)").navigationTransition(.zoom(sourceID: number, in: space))
          } else {
            Text("page \(number)").navigationTransition(.automatic)
          }
        }
      }
    }
  }

  /// The pictures that move: of the view, and in front of it of the screen.
  private func pictures(_ hosted: Hosted<Album>) -> [UIImageView] {
    func pictures(_ view: UIView) -> [UIImageView] {
      view.subviews.flatMap { pictures($0) } + [view as? UIImageView].compactMap { $0?.image == nil ? nil : $0 }
    }
    return pictures(hosted.controller.view).filter { ($0.layer.presentation() ?? $0.layer).bounds.width > 50 }
  }

  /// Their widths on screen, in points.
  private func widths(_ hosted: Hosted<Album>) -> [CGFloat] {
    pictures(hosted).map { ($0.layer.presentation() ?? $0.layer).bounds.width }
  }

  @Test func aZoomTransitionGrowsFromTheSourceView() throws {
    let hosted = Hosted(Album(), width: 300, height: 500)
    try hosted.screen.settle()
    try hosted.screen.tap(.text("Open"))
    hosted.screen.advance(frames: 2)
    let early = try #require(widths(hosted).first)
    hosted.screen.advance(by: 0.15)
    let late = try #require(widths(hosted).first)
    #expect(early >= 60 && early < late && late <= 310)
    try hosted.screen.settle()
    #expect(widths(hosted).isEmpty && hosted.screen.accessibility.contains("page 1"))
    // Back again it shrinks into the view.
    let navigation = try #require(hosted.controller.children.first as? UINavigationController)
    navigation.popViewController(animated: true)
    hosted.screen.advance(by: 0.2)
    let back = try #require(widths(hosted).first)
    #expect(back < 300)
    // The view shows through the screen, which fades.
    hosted.screen.advance(by: 0.15)
    let origin = try #require(pictures(hosted).first)
    #expect(origin.alpha == 1 && origin.image?.size == CGSize(width: 60, height: 40))
    try hosted.screen.settle()
    #expect(widths(hosted).isEmpty && hosted.screen.accessibility.contains("Open"))
  }

  @Test func screensWithoutAZoomTransitionArePushedAsUsual() throws {
    let hosted = Hosted(Album(zooms: false), width: 300, height: 500)
    try hosted.screen.settle()
    try hosted.screen.tap(.text("Open"))
    hosted.screen.advance(by: 0.1)
    #expect(widths(hosted).isEmpty)
    try hosted.screen.settle()
    #expect(hosted.screen.accessibility.contains("page 1"))
  }

  @Test func aZoomTransitionPresentsAFullScreenCover() throws {
    struct Cover: View {
      @Namespace private var space
      @State private var isOpen = false
      var body: some View {
        Button("Open") { isOpen = true }
          .matchedTransitionSource(id: "a", in: space)
          .fullScreenCover(isPresented: $isOpen) {
            Button("Close") { isOpen = false }.navigationTransition(.zoom(sourceID: "a", in: space))
          }
      }
    }
    let hosted = Hosted(Cover(), width: 300, height: 500)
    try hosted.screen.settle()
    try hosted.press("Open")
    #expect(hosted.screen.accessibility.contains("Close"))
    #expect(hosted.controller.presentedViewController?.transitioningDelegate is ZoomPresentation)
    try hosted.screen.tap(.text("Close"))
    try hosted.screen.settle()
    #expect(hosted.controller.presentedViewController == nil && hosted.screen.accessibility.contains("Open"))
  }
}
