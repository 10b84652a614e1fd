import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import SwiftUI

@MainActor struct UnevenRoundedRectangleTests {
  private struct Fixed: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
      Path(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height))
    }
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  }
  private struct Half: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
      Path(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height))
    }
  }

  /// Whether the shape covers the pixels at the left and right upper corners.
  private func corners(_ view: some View, _ direction: UITraitEnvironmentLayoutDirection) -> [Bool] {
    let hosted = Hosted(view, width: 100, height: 100) { $0.layoutDirection = direction }
    return [hosted.pixel(3, 3), hosted.pixel(96, 3)].map { $0 != "ffffff" }
  }

  @Test func cornersAreMirroredFromRightToLeft() {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 40)
    expectEqual(corners(shape.fill(.black), .leftToRight), [false, true])
    expectEqual(corners(shape.fill(.black), .rightToLeft), [true, false])
    expectEqual(corners(Color.black.clipShape(shape), .leftToRight), [false, true])
    expectEqual(corners(Color.black.clipShape(shape), .rightToLeft), [true, false])
  }

  /// A ring of progress is the usual case.
  @Test func trimmedSymmetricShapesAreNotMirrored() {
    func quarter(_ shape: some Shape) -> [Bool] {
      let ring = shape.trim(from: 0, to: 0.25).stroke(.black, lineWidth: 30).padding(15)
      let hosted = Hosted(ring, width: 100, height: 100) { $0.layoutDirection = .rightToLeft }
      return [(75, 75), (25, 75)].map { hosted.pixel($0.0, $0.1) != "ffffff" }
    }
    expectEqual(quarter(Circle()), [true, false])
    expectEqual(quarter(Ellipse()), [true, false])
  }

  @Test func layoutDirectionBehaviorDecidesWhetherShapesAreMirrored() {
    expectEqual(corners(Half().fill(.black), .rightToLeft), [false, true])
    expectEqual(corners(Half().offset(x: 0).fill(.black), .rightToLeft), [false, true])
    expectEqual(corners(Fixed().fill(.black), .rightToLeft), [true, false])
    expectEqual(corners(Fixed().offset(x: 0).fill(.black), .rightToLeft), [true, false], "a changed shape as well")
  }
}
