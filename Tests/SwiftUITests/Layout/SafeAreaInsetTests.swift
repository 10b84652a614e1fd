import SwiftUI
import Testing
import UIKit
import UIKitTesting

@testable import SwiftUI

@MainActor @Suite("Views beside others, and geometry that is followed")
struct SafeAreaInsetTests {
  @Test("a view at an edge leaves the other the rest") func inset() {
    let hosted = Hosted(
      Color.red.safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 30) }
        .safeAreaInset(edge: .leading, spacing: 10) { Color.green.frame(width: 20) },
      width: 100, height: 100)
    func frame(_ color: UIColor) -> CGRect? {
      hosted.views.first { $0.backgroundColor == color }.map { $0.convert($0.bounds, to: nil) }
    }
    #expect(frame(.systemRed) == CGRect(x: 30, y: 0, width: 70, height: 70))
    #expect(frame(.systemBlue) == CGRect(x: 30, y: 70, width: 70, height: 30))
    #expect(frame(.systemGreen) == CGRect(x: 0, y: 0, width: 20, height: 100))
  }

  @Test("an action gets what is said of the geometry, at first and when it is another value") func geometry() throws {
    struct Growing: View {
      @State private var height: CGFloat = 20
      @State private var told: [CGFloat] = []
      var body: some View {
        VStack {
          Color.red.frame(height: height).onGeometryChange(for: CGFloat.self) {
            $0.size.height
          } action: {
            told.append($0)
          }
          Button("Grow") { height += 10 }
          Text(told.map { "\(Int($0))" }.joined(separator: " "))
        }
      }
    }
    let hosted = Hosted(Growing())
    try hosted.screen.settle()
    #expect(hosted.texts.contains("20"))
    try hosted.press("Grow")
    #expect(hosted.texts.contains("20 30"))
  }
}
