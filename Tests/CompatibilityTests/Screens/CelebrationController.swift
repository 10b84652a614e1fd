import UIKit

/// Dots that pulse one after the other while something loads, and confetti when it is there, as Apple's documentation of
/// `CAReplicatorLayer` and `CAEmitterLayer` describes them.
final class CelebrationController: UIViewController {
  let dots = ActivityDotsView(frame: CGRect(x: 60, y: 60, width: 120, height: 120))
  let confetti = CAEmitterLayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(dots)
  }

  func load() { dots.startAnimating() }

  func celebrate() {
    dots.stopAnimating()
    confetti.emitterPosition = CGPoint(x: view.bounds.midX, y: 0)
    confetti.emitterSize = CGSize(width: view.bounds.width, height: 1)
    confetti.emitterShape = .line
    confetti.beginTime = CACurrentMediaTime()
    confetti.emitterCells = [UIColor.systemRed, .systemBlue, .systemYellow, .systemGreen].map(cell)
    view.layer.addSublayer(confetti)
  }

  func stop() { confetti.birthRate = 0 }

  private func cell(_ color: UIColor) -> CAEmitterCell {
    let cell = CAEmitterCell()
    cell.birthRate = 12
    cell.lifetime = 5
    cell.velocity = 140
    cell.velocityRange = 40
    cell.emissionLongitude = .pi
    cell.emissionRange = .pi / 4
    cell.emissionLongitude = .pi / 2
    cell.yAcceleration = 30
    cell.spin = 3
    cell.spinRange = 4
    cell.scale = 0.6
    cell.scaleRange = 0.3
    cell.color = color.cgColor
    cell.contents = Self.paper.cgImage
    return cell
  }

  private static let paper = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 8)).image { context in
    UIColor.white.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 12, height: 8))
  }
}

/// A ring of dots, each a copy of one, which grow and fade one after the other.
final class ActivityDotsView: UIView {
  override class var layerClass: AnyClass { CAReplicatorLayer.self }
  private var replicator: CAReplicatorLayer { layer as! CAReplicatorLayer }
  private let dot = CALayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let count = 10
    dot.frame = CGRect(x: bounds.midX - 8, y: 4, width: 16, height: 16)
    dot.cornerRadius = 8
    dot.backgroundColor = UIColor.systemTeal.cgColor
    replicator.addSublayer(dot)
    replicator.instanceCount = count
    replicator.instanceTransform = CATransform3DMakeRotation(2 * .pi / CGFloat(count), 0, 0, 1)
    replicator.instanceDelay = 1 / CFTimeInterval(count)
    replicator.instanceGreenOffset = -0.06
  }

  required init?(coder: NSCoder) { nil }

  func startAnimating() {
    let shrink = CABasicAnimation(keyPath: "transform.scale")
    shrink.fromValue = 1
    shrink.toValue = 0.2
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = 0.3
    let pulse = CAAnimationGroup()
    pulse.animations = [shrink, fade]
    pulse.duration = 1
    pulse.repeatCount = .infinity
    dot.add(pulse, forKey: "pulse")
  }

  func stopAnimating() { dot.removeAnimation(forKey: "pulse") }
}
