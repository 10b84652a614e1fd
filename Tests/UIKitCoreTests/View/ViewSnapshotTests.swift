import CoreGraphics
import Expectations
import Stage
import Testing
import UIKit

@testable import QuartzCore
@testable import UIKitCore

@MainActor
@Suite(.serialized)
struct ViewSnapshotTests {
  @Test func aSnapshotViewShowsTheViewsPresentContent() throws {
    let clock = FrameClock.virtual()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    view.backgroundColor = .red
    let half = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 5))
    half.backgroundColor = .blue
    view.addSubview(half)
    window.addSubview(view)
    let image = try require(ViewSnapshot(view).image())
    expect(image.width == 20 && image.height == 20)
    let color = try require(PixelProbe(image).color(x: 10, y: 4))
    expectEqual(color, [0, 0, 255])
    expectEqual(PixelProbe(image).color(x: 10, y: 16), [255, 0, 0])
    expectEqual(view.snapshotView(afterScreenUpdates: false)?.bounds.size, CGSize(width: 10, height: 10))
    withExtendedLifetime(clock) {}
  }

  @Test func crossDissolveFadesASnapshotOfTheOldContent() {
    let clock = FrameClock.virtual()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    var finished: [Bool] = []
    UIView.transition(with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
      view.backgroundColor = .red
    } completion: {
      finished.append($0)
    }
    expect(view.subviews.count == 1 && view.layer.backgroundColor?.sRGB.red == 1)
    let ghost = view.subviews[0]
    clock.advance(by: 0.5)
    ghost.layer.stepAnimations(at: clock.now)
    expect(abs(ghost.layer.presentationOpacity - 0.5) < 1e-5 && finished.isEmpty)
    clock.advance(by: 0.5)
    ghost.layer.stepAnimations(at: clock.now)
    expect(view.subviews.isEmpty && finished == [true])
  }

  /// The side that comes to the front is larger than the other.
  @Test(arguments: [
    (UIView.AnimationOptions.transitionFlipFromLeft, CGPoint(x: 0, y: 5)),
    (.transitionFlipFromRight, CGPoint(x: 10, y: 5)), (.transitionFlipFromTop, CGPoint(x: 5, y: 0)),
    (.transitionFlipFromBottom, CGPoint(x: 5, y: 10)),
  ])
  func flipTransitionsBringTheirSideToTheFront(_ options: UIView.AnimationOptions, _ side: CGPoint) throws {
    let clock = FrameClock.virtual()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    UIView.transition(with: view, duration: 1, options: options, animations: {})
    for share in [0.25, 0.5] {
      clock.advance(by: share)
      view.layer.stepAnimations(at: clock.now)
      let transform = try require(view.layer.presentation()).transform
      // The distance from the eye, as a share of that of the middle.
      func distance(_ point: CGPoint) -> CGFloat { (point.x - 5) * transform.m14 + (point.y - 5) * transform.m24 + 1 }
      let other = CGPoint(x: 10 - side.x, y: 10 - side.y)
      // In the second half the back is seen from the front: its sides have changed places.
      let isFront = share == 0.25
      expect(isFront ? distance(side) < distance(other) : distance(side) > distance(other))
    }
  }

  @Test(arguments: [
    (UIView.AnimationOptions.transitionFlipFromLeft, true), (.transitionFlipFromRight, true),
    (.transitionFlipFromTop, false), (.transitionFlipFromBottom, false),
  ])
  func flipTransitionsShowTheOldContentThenTheNew(_ options: UIView.AnimationOptions, _ isHorizontal: Bool) {
    let clock = FrameClock.virtual()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    var finished: [Bool] = []
    UIView.transition(with: view, duration: 1, options: options) {
      view.backgroundColor = .red
    } completion: {
      finished.append($0)
    }
    let ghost = view.subviews[0]
    func advance(_ seconds: Double) {
      clock.advance(by: seconds)
      ghost.layer.stepAnimations(at: clock.now)
      view.layer.stepAnimations(at: clock.now)
    }
    func size() -> CGSize { view.layer.presentationFrame.size }
    advance(0.25)
    expectEqual(ghost.layer.presentationOpacity, 1)
    expect((isHorizontal ? size().width : size().height) < 10)
    expect(abs((isHorizontal ? size().height : size().width) - 10) < 1e-6)
    advance(0.25)
    expect((isHorizontal ? size().width : size().height) < 0.1)
    advance(0.25)
    expectEqual(ghost.layer.presentationOpacity, 0)
    let width = isHorizontal ? size().width : size().height
    expect(width > 1 && width < 10 && finished.isEmpty)
    advance(0.3)
    expect(view.subviews.isEmpty && finished == [true])
    expectEqual(size(), CGSize(width: 10, height: 10))
  }

  @Test func transitionFromToReplacesOneViewByAnother() {
    let clock = FrameClock.virtual()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let (old, new) = (UIView(), UIView())
    window.addSubview(old)
    var finished: [Bool] = []
    UIView.transition(from: old, to: new, duration: 0.2) { finished.append($0) }
    expect(old.superview == nil && new.superview === window)
    clock.advance(by: 0)
    expectEqual(finished, [true])
  }
}

/// Reads pixels of an image, rows from the top.
@MainActor
private struct PixelProbe {
  private let bytes: [UInt8]
  private let width: Int

  init(_ image: CGImage) {
    width = image.width
    var bytes = [UInt8](repeating: 0, count: image.width * image.height * 4)
    bytes.withUnsafeMutableBytes { memory in
      let context = CGContext(
        data: memory.baseAddress, width: image.width, height: image.height, bitsPerComponent: 8,
        bytesPerRow: image.width * 4, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
      context?.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    }
    self.bytes = bytes
  }

  func color(x: Int, y: Int) -> [Int]? {
    let start = (y * width + x) * 4
    guard start + 2 < bytes.count else { return nil }
    return [Int(bytes[start + 2]), Int(bytes[start + 1]), Int(bytes[start])]
  }
}
