import Expectations
import Stage
import Testing
import UIKit

@testable import UIKitGraphics

@MainActor @Suite struct UICoordinateSpaceTests {
  /// A space of an app's own: the screen, shifted and twice as fine.
  final class Grid: NSObject, UICoordinateSpace {
    let screen: any UICoordinateSpace
    var bounds: CGRect { CGRect(x: 0, y: 0, width: 200, height: 200) }

    init(screen: any UICoordinateSpace) {
      self.screen = screen
    }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
      screen.convert(CGPoint(x: point.x / 2 + 10, y: point.y / 2 + 10), to: coordinateSpace)
    }

    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
      let onScreen = screen.convert(point, from: coordinateSpace)
      return CGPoint(x: (onScreen.x - 10) * 2, y: (onScreen.y - 10) * 2)
    }

    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
      screen.convert(
        CGRect(x: rect.minX / 2 + 10, y: rect.minY / 2 + 10, width: rect.width / 2, height: rect.height / 2),
        to: coordinateSpace)
    }

    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
      let onScreen = screen.convert(rect, from: coordinateSpace)
      return CGRect(
        x: (onScreen.minX - 10) * 2, y: (onScreen.minY - 10) * 2, width: onScreen.width * 2,
        height: onScreen.height * 2)
    }
  }

  let loop: FrameLoop
  let window: UIWindow
  let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 60))
  let leaf = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))

  init() {
    loop = FrameLoop(stage: OffscreenStage(size: CGSize(width: 300, height: 400), scale: 2))
    window = UIWindow(windowScene: loop.scene)
    window.frame = CGRect(x: 40, y: 30, width: 200, height: 300)
    window.isHidden = false
    window.addSubview(view)
    view.addSubview(leaf)
  }

  @Test func viewsConvertAsCoordinateSpaces() {
    let space: any UICoordinateSpace = view
    expectEqual(space.bounds, CGRect(x: 0, y: 0, width: 50, height: 60))
    expectEqual(space.convert(CGPoint(x: 1, y: 2), to: leaf as any UICoordinateSpace), CGPoint(x: -4, y: -3))
    expectEqual(space.convert(CGPoint(x: 1, y: 2), from: leaf as any UICoordinateSpace), CGPoint(x: 6, y: 7))
    expectEqual(leaf.convert(leaf.bounds, to: space), CGRect(x: 5, y: 5, width: 10, height: 10))
    expectEqual(leaf.convert(view.bounds, from: space), CGRect(x: -5, y: -5, width: 50, height: 60))
  }

  @Test func coordinatesConvertBetweenViewsAndTheScreen() {
    let screen = loop.scene.screen.coordinateSpace
    expectEqual(screen.bounds, CGRect(x: 0, y: 0, width: 300, height: 400))
    expectEqual(view.convert(CGPoint(x: 1, y: 2), to: screen), CGPoint(x: 51, y: 52))
    expectEqual(view.convert(CGPoint(x: 51, y: 52), from: screen), CGPoint(x: 1, y: 2))
    expectEqual(screen.convert(CGPoint(x: 51, y: 52), to: view), CGPoint(x: 1, y: 2))
    expectEqual(screen.convert(CGPoint(x: 1, y: 2), from: view), CGPoint(x: 51, y: 52))
    expectEqual(view.convert(view.bounds, to: screen), CGRect(x: 50, y: 50, width: 50, height: 60))
    expectEqual(screen.convert(view.bounds, from: view), CGRect(x: 50, y: 50, width: 50, height: 60))
    expectEqual(view.convert(screen.bounds, from: screen), CGRect(x: -50, y: -50, width: 300, height: 400))
    expectEqual(screen.convert(screen.bounds, to: view), CGRect(x: -50, y: -50, width: 300, height: 400))
    expectEqual(loop.scene.coordinateSpace.convert(CGPoint(x: 3, y: 4), to: screen), CGPoint(x: 3, y: 4))
    expectEqual(screen.convert(CGPoint(x: 3, y: 4), from: loop.scene.screen.fixedCoordinateSpace), CGPoint(x: 3, y: 4))
  }

  @Test func customCoordinateSpacesConvertThroughTheScreen() {
    let grid = Grid(screen: loop.scene.coordinateSpace)
    expectEqual(view.convert(CGPoint.zero, to: grid), CGPoint(x: 80, y: 80))
    expectEqual(view.convert(CGPoint(x: 80, y: 80), from: grid), CGPoint.zero)
    expectEqual(view.convert(view.bounds, to: grid), CGRect(x: 80, y: 80, width: 100, height: 120))
    expectEqual(view.convert(CGRect(x: 80, y: 80, width: 100, height: 120), from: grid), view.bounds)
    expectEqual(loop.scene.coordinateSpace.convert(CGPoint(x: 10, y: 10), to: grid), CGPoint.zero)
    expectEqual(loop.scene.coordinateSpace.convert(CGPoint.zero, from: grid), CGPoint(x: 10, y: 10))
  }
}
