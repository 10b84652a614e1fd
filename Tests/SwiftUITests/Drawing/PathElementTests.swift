import Expectations
import SwiftUI
import Testing

struct PathElementTests {
  @Test func aPathTellsItsStepsInOrder() {
    var path = Path()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addCurve(
      to: CGPoint(x: 5, y: 6), control1: CGPoint(x: 7, y: 8), control2: CGPoint(x: 9, y: 10))
    path.closeSubpath()
    var steps: [Path.Element] = []
    path.forEach { steps.append($0) }
    expectEqual(
      steps,
      [
        .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 3, y: 4)),
        .curve(to: CGPoint(x: 5, y: 6), control1: CGPoint(x: 7, y: 8), control2: CGPoint(x: 9, y: 10)), .closeSubpath,
      ])
  }

  @Test func quadraticCurvesKeepTheirPoints() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 6, y: 0), control: CGPoint(x: 3, y: 3))
    var count = 0
    path.forEach { element in
      switch element {
      case .quadCurve(let end, let control): expect(end == CGPoint(x: 6, y: 0) && control == CGPoint(x: 3, y: 3))
      case .curve(let end, _, _): expectEqual(end, CGPoint(x: 6, y: 0))
      default: break
      }
      count += 1
    }
    expectEqual(count, 2)
    Path().forEach { _ in Issue.record("an empty path has no steps") }
  }
}
