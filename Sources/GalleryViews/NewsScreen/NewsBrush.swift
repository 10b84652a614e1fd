import UIKit

/// Draws plain shapes on a picture of the news.
@MainActor
struct NewsBrush {
  let context: CGContext
  private let size = NewsPicture.size

  private func color(_ hex: Int) -> UIColor {
    UIColor(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255, blue: CGFloat(hex & 0xFF) / 255,
      alpha: 1)
  }

  /// A vertical gradient in bands, from one colour to another.
  func sky(_ top: Int, _ bottom: Int) {
    let count = Int(size.height)
    for row in 0..<count {
      let share = CGFloat(row) / CGFloat(count - 1)
      func mix(_ shift: Int) -> CGFloat {
        (CGFloat(top >> shift & 0xFF) * (1 - share) + CGFloat(bottom >> shift & 0xFF) * share) / 255
      }
      context.setFillColor(UIColor(red: mix(16), green: mix(8), blue: mix(0), alpha: 1).cgColor)
      context.fill(CGRect(x: 0, y: CGFloat(row), width: size.width, height: 1))
    }
  }

  func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ hex: Int) {
    context.setFillColor(color(hex).cgColor)
    context.fillEllipse(in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ hex: Int) {
    context.setFillColor(color(hex).cgColor)
    context.fill(CGRect(x: x, y: y, width: width, height: height))
  }

  func polygon(_ hex: Int, _ coordinates: CGFloat...) {
    context.setFillColor(color(hex).cgColor)
    context.move(to: CGPoint(x: coordinates[0], y: coordinates[1]))
    for index in stride(from: 2, to: coordinates.count, by: 2) {
      context.addLine(to: CGPoint(x: coordinates[index], y: coordinates[index + 1]))
    }
    context.closePath()
    context.fillPath()
  }

  /// A hill: the area below an arch.
  func curve(
    _ hex: Int, left: CGFloat, top: CGFloat, right: CGFloat, from start: CGFloat = 0, to end: CGFloat = 88,
    bottom: CGFloat = 66
  ) {
    context.setFillColor(color(hex).cgColor)
    context.move(to: CGPoint(x: start, y: bottom))
    context.addLine(to: CGPoint(x: start, y: left))
    context.addQuadCurve(to: CGPoint(x: end, y: right), control: CGPoint(x: (start + end) / 2, y: top))
    context.addLine(to: CGPoint(x: end, y: bottom))
    context.closePath()
    context.fillPath()
  }
}
