import Expectations
import SwiftUI
import Testing
import UIKit

@testable import SwiftUI

@MainActor @Suite("Shapes by name, and their outlines")
struct ShapeTests {
  private func bounds<S: Shape>(_ shape: S) -> CGRect {
    shape.path(in: CGRect(x: 0, y: 0, width: 40, height: 20)).boundingRect
  }

  private func holdsCorner<S: Shape>(_ shape: S) -> Bool {
    shape.path(in: CGRect(x: 0, y: 0, width: 40, height: 20)).contains(CGPoint(x: 0.5, y: 0.5))
  }

  @Test("are those of their types") func names() {
    expect(bounds(.rect) == CGRect(x: 0, y: 0, width: 40, height: 20) && holdsCorner(.rect))
    expectEqual(bounds(.circle), CGRect(x: 10, y: 0, width: 20, height: 20))
    expect(bounds(.ellipse) == CGRect(x: 0, y: 0, width: 40, height: 20) && !holdsCorner(.ellipse))
    expect(bounds(.capsule) == CGRect(x: 0, y: 0, width: 40, height: 20) && !holdsCorner(.capsule))
    expect(!holdsCorner(.capsule(style: .circular)))
    expect(!holdsCorner(.rect(cornerRadius: 8)) && !holdsCorner(.rect(cornerSize: CGSize(width: 6, height: 6))))
  }

  @Test("a stroked outline is a shape") func outline() {
    let ring = Circle().inset(by: 2).stroke(lineWidth: 4)
    expectEqual(bounds(ring).width.rounded(), 20)
    let path = ring.path(in: CGRect(x: 0, y: 0, width: 40, height: 20))
    expect(path.contains(CGPoint(x: 11, y: 10)) && !path.contains(CGPoint(x: 20, y: 10)))
    let dashes = Path { path in
      path.move(to: CGPoint(x: 0, y: 5))
      path.addLine(to: CGPoint(x: 40, y: 5))
    }
    .stroke(style: StrokeStyle(lineWidth: 4, dash: [10, 10]))
    let dashed = dashes.path(in: CGRect(x: 0, y: 0, width: 40, height: 10))
    expect(dashed.contains(CGPoint(x: 5, y: 5)) && !dashed.contains(CGPoint(x: 15, y: 5)))
    let view = Circle().stroke(style: StrokeStyle(lineWidth: 4)).fill(Color(red: 1, green: 0, blue: 0))
    expectEqual(Hosted(view, width: 40, height: 40).pixel(1, 20), "ff0000")
  }

  /// A shape of an app, which is isolated to no actor although it is a view.
  private struct Wedge: Shape {
    let part: Int
    private var start: Angle { .degrees(Double(part) * 90) }
    private var end: Angle { Self.end(start) }
    private static func end(_ start: Angle) -> Angle { .degrees(start.degrees + 90) }
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.midX, y: rect.midY))
        path.addArc(
          center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: start, endAngle: end,
          clockwise: false)
        path.closeSubpath()
      }
    }
  }

  @Test nonisolated func shapesAreUsableOutsideTheMainActor() {
    let bounds = Wedge(part: 1).path(in: CGRect(x: 0, y: 0, width: 20, height: 20)).boundingRect
    expect(bounds.minX.rounded() == 0 && bounds.maxX.rounded() == 10 && bounds.minY.rounded() == 10)
  }

  @Test("have corners of their own radii") func unevenCorners() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let corners = [CGPoint(x: 1, y: 1), CGPoint(x: 1, y: 19), CGPoint(x: 39, y: 19), CGPoint(x: 39, y: 1)]
    func filled(_ shape: UnevenRoundedRectangle) -> [Bool] { corners.map { shape.path(in: rect).contains($0) } }
    expectEqual(filled(UnevenRoundedRectangle(topLeadingRadius: 8)), [false, true, true, true])
    expectEqual(filled(.rect(cornerRadii: .init(bottomLeading: 8, topTrailing: 8))), [true, false, true, false])
    expectEqual(filled(.rect(bottomTrailingRadius: 50)), [true, true, false, true], "a radius is at most half a side")
    expectEqual(bounds(UnevenRoundedRectangle(topLeadingRadius: 8).inset(by: 4)), rect.insetBy(dx: 4, dy: 4))
    var shape = UnevenRoundedRectangle()
    shape.animatableData =
      RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)
      .animatableData
    expect(shape.cornerRadii.bottomTrailing == 3 && shape.cornerRadii.topTrailing == 4)
  }

  @Test("round corners between lines") func cornersBetweenLines() {
    let path = Path { path in
      path.move(to: .zero)
      path.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 10)
    }
    expectEqual(path.currentPoint.map { abs($0.x - 20) < 0.001 && abs($0.y - 10) < 0.001 }, true)
  }
}
