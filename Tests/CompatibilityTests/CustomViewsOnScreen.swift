import CoreGraphics
import Expectations
import Testing
import TrestleTesting
import UIKit

/// The custom views of this folder in a window, touched and looked at.
@MainActor
final class RatingController: UIViewController, RatingViewDelegate {
  let rating = RatingView()
  let card = CardView(color: .systemGreen)
  private(set) lazy var mover = CardMover(card: card)
  private(set) var ratings: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.tintColor = .systemRed
    rating.delegate = self
    rating.frame = CGRect(x: 20, y: 20, width: 100, height: 20)
    card.frame = CGRect(x: 20, y: 60, width: 100, height: 80)
    view.addSubviews(rating, card)
    mover.pan.name = "move"
  }

  func ratingView(_ view: RatingView, didChange rating: Int) {
    ratings.append(rating)
  }
}

@MainActor
@Suite(.serialized)
struct CustomViewsOnScreen {
  private func color(of picture: CGImage, x: Int, y: Int) -> [Int] {
    var pixel: [UInt8] = [0, 0, 0, 0]
    pixel.withUnsafeMutableBytes { memory in
      let context = CGContext(
        data: memory.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
      context?.draw(
        picture, in: CGRect(x: -x, y: y - picture.height + 1, width: picture.width, height: picture.height))
    }
    return [Int(pixel[2]), Int(pixel[1]), Int(pixel[0])]
  }

  @Test func touchingARatingRedrawsIt() throws {
    let controller = RatingController()
    let screen = MountedScreen(controller, size: CGSize(width: 160, height: 160), scale: 1)
    expect(color(of: screen.picture, x: 30, y: 30) != [255, 59, 48])
    screen.tap(at: CGPoint(x: 50, y: 30))
    try screen.settle()
    expectEqual(controller.ratings, [2])
    let picture = screen.picture
    expectEqual(color(of: picture, x: 30, y: 30), [255, 59, 48], "the first star has the tint")
    expectEqual(color(of: picture, x: 50, y: 30), [255, 59, 48])
    expect(color(of: picture, x: 70, y: 30) != [255, 59, 48])
    expectEqual(color(of: picture, x: 5, y: 5), [255, 255, 255])
  }

  @Test func aDarkScreenDrawsDarkColours() {
    let controller = RatingController()
    controller.rating.rating = 5
    let screen = MountedScreen(controller, size: CGSize(width: 160, height: 160), scale: 1) {
      $0.userInterfaceStyle = .dark
    }
    expectEqual(color(of: screen.picture, x: 5, y: 5), [0, 0, 0])
    expectEqual(color(of: screen.picture, x: 30, y: 30), [255, 69, 58])
    screen.window.traitOverrides.userInterfaceStyle = .light
    screen.advance(frames: 2)
    expectEqual(color(of: screen.picture, x: 5, y: 5), [255, 255, 255])
    expectEqual(color(of: screen.picture, x: 30, y: 30), [255, 59, 48])
  }

  @Test func aFingerMovesACard() throws {
    let controller = RatingController()
    let screen = MountedScreen(controller, size: CGSize(width: 400, height: 400), scale: 1)
    screen.drag(from: CGPoint(x: 40, y: 80), to: CGPoint(x: 140, y: 130))
    try screen.settle()
    let origin = controller.card.frame.origin
    expect(abs(origin.x - 120) < 1e-6 && abs(origin.y - 110) < 1e-6)
    expectEqual(color(of: screen.picture, x: 140, y: 125), [52, 199, 89], "its bar has moved with it")
    expectEqual(color(of: screen.picture, x: 30, y: 75), [255, 255, 255])
  }

  @Test func anAnimatedViewIsDrawnBetweenItsFrames() throws {
    let controller = UIViewController()
    let screen = MountedScreen(controller, size: CGSize(width: 100, height: 40), scale: 1)
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 40))
    box.backgroundColor = .red
    controller.view.addSubview(box)
    screen.advance(frames: 1)
    var completed: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      box.frame.origin.x = 80
    } completion: {
      completed.append($0)
    }
    screen.advance(by: 0.5)
    expectEqual(color(of: screen.picture, x: 50, y: 20), [255, 0, 0])
    expect(color(of: screen.picture, x: 5, y: 20) != [255, 0, 0])
    try screen.settle()
    expect(color(of: screen.picture, x: 90, y: 20) == [255, 0, 0] && completed == [true])
  }
}
