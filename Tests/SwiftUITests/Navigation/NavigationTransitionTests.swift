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
            .matchedTransitionSource(id: 1, in: space) {
              $0.clipShape(.rect(cornerRadius: 5)).background(.green).shadow(color: .black, radius: 7, x: 1, y: 2)
            }
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
    let early = try require(widths(hosted).first)
    hosted.screen.advance(by: 0.15)
    let late = try require(widths(hosted).first)
    expect(early >= 60 && early < late && late <= 310)
    try hosted.screen.settle()
    expect(widths(hosted).isEmpty && hosted.screen.accessibility.contains("page 1"))
    // Back again it shrinks into the view.
    let navigation = try require(hosted.controller.children.first as? UINavigationController)
    navigation.popViewController(animated: true)
    hosted.screen.advance(by: 0.2)
    let back = try require(widths(hosted).first)
    expect(back < 300)
    // The view shows through the screen, which fades.
    hosted.screen.advance(by: 0.15)
    let origin = try require(pictures(hosted).first)
    expect(origin.alpha == 1 && origin.image?.size == CGSize(width: 60, height: 40))
    try hosted.screen.settle()
    expect(widths(hosted).isEmpty && hosted.screen.accessibility.contains("Open"))
  }

  @Test func screensWithoutAZoomTransitionArePushedAsUsual() throws {
    let hosted = Hosted(Album(zooms: false), width: 300, height: 500)
    try hosted.screen.settle()
    try hosted.screen.tap(.text("Open"))
    hosted.screen.advance(by: 0.1)
    expect(widths(hosted).isEmpty)
    try hosted.screen.settle()
    expect(hosted.screen.accessibility.contains("page 1"))
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
    expect(hosted.screen.accessibility.contains("Close"))
    expect(hosted.controller.presentedViewController?.preferredTransition != nil)
    try hosted.screen.tap(.text("Close"))
    try hosted.screen.settle()
    expect(hosted.controller.presentedViewController == nil && hosted.screen.accessibility.contains("Open"))
  }

  /// The view around the pictures that move, at its frame in the window.
  private func frame(_ screen: MountedScreen) -> CGRect? {
    func pictures(_ view: UIView) -> [UIView] {
      (view as? UIImageView)?.image == nil ? view.subviews.flatMap(pictures) : [view]
    }
    guard let clip = pictures(screen.window).last?.superview else { return nil }
    let moving = clip.superview?.layer.shadowOpacity == 1 ? clip.superview ?? clip : clip
    return (moving.layer.presentation() ?? moving.layer).frame
  }

  @Test func theMovingFrameHasTheLookOfTheSource() throws {
    let hosted = Hosted(Album(), width: 300, height: 500)
    try hosted.screen.settle()
    try hosted.screen.tap(.text("Open"))
    hosted.screen.advance(frames: 1)
    let clip = try require(pictures(hosted).last?.superview)
    expectEqual(
      clip.backgroundColor?.resolvedColor(with: clip.traitCollection),
      .systemGreen.resolvedColor(with: clip.traitCollection))
    expect((3.5...5).contains(try require(clip.layer.presentation()).cornerRadius), "on its way to square corners")
    let carrier = try require(clip.superview?.layer)
    expect(
      carrier.shadowOpacity == 1 && carrier.shadowRadius == 7 && carrier.shadowOffset == CGSize(width: 1, height: 2))
    try hosted.screen.settle()
  }

  @Test func aDragDownwardsOrFromTheEdgeShrinksAPushedScreen() throws {
    for drag in [(CGPoint(x: 150, y: 150), CGPoint(x: 150, y: 450)), (CGPoint(x: 4, y: 250), CGPoint(x: 260, y: 250))] {
      let hosted = Hosted(Album(), width: 300, height: 500)
      try hosted.screen.settle()
      try hosted.screen.tap(.text("Open"))
      try hosted.screen.settle()
      expect(hosted.screen.accessibility.contains("page 1"))
      hosted.screen.drag(from: drag.0, to: drag.1)
      try hosted.screen.settle()
      expect(!hosted.screen.accessibility.contains("page 1") && hosted.screen.accessibility.contains("Open"))
      // The stack has noticed: the link opens the page again.
      try hosted.screen.tap(.text("Open"))
      try hosted.screen.settle()
      expect(hosted.screen.accessibility.contains("page 1"))
    }
  }

  /// The picture is that of the screen in its place: the title that is not large leaves it more room.
  @Test func theMovingPictureIsLaidOutBeneathTheBarOfItsScreen() throws {
    struct Large: View {
      @Namespace private var space
      var body: some View {
        NavigationStack {
          NavigationLink("Open", value: 1).matchedTransitionSource(id: 1, in: space).navigationTitle("Large")
            .navigationDestination(for: Int.self) { _ in
              VStack {
                Text("page")
                Spacer()
              }
              .navigationTitle("Small").navigationBarTitleDisplayMode(.inline)
              .navigationTransition(.zoom(sourceID: 1, in: space))
            }
        }
      }
    }
    let hosted = Hosted(Large(), width: 300, height: 500)
    try hosted.screen.settle()
    func top() throws -> CGFloat {
      let navigation = try require(hosted.controller.children.first as? UINavigationController)
      return try require(navigation.topViewController).view.safeAreaInsets.top
    }
    let large = try top()
    try hosted.screen.tap(.text("Open"))
    hosted.screen.advance(frames: 1)
    let during = try top()
    try hosted.screen.settle()
    expect(try top() == during && during < large, "\(during) of \(large)")
  }

  private struct Covered: View {
    @Namespace private var space
    @State private var isOpen = false
    @State private var dismissals = 0
    let isSheet: Bool
    var body: some View {
      if isSheet {
        source.sheet(isPresented: $isOpen, onDismiss: { dismissals += 1 }) {
          front.presentationDetents([.height(200), .large]).presentationDragIndicator(.visible)
        }
      } else {
        source.fullScreenCover(isPresented: $isOpen, onDismiss: { dismissals += 1 }) { front }
      }
    }
    private var source: some View {
      VStack {
        Button("Open") { isOpen = true }.matchedTransitionSource(id: "a", in: space)
        Text("dismissed \(dismissals)")
      }
    }
    private var front: some View {
      Button("Close") { isOpen = false }.frame(maxWidth: .infinity, maxHeight: .infinity)
        .navigationTransition(.zoom(sourceID: "a", in: space))
    }
  }

  @Test func aDragDownwardsShrinksAFullScreenCover() throws {
    let hosted = Hosted(Covered(isSheet: false), width: 300, height: 500)
    try hosted.screen.settle()
    try hosted.press("Open")
    hosted.screen.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 130))
    try hosted.screen.settle()
    expect(hosted.controller.presentedViewController != nil, "a short one")
    hosted.screen.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 400))
    try hosted.screen.settle()
    expect(hosted.controller.presentedViewController == nil && hosted.texts.last == "dismissed 1")
  }

  @Test func aSheetGrowsFromTheSourceViewToItsHeight() throws {
    let hosted = Hosted(Covered(isSheet: true), width: 300, height: 500)
    let screen = hosted.screen
    try screen.settle()
    try screen.tap(.text("Open"))
    screen.advance(frames: 1)
    let first = try require(frame(screen))
    expect(first.width < 120 && first.maxY < 400, "\(first)")
    try screen.settle()
    let sheet = try require(hosted.controller.presentedViewController?.view)
    expect(frame(screen) == nil && sheet.alpha == 1)
    expectEqual(sheet.frame, CGRect(x: 0, y: 300, width: 300, height: 200))
    screen.drag(from: CGPoint(x: 150, y: 330), to: CGPoint(x: 150, y: 60))
    try screen.settle()
    expect(sheet.frame.minY < 60, "it is dragged to its other height: \(sheet.frame)")
    try screen.tap(.text("Close"))
    screen.advance(by: 0.3)
    let last = try require(frame(screen))
    expect(last.width < 250, "\(last)")
    try screen.settle()
    expect(hosted.controller.presentedViewController == nil && hosted.texts.last == "dismissed 1")
  }
}
