import CoreGraphics
import Expectations
import Testing

@testable import QuartzCore

@MainActor @Suite struct ShapeLayerTests {
  private func canvas(_ layer: CALayer) -> Canvas {
    let canvas = Canvas()
    canvas.root.addSublayer(layer)
    canvas.render(at: 0)
    return canvas
  }

  @Test func fillsItsPathByItsFillRule() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 10, y: 10, width: 40, height: 40))
    path.addRect(CGRect(x: 20, y: 20, width: 20, height: 20))
    let shape = CAShapeLayer()
    shape.path = path
    shape.fillColor = color(0xFF0000)
    let canvas = canvas(shape)
    expect(canvas.pixel(15, 15) == "ff0000" && canvas.pixel(30, 30) == "ff0000")
    canvas.show { shape.fillRule = .evenOdd }
    expect(canvas.pixel(15, 15) == "ff0000" && canvas.pixel(30, 30) == "ffffff")
  }

  @Test func strokeStartAndEndStrokePartOfThePath() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 50))
    path.addLine(to: CGPoint(x: 100, y: 50))
    let shape = CAShapeLayer()
    shape.path = path
    shape.fillColor = nil
    shape.strokeColor = color(0x0000FF)
    shape.lineWidth = 4
    shape.strokeStart = 0.25
    shape.strokeEnd = 0.75
    let canvas = canvas(shape)
    expect(canvas.pixel(20, 50) == "ffffff" && canvas.pixel(30, 50) == "0000ff")
    expect(canvas.pixel(70, 50) == "0000ff" && canvas.pixel(80, 50) == "ffffff")
    expect(canvas.pixel(50, 47) == "ffffff" && canvas.pixel(50, 48) == "0000ff" && canvas.pixel(50, 51) == "0000ff")
  }

  @Test func strokeEndAnimates() {
    CurrentTime.value = 0
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 50))
    path.addLine(to: CGPoint(x: 100, y: 50))
    let shape = CAShapeLayer()
    shape.path = path
    shape.strokeColor = color(0x0000FF)
    shape.lineWidth = 4
    let canvas = canvas(shape)
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = 0
    animation.duration = 1
    shape.add(animation, forKey: nil)
    canvas.render(at: 0.5)
    expect(canvas.pixel(40, 50) == "0000ff" && canvas.pixel(60, 50) == "ffffff")
  }

  @Test func gradientsRunFromStartToEnd() {
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    gradient.colors = [color(0x000000), color(0xFFFFFF)]
    let canvas = canvas(gradient)
    let column = stride(from: 0, to: 100, by: 10).map { Int(canvas.pixel(50, $0).prefix(2), radix: 16)! }
    expect(column == column.sorted() && column[0] < 3 && abs(column[5] - 128) < 3, "\(column)")
    canvas.show {
      gradient.startPoint = CGPoint(x: 0, y: 0.5)
      gradient.endPoint = CGPoint(x: 1, y: 0.5)
    }
    expect(canvas.pixel(50, 1) == canvas.pixel(50, 99) && canvas.pixel(5, 50) != canvas.pixel(95, 50))
    canvas.show {
      gradient.type = .radial
      gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
      gradient.endPoint = CGPoint(x: 1, y: 1)
    }
    expect(canvas.pixel(50, 50) < canvas.pixel(75, 50) && canvas.pixel(0, 0) == "ffffff")
    canvas.show {
      gradient.type = .conic
      gradient.endPoint = CGPoint(x: 1, y: 0.5)
    }
    expect(canvas.pixel(90, 52) < canvas.pixel(50, 90) && canvas.pixel(50, 90) < canvas.pixel(10, 50))
    expect(canvas.pixel(10, 50) < canvas.pixel(50, 10))
  }

  @Test func roundedCornersClipGradients() {
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    gradient.colors = [color(0x000000), color(0x101010)]
    gradient.cornerRadius = 40
    let canvas = canvas(gradient)
    expect(canvas.pixel(2, 2) == "ffffff" && canvas.pixel(50, 2) != "ffffff")
  }
}
