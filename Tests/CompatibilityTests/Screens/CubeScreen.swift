import UIKit

/// A cube of six faces in space, which can be turned, and a card with a front and a back.
final class CubeViewController: UIViewController {
  private static let side: CGFloat = 120

  let cube = CATransformLayer()
  let card = CATransformLayer()
  private var angle = CGPoint(x: 0.6, y: 0.5)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let half = Self.side / 2
    let faces: [(UIColor, CATransform3D)] = [
      (.systemRed, CATransform3DMakeTranslation(0, 0, half)),
      (.systemBlue, CATransform3DRotate(CATransform3DMakeTranslation(half, 0, 0), .pi / 2, 0, 1, 0)),
      (.systemGreen, CATransform3DRotate(CATransform3DMakeTranslation(0, -half, 0), .pi / 2, 1, 0, 0)),
      (.systemYellow, CATransform3DRotate(CATransform3DMakeTranslation(0, half, 0), -.pi / 2, 1, 0, 0)),
      (.systemPurple, CATransform3DRotate(CATransform3DMakeTranslation(-half, 0, 0), -.pi / 2, 0, 1, 0)),
      (.systemOrange, CATransform3DRotate(CATransform3DMakeTranslation(0, 0, -half), .pi, 0, 1, 0)),
    ]
    for (number, (color, transform)) in faces.enumerated() {
      cube.addSublayer(makeFace(color, number + 1, transform))
    }
    cube.position = CGPoint(x: 160, y: 160)
    let front = makeFace(.systemTeal, 8, CATransform3DIdentity)
    let back = makeFace(.systemPink, 9, CATransform3DMakeRotation(.pi, 0, 1, 0))
    front.zPosition = 1
    back.zPosition = -1
    card.addSublayer(back)
    card.addSublayer(front)
    card.position = CGPoint(x: 160, y: 360)
    view.layer.addSublayer(cube)
    view.layer.addSublayer(card)
    turn()
  }

  private func makeFace(_ color: UIColor, _ number: Int, _ transform: CATransform3D) -> CALayer {
    let face = CALayer()
    face.frame = CGRect(x: -Self.side / 2, y: -Self.side / 2, width: Self.side, height: Self.side)
    face.backgroundColor = color.cgColor
    face.borderWidth = 2
    face.borderColor = UIColor.black.cgColor
    let spots = CALayer()
    spots.frame = CGRect(x: 12, y: 12, width: CGFloat(number) * 10, height: 16)
    spots.backgroundColor = UIColor.white.cgColor
    face.addSublayer(spots)
    face.transform = transform
    return face
  }

  func turn(by amount: CGPoint = .zero) {
    angle.x += amount.x
    angle.y += amount.y
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    cube.transform = CATransform3DRotate(CATransform3DMakeRotation(angle.y, 1, 0, 0), angle.x, 0, 1, 0)
    CATransaction.commit()
  }

  func flip() {
    card.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
  }
}
