import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct LayeredModifierTests {
  @Test func aBackgroundHasTheSizeOfTheView() {
    let hosted = Hosted(Box(width: 30, height: 20).background(Color.blue))
    expectEqual(
      hosted.frames, [CGRect(x: 135, y: 90, width: 30, height: 20), CGRect(x: 135, y: 90, width: 30, height: 20)])
    expectEqual(hosted.size(nil, nil), CGSize(width: 30, height: 20))
  }

  @Test func anOverlayIsAlignedAndInFront() {
    let hosted = Hosted(
      Box(width: 30, height: 20).overlay(alignment: .topTrailing) { Box(width: 6, height: 6) })
    expectEqual(
      hosted.frames, [CGRect(x: 135, y: 90, width: 30, height: 20), CGRect(x: 159, y: 90, width: 6, height: 6)])
  }

  @Test func eachViewOfAGroupHasABackground() {
    let hosted = Hosted(
      HStack(spacing: 0) {
        Group {
          Box(width: 30, height: 20); Box(width: 10, height: 20)
        }.background(Color.blue)
      })
    expectEqual(hosted.frames.map(\.width), [30, 30, 10, 10])
  }

  @Test func aBackgroundStyleIgnoresTheSafeArea() {
    let controller = UIHostingController(rootView: Color.clear.background(.blue))
    let navigation = UINavigationController(rootViewController: controller)
    let screen = MountedScreen(navigation, size: CGSize(width: 300, height: 400), scale: 1)
    let frames = controller.view.subviews.map { $0.convert($0.bounds, to: screen.window) }
    expectEqual(frames.first, screen.window.bounds)
    expectEqual(frames.last?.minY, controller.view.safeAreaInsets.top)
  }
}
