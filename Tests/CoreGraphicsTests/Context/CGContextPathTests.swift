import Expectations
import Foundation
import Testing

@testable import CoreGraphics

@Suite struct CGContextPathTests {
  @Test func evenOddExcludesTheInnerRectangle() {
    let bitmap = Bitmap(5, 3)
    bitmap.context.setFillColor(.testRed)
    bitmap.context.addRect(CGRect(x: 0, y: 0, width: 5, height: 3))
    bitmap.context.addRect(CGRect(x: 1, y: 1, width: 3, height: 1))
    bitmap.context.fillPath(using: .evenOdd)
    expectEqual(bitmap.rows([red: "R", white: "."]), ["RRRRR", "R...R", "RRRRR"])
  }

  @Test func clippingByEvenOddKeepsTheRing() {
    let bitmap = Bitmap(3, 3)
    bitmap.context.addRect(CGRect(x: 0, y: 0, width: 3, height: 3))
    bitmap.context.addRect(CGRect(x: 1, y: 1, width: 1, height: 1))
    bitmap.context.clip(using: .evenOdd)
    bitmap.context.setFillColor(.testBlue)
    bitmap.context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
    expectEqual(bitmap.rows([blue: "B", white: "."]), ["BBB", "B.B", "BBB"])
  }

  @Test func strokesAreCentredOnTheirLine() {
    let bitmap = Bitmap(6, 4)
    bitmap.context.setStrokeColor(.testRed)
    bitmap.context.setLineWidth(2)
    bitmap.context.move(to: CGPoint(x: 1, y: 2))
    bitmap.context.addLine(to: CGPoint(x: 5, y: 2))
    bitmap.context.strokePath()
    expectEqual(bitmap.rows([red: "R", white: "."]), ["......", ".RRRR.", ".RRRR.", "......"])
  }

  @Test func squareCapsExtendByHalfTheWidth() {
    let bitmap = Bitmap(6, 2)
    bitmap.context.setStrokeColor(.testRed)
    bitmap.context.setLineWidth(2)
    bitmap.context.setLineCap(.square)
    bitmap.context.strokeLineSegments(between: [CGPoint(x: 2, y: 1), CGPoint(x: 4, y: 1)])
    expectEqual(bitmap.rows([red: "R", white: "."]), [".RRRR.", ".RRRR."])
  }

  @Test func dashesAlternate() {
    let bitmap = Bitmap(10, 1)
    bitmap.context.setStrokeColor(.testRed)
    bitmap.context.setLineDash(phase: 1, lengths: [3, 2])
    bitmap.context.strokeLineSegments(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 10, y: 0.5)])
    expectEqual(bitmap.rows([red: "R", white: "."]), ["RR..RRR..R"])
  }

  @Test func dashesOfZeroLengthDrawSolidLines() {
    let bitmap = Bitmap(4, 1)
    bitmap.context.setStrokeColor(.testRed)
    bitmap.context.setLineDash(phase: 0, lengths: [0, 0])
    bitmap.context.strokeLineSegments(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 4, y: 0.5)])
    expectEqual(bitmap.rows([red: "R"]), ["RRRR"])
  }

  @Test func drawPathFillsAndStrokes() {
    let bitmap = Bitmap(4, 4)
    bitmap.context.setFillColor(.testRed)
    bitmap.context.setStrokeColor(.testBlue)
    bitmap.context.addRect(CGRect(x: 0.5, y: 0.5, width: 3, height: 3))
    bitmap.context.drawPath(using: .fillStroke)
    expectEqual(bitmap.rows([red: "R", blue: "B"]), ["BBBB", "BRRB", "BRRB", "BBBB"])
  }

  @Test func theCurrentPathIsReturned() throws {
    let context = Bitmap(10, 10).context
    expectNil(context.path)
    context.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
    var rect = CGRect.zero
    expect(try require(context.path).isRect(&rect))
    expectEqual(rect, CGRect(x: 1, y: 2, width: 3, height: 4))
    expectEqual(context.boundingBoxOfPath, rect)
    expect(context.pathContains(CGPoint(x: 2, y: 3), mode: .fill))
    expect(!context.pathContains(CGPoint(x: 2.5, y: 4), mode: .stroke))
    expect(context.pathContains(CGPoint(x: 1, y: 4), mode: .stroke))
  }

  @Test func aStrokedPathFillsTheAreaOfTheStroke() {
    let bitmap = Bitmap(6, 4)
    bitmap.context.setFillColor(.testRed)
    bitmap.context.setLineWidth(2)
    bitmap.context.move(to: CGPoint(x: 1, y: 2))
    bitmap.context.addLine(to: CGPoint(x: 5, y: 2))
    bitmap.context.replacePathWithStrokedPath()
    bitmap.context.fillPath()
    expectEqual(bitmap.rows([red: "R", white: "."]), ["......", ".RRRR.", ".RRRR.", "......"])
  }

  @Test func aPathKeepsTheTransformItWasAddedUnder() {
    let bitmap = Bitmap(4, 1)
    bitmap.context.setFillColor(.testRed)
    bitmap.context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    bitmap.context.translateBy(x: 2, y: 0)
    bitmap.context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    bitmap.context.fillPath()
    expectEqual(bitmap.rows([red: "R", white: "."]), ["R.R."])
  }
}
