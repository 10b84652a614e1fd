import CPhysics

/// The collision shape of an item, relative to its centre.
struct ItemShape: Equatable {
  private enum Outline: Equatable {
    case circle(radius: CGFloat)
    /// Corners of a convex polygon, at most eight.
    case polygon([CGPoint])
  }

  /// The margin that the physics world adds around a polygon, in points: a hundredth of a metre.
  private static let skin = DynamicsUnits.pointsPerMeter / 100
  /// The minimum width and height of a body, in points.
  private static let leastSize: CGFloat = 1
  private static let mostCorners = 8

  private let outline: Outline

  @MainActor init(_ item: any UIDynamicItem) {
    let size = item.bounds.size
    switch item.collisionBoundsType {
    case .rectangle: outline = .polygon(Self.rectangle(size))
    case .ellipse where size.width == size.height: outline = .circle(radius: max(size.width, Self.leastSize) / 2)
    case .ellipse: outline = .polygon(Self.ellipse(size))
    case .path: outline = .polygon(Self.corners(of: item.collisionBoundingPath, size))
    }
  }

  func add(to body: OpaquePointer, _ number: Int32, _ material: ItemProperties.Material) {
    switch outline {
    case .circle(let radius):
      physics_body_set_circle(body, number, Double(radius / DynamicsUnits.pointsPerMeter), material.physics)
    case .polygon(let corners):
      physics_body_set_polygon(body, number, corners.map(PhysicsVector.init(points:)), corners.count, material.physics)
    }
  }

  private static func rectangle(_ size: CGSize) -> [CGPoint] {
    let width = max(size.width - 2 * skin, leastSize) / 2
    let height = max(size.height - 2 * skin, leastSize) / 2
    return [
      CGPoint(x: -width, y: -height), CGPoint(x: width, y: -height), CGPoint(x: width, y: height),
      CGPoint(x: -width, y: height),
    ]
  }

  private static func ellipse(_ size: CGSize) -> [CGPoint] {
    let width = max(size.width - 2 * skin, leastSize) / 2
    let height = max(size.height - 2 * skin, leastSize) / 2
    return (0..<mostCorners).map { index in
      let angle = 2 * CGFloat.pi * (CGFloat(index) + 0.5) / CGFloat(mostCorners)
      return CGPoint(x: width * cos(angle), y: height * sin(angle))
    }
  }

  /// The corners of a path. If there are too many, only every second, third and so on is kept.
  private static func corners(of path: UIBezierPath, _ size: CGSize) -> [CGPoint] {
    let points = path.cgPath.corners
    let box = path.bounds
    guard points.count >= 3, box.width >= leastSize, box.height >= leastSize else { return rectangle(size) }
    let step = (points.count + mostCorners - 1) / mostCorners
    return stride(from: 0, to: points.count, by: step).map { points[$0] }
  }
}
