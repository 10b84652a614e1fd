import ListCore

// The space that lines have beside exclusion paths.
extension NSTextContainer {
  /// Spaces narrower than this without padding, in points, take no text [?].
  private static let smallestRoom = 12.0

  final func room(
    for proposed: CGRect, isRightToLeft: Bool, remaining: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    remaining?.pointee = .zero
    var line = proposed
    // A container that follows its view is as wide as the line that is proposed.
    if size.width > 0, !widthTracksTextView {
      line = line.intersection(CGRect(x: 0, y: line.minY, width: size.width, height: line.height))
    }
    guard line.width > 0, line.height > 0, !line.isNull else { return .zero }
    var top = Double(line.minY)
    let height = Double(line.height)
    while top < excluded.bottom {
      let free = excluded.free(in: Double(line.minX)...Double(line.maxX), from: top, to: top + height)
      let usable = free.filter { $0.upperBound - $0.lowerBound >= smallest(in: line) }
      if let room = isRightToLeft ? usable.last : usable.first {
        let rest = isRightToLeft ? Double(line.minX)...room.lowerBound : room.upperBound...Double(line.maxX)
        if usable.count > 1 { remaining?.pointee = rect(rest, top, height) }
        return rect(room, top, height)
      }
      top = excluded.next(below: top)
    }
    line.origin.y = CGFloat(top)
    return line
  }

  /// The least width of a space in a line, with padding. If the proposed line is narrower, its own width is enough.
  private func smallest(in line: CGRect) -> Double {
    min(Double(line.width), Self.smallestRoom + 2 * Double(lineFragmentPadding))
  }

  private func rect(_ extent: ClosedRange<Double>, _ top: Double, _ height: Double) -> CGRect {
    CGRect(x: extent.lowerBound, y: top, width: extent.upperBound - extent.lowerBound, height: height)
  }

  /// The areas inside paths, whose curves become lines.
  static func areas(of paths: [UIBezierPath]) -> ExcludedAreas {
    var areas = ExcludedAreas()
    for path in paths { areas.add(edges(of: path.cgPath), usesEvenOddRule: path.usesEvenOddFillRule) }
    return areas
  }

  /// The sides of a path's outline; an open outline is closed.
  private static func edges(of path: CGPath) -> [ExcludedAreas.Edge] {
    var edges: [ExcludedAreas.Edge] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    func add(to point: CGPoint) {
      if point != current {
        edges.append(
          ExcludedAreas.Edge(
            from: (Double(current.x), Double(current.y)), to: (Double(point.x), Double(point.y))))
      }
      current = point
    }
    path.flattened(threshold: 0.1).applyWithBlock { element in
      switch element.pointee.type {
      case .moveToPoint:
        add(to: start)
        start = element.pointee.points[0]
        current = start
      case .addLineToPoint: add(to: element.pointee.points[0])
      default: add(to: start)
      }
    }
    add(to: start)
    return edges
  }
}
