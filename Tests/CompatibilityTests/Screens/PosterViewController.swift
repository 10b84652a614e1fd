import UIKit

/// Drawing by hand: paths, gradients, shadows, images made by a renderer.
final class PosterView: UIView {
  var title = "Summer" {
    didSet { setNeedsDisplay() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    let card = UIBezierPath(roundedRect: bounds.insetBy(dx: 8, dy: 8), cornerRadius: 16)
    context.setShadow(
      offset: CGSize(width: 0, height: 4), blur: 8, color: UIColor.black.withAlphaComponent(0.3).cgColor)
    UIColor.systemIndigo.setFill()
    card.fill()
    context.restoreGState()

    context.saveGState()
    card.addClip()
    let colors = [UIColor.systemPurple.cgColor, UIColor.systemOrange.cgColor] as CFArray
    if let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]) {
      context.drawLinearGradient(
        gradient, start: CGPoint(x: bounds.midX, y: 8), end: CGPoint(x: bounds.midX, y: bounds.maxY - 8), options: [])
    }
    UIColor.white.setStroke()
    let sun = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: 40, startAngle: 0, endAngle: .pi * 2, clockwise: true)
    sun.lineWidth = 3
    sun.setLineDash([6, 4], count: 2, phase: 0)
    sun.stroke()
    let wave = UIBezierPath()
    wave.move(to: CGPoint(x: 0, y: bounds.maxY - 40))
    wave.addCurve(
      to: CGPoint(x: bounds.maxX, y: bounds.maxY - 40),
      controlPoint1: CGPoint(x: bounds.width / 3, y: bounds.maxY - 90),
      controlPoint2: CGPoint(x: bounds.width * 2 / 3, y: bounds.maxY + 10))
    wave.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
    wave.addLine(to: CGPoint(x: 0, y: bounds.maxY))
    wave.close()
    UIColor(red: 0, green: 0.3, blue: 0.6, alpha: 0.7).setFill()
    wave.fill()
    context.restoreGState()

    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .center
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 28, weight: .bold), .foregroundColor: UIColor.white, .paragraphStyle: paragraph,
      .kern: 1.5,
    ]
    (title as NSString).draw(in: CGRect(x: 16, y: 24, width: bounds.width - 32, height: 40), withAttributes: attributes)
  }
}

final class PosterViewController: UIViewController {
  let poster = PosterView(frame: CGRect(x: 20, y: 60, width: 280, height: 320))
  let badge = UIImageView()

  override func loadView() {
    let root = UIView()
    root.backgroundColor = .secondarySystemBackground
    view = root
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(poster)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60))
    badge.image = renderer.image { context in
      UIColor.systemRed.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 60, height: 60))
      UIColor.white.setFill()
      context.fill(CGRect(x: 27, y: 12, width: 6, height: 36))
      context.fill(CGRect(x: 12, y: 27, width: 36, height: 6))
    }
    badge.sizeToFit()
    badge.center = CGPoint(x: 300, y: 60)
    badge.transform = CGAffineTransform(rotationAngle: .pi / 8).scaledBy(x: 1.2, y: 1.2)
    view.addSubview(badge)
  }
}
