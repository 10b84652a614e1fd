import Expectations
import Testing
import UIKit

@testable import SwiftUI

@MainActor struct MeshGradientTests {
  private let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

  private func parts(_ hosted: Hosted<some View>, _ x: Int, _ y: Int) -> [Int] {
    let text = hosted.pixel(x, y)
    return stride(from: 0, to: 6, by: 2).map { Int(text.dropFirst($0).prefix(2), radix: 16) ?? -1 }
  }

  @Test func pointsHaveTheirColoursAndMixThemBetween() {
    let mesh = MeshGradient(
      width: 2, height: 2, points: corners, colors: [.black, .white, .black, .white], smoothsColors: false)
    let hosted = Hosted(mesh, width: 100, height: 60)
    expect(parts(hosted, 1, 30)[0] < 12 && parts(hosted, 98, 30)[0] > 243)
    expect(abs(parts(hosted, 50, 30)[0] - 128) < 6 && abs(parts(hosted, 25, 10)[0] - 64) < 6)
  }

  @Test func aMovedPointTakesItsColourAlong() {
    func mesh(_ middle: SIMD2<Float>) -> MeshGradient {
      let points: [SIMD2<Float>] = [
        [0, 0], [0.5, 0], [1, 0], [0, 0.5], middle, [1, 0.5], [0, 1], [0.5, 1], [1, 1],
      ]
      let colors: [Color] = [.black, .black, .black, .black, .white, .black, .black, .black, .black]
      return MeshGradient(width: 3, height: 3, points: points, colors: colors)
    }
    let central = Hosted(mesh([0.5, 0.5]), width: 100, height: 100)
    expect(parts(central, 50, 50)[0] > 240 && parts(central, 80, 80)[0] < 80)
    let moved = Hosted(mesh([0.8, 0.8]), width: 100, height: 100)
    expect(parts(moved, 80, 80)[0] > 240)
  }

  @Test func thePlaceOutsideOfTheMeshHasTheBackground() {
    let points: [SIMD2<Float>] = [[0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]]
    let red = Color(red: 1, green: 0, blue: 0)
    let mesh = MeshGradient(
      width: 2, height: 2, points: points, colors: Array(repeating: red, count: 4),
      background: Color(red: 0, green: 0, blue: 1))
    let hosted = Hosted(mesh, width: 100, height: 100)
    expect(parts(hosted, 50, 50) == [255, 0, 0] && parts(hosted, 10, 50) == [0, 0, 255])
    expect(parts(hosted, 30, 30) == [255, 0, 0] && parts(hosted, 80, 80) == [0, 0, 255])
  }

  @Test func controlPointsBendTheEdges() {
    func point(_ x: Float, _ y: Float, bend: Float) -> MeshGradient.BezierPoint {
      let place = SIMD2(x, y)
      return .init(
        position: place, leadingControlPoint: place + [-0.3, bend], topControlPoint: place + [0, -0.3],
        trailingControlPoint: place + [0.3, bend], bottomControlPoint: place + [0, 0.3])
    }
    func mesh(_ bend: Float) -> MeshGradient {
      MeshGradient(
        width: 2, height: 2,
        bezierPoints: [
          point(0, 0.5, bend: bend), point(1, 0.5, bend: bend), point(0, 1, bend: 0), point(1, 1, bend: 0),
        ],
        resolvedColors: Array(repeating: .init(red: 0, green: 1, blue: 0), count: 4), background: .white)
    }
    let straight = Hosted(mesh(0), width: 100, height: 100)
    let bent = Hosted(mesh(-0.4), width: 100, height: 100)
    expect(parts(straight, 50, 30) == [255, 255, 255] && parts(bent, 50, 30) == [0, 255, 0])
  }

  @Test func shapesAreFilledAndMirroredLayoutsTurnTheMesh() {
    let mesh = MeshGradient(width: 2, height: 2, points: corners, colors: [.black, .white, .black, .white])
    let hosted = Hosted(
      Circle().fill(mesh).environment(\.layoutDirection, .rightToLeft), width: 100, height: 100)
    expect(parts(hosted, 2, 2)[0] == 255, "beside the circle is the ground")
    expect(parts(hosted, 90, 50)[0] < 60 && parts(hosted, 10, 50)[0] > 200)
  }

  @Test func aFaintMeshLetsTheGroundShine() {
    let mesh = MeshGradient(width: 2, height: 2, points: corners, colors: Array(repeating: .black, count: 4))
    let hosted = Hosted(Rectangle().fill(mesh.opacity(0.5)), width: 20, height: 20)
    expect(abs(parts(hosted, 10, 10)[0] - 128) < 4)
  }

  @Test func perceptualMixturesAreNotThoseOfComponents() {
    func mesh(_ space: Gradient.ColorSpace) -> MeshGradient {
      let (red, green) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0))
      return MeshGradient(
        width: 2, height: 2, points: corners, colors: [red, green, red, green], smoothsColors: false,
        colorSpace: space)
    }
    let device = parts(Hosted(mesh(.device), width: 100, height: 20), 50, 10)
    let perceptual = parts(Hosted(mesh(.perceptual), width: 100, height: 20), 50, 10)
    expect(abs(device[0] - 127) < 6 && perceptual[0] > device[0] + 30)
  }

  @Test func aMeshWithTooFewColoursIsReportedAndNotDrawn() {
    let messages = reports {
      let hosted = Hosted(
        MeshGradient(width: 2, height: 2, points: corners, colors: [.black]).background(Color.white), width: 20,
        height: 20)
      expectEqual(hosted.pixel(10, 10), "ffffff")
    }
    expectEqual(messages, ["MeshGradient: the points and colors have to be width × height of each."])
  }
}
