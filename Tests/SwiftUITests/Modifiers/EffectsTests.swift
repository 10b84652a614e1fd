import Expectations
import SwiftUI
import Testing

@testable import SwiftUI

@MainActor struct EffectsTests {
  private func container<V: View>(_ view: V) throws -> ContainedView {
    try require(Hosted(view).views.compactMap { $0 as? ContainedView }.first)
  }

  @Test func opacityHiddenAndAllowsHitTestingAreApplied() throws {
    expectEqual(try container(Box(width: 10, height: 10).opacity(0.25)).alpha, 0.25)
    expectEqual(try container(Box(width: 10, height: 10).opacity(7)).alpha, 1)
    expect(try container(Box(width: 10, height: 10).hidden()).isHidden)
    expect(try !container(Box(width: 10, height: 10).allowsHitTesting(false)).isUserInteractionEnabled)
  }

  @Test func cornerRadiusAndClipShapeClipTheView() throws {
    let corners = try container(Box(width: 20, height: 10).cornerRadius(4))
    expect(corners.layer.cornerRadius == 4 && corners.clipsToBounds)
    expectEqual(try container(Box(width: 20, height: 10).clipShape(Capsule())).layer.cornerRadius, 5)
    expectEqual(try container(Box(width: 20, height: 20).clipShape(Circle())).layer.cornerRadius, 10)
    expect(try container(Box(width: 20, height: 10).clipShape(Ellipse())).layer.mask is CAShapeLayer)
  }

  @Test func shadowModifiersSetTheLayersShadow() throws {
    let layer = try container(Box(width: 20, height: 10).shadow(color: .black, radius: 3, x: 1, y: 2)).layer
    expect(layer.shadowRadius == 3 && layer.shadowOffset == CGSize(width: 1, height: 2) && layer.shadowOpacity == 1)
  }

  @Test func rotationAndScaleLeaveTheLayout() throws {
    let hosted = Hosted(
      HStack(spacing: 0) {
        Box(width: 20, height: 10).scaleEffect(2); Box(width: 20, height: 10)
      })
    expectEqual(hosted.size(nil, nil), CGSize(width: 40, height: 10))
    let view = try require(hosted.views.first)
    expectEqual(view.convert(view.bounds, to: nil), CGRect(x: 120, y: 90, width: 40, height: 20))
    let turning = Hosted(Box(width: 20, height: 10).rotationEffect(.degrees(90), anchor: .topLeading))
    let turned = try require(turning.views.first)
    let frame = turned.convert(turned.bounds, to: nil)
    expect(abs(frame.minX - 130) < 0.01 && abs(frame.minY - 95) < 0.01 && abs(frame.width - 10) < 0.01)
  }

  @Test func aGeometryGroupMovesAsOneView() throws {
    let group = try container(
      HStack(spacing: 0) {
        Box(width: 20, height: 10); Box(width: 30, height: 10)
      }.geometryGroup())
    expectEqual(group.frame, CGRect(x: 125, y: 95, width: 50, height: 10))
    expectEqual(group.subviews.map(\.frame.width), [20, 30])
  }
}
