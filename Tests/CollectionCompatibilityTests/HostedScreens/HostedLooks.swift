import Expectations
import ScreenTesting
import SwiftUI
import Testing
import UIKit
import UIKitTesting

/// Screens by views, in four looks beside each other: light, dark, from right to left, and in the largest text.
@MainActor enum HostedLooks {
  private enum Look: CaseIterable {
    case light, dark, rightToLeft, largest

    func apply(_ traits: inout UITraitOverrides) {
      traits.userInterfaceStyle = self == .dark ? .dark : .light
      traits.layoutDirection = self == .rightToLeft ? .rightToLeft : .leftToRight
      traits.preferredContentSizeCategory = self == .largest ? .accessibilityExtraExtraExtraLarge : .large
      traits.userInterfaceIdiom = .phone
      traits.horizontalSizeClass = .compact
    }
  }

  /// Compares a screen's looks and its accessibility tree with goldens. Answers the screen in the light look.
  @discardableResult
  static func expect<Content: View>(
    _ name: String, height: CGFloat = 480, testFile: String = #filePath, _ content: @autoclosure () -> Content,
    act: (MountedScreen) throws -> Void = { _ in }
  ) throws -> MountedScreen {
    let size = CGSize(width: 320, height: height)
    var screens: [MountedScreen] = []
    for look in Look.allCases {
      let screen = MountedScreen(
        UIHostingController(rootView: content()), size: size, scale: 1, traits: { look.apply(&$0) })
      try screen.settle()
      try act(screen)
      try screen.settle()
      screens.append(screen)
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let whole = CGSize(width: size.width * CGFloat(screens.count), height: size.height)
    let image = UIGraphicsImageRenderer(size: whole, format: format).image { _ in
      for (index, screen) in screens.enumerated() {
        UIImage(cgImage: screen.picture).draw(at: CGPoint(x: size.width * CGFloat(index), y: 0))
      }
    }
    expectGolden(try require(image.cgImage), name, testFile: testFile)
    expectGolden(screens[0].accessibility, name, testFile: testFile)
    return screens[0]
  }
}
