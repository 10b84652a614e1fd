import UIKit

/// Layers by hand: a gradient, a shape, a mask, animations with keys and delegates.
final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
  var gradientLayer: CAGradientLayer { layer as! CAGradientLayer }
}

final class LayersViewController: UIViewController {
  let gradientView = GradientView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  let shape = CAShapeLayer()
  let ball = CALayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    gradientView.gradientLayer.colors = [UIColor.systemPink.cgColor, UIColor.systemBlue.cgColor]
    gradientView.gradientLayer.startPoint = CGPoint(x: 0, y: 0.5)
    gradientView.gradientLayer.endPoint = CGPoint(x: 1, y: 0.5)
    view.addSubview(gradientView)

    let path = UIBezierPath(ovalIn: CGRect(x: 20, y: 220, width: 80, height: 80))
    shape.path = path.cgPath
    shape.fillColor = nil
    shape.strokeColor = UIColor.systemGreen.cgColor
    shape.lineWidth = 6
    shape.lineCap = .round
    shape.strokeEnd = 0.75
    view.layer.addSublayer(shape)

    ball.bounds = CGRect(x: 0, y: 0, width: 30, height: 30)
    ball.position = CGPoint(x: 40, y: 400)
    ball.backgroundColor = UIColor.white.cgColor
    ball.cornerRadius = 15
    ball.shadowOpacity = 0.5
    ball.shadowColor = UIColor.white.cgColor
    ball.shadowRadius = 6
    view.layer.addSublayer(ball)
  }

  func roll() {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 40
    animation.toValue = 280
    animation.duration = 1
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    ball.add(animation, forKey: "roll")
  }

  func fade(completion: @escaping () -> Void) {
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.5)
    CATransaction.setCompletionBlock(completion)
    ball.opacity = 0.2
    CATransaction.commit()
  }
}
