import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import SwiftUI

@MainActor struct SafeAreaTests {
  private func frame<V: View>(_ view: V, _ color: UIColor) throws -> CGRect {
    let hosted = Hosted(view, width: 100, height: 200)
    hosted.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    try hosted.screen.settle()
    let shown = try require(hosted.views.first { $0.backgroundColor == color })
    return shown.convert(shown.bounds, to: nil)
  }

  @Test func aBackgroundAtTheSafeAreasEdgeExtendsToTheScreensEdge() throws {
    let bars = VStack(spacing: 0) {
      Text("Top").frame(maxWidth: .infinity).frame(height: 40).background(.red)
      Spacer()
      Text("Bottom").frame(maxWidth: .infinity).frame(height: 40).background(.blue)
    }
    expectEqual(try frame(bars, .systemRed), CGRect(x: 0, y: 0, width: 100, height: 60))
    expectEqual(try frame(bars, .systemBlue), CGRect(x: 0, y: 130, width: 100, height: 70))
    let kept = VStack(spacing: 0) {
      Text("Top").frame(maxWidth: .infinity).frame(height: 40).background(.red, ignoresSafeAreaEdges: [])
      Spacer()
    }
    expectEqual(try frame(kept, .systemRed), CGRect(x: 0, y: 20, width: 100, height: 40))
  }

  @Test func aBackgroundAwayFromTheEdgesHasTheSizeOfItsView() throws {
    let middle = Text("Middle").frame(width: 40, height: 40).background(.red)
    expectEqual(try frame(middle, .systemRed), CGRect(x: 30, y: 75, width: 40, height: 40))
    let faded = VStack(spacing: 0) {
      Text("Top").frame(maxWidth: .infinity).frame(height: 40).background(.red).opacity(0.5)
      Spacer()
    }
    expectEqual(try frame(faded, .systemRed), CGRect(x: 0, y: 0, width: 100, height: 60), "inside of other views, too")
  }
}
