import Fuzzing
import ListCore

/// Compares a flow layout with one that walks over every item from the first on.
struct FlowGeometryModel: FuzzModel {
  static let name = "flow geometry"

  private var generator: SeededGenerator
  private var geometry = FlowGeometry()

  init(generator: SeededGenerator) { self.generator = generator }

  mutating func step() throws(Mismatch) {
    if generator.oneIn(3) || geometry.sectionCount == 0 {
      geometry = makeGeometry()
    } else {
      measure()
    }
    let (places, length) = NaiveFlow.arrange(geometry)
    try expect(abs(length - geometry.length) < 1e-6, "length")
    for (element, place) in places {
      try expect(isNear(geometry.place(of: element), place), "place of \(element)")
    }
    try checkWindow(places)
    try checkPoint(places)
  }

  private mutating func makeGeometry() -> FlowGeometry {
    var sections: ContiguousArray<FlowSection> = []
    for _ in 0..<generator.int(1...4) {
      var metrics = FlowMetrics()
      metrics.breadth = generator.pick([0, 100, 320, 375.5])
      metrics.header = generator.pick([0, 20])
      metrics.footer = generator.pick([0, 15.5])
      metrics.insetBefore = generator.pick([0, 8])
      metrics.insetBehind = generator.pick([0, 12])
      metrics.insetAtStart = generator.pick([0, 10])
      metrics.insetAtEnd = generator.pick([0, 6])
      metrics.lineSpacing = generator.pick([0, 10])
      metrics.itemSpacing = generator.pick([0, 5, 10])
      metrics.scale = generator.pick([1, 2, 3])
      metrics.isEstimated = generator.oneIn(2)
      let isUniform = generator.oneIn(2)
      let size = makeSize()
      let sizes = (0..<generator.int(0...40)).map { _ in isUniform ? size : makeSize() }
      sections.append(FlowSection(metrics, FlowSection.Sizes(count: sizes.count) { sizes[$0] }))
    }
    return FlowGeometry(sections)
  }

  private mutating func makeSize() -> FlowSize {
    FlowSize(along: generator.pick([0, 20, 44, 50.5]), across: generator.pick([1, 50, 70, 100, 400]))
  }

  private mutating func measure() {
    var measured: [RowPath: FlowSize] = [:]
    for _ in 0..<generator.int(1...5) {
      let section = generator.below(geometry.sectionCount)
      guard geometry.sections[section].itemCount > 0 else { continue }
      let item = generator.below(geometry.sections[section].itemCount)
      measured[RowPath(section: section, row: item)] = makeSize()
    }
    geometry.setSizes(measured)
  }

  private mutating func checkWindow(_ places: [(FlowElement, FlowRect)]) throws(Mismatch) {
    let lower = generator.double(-50...geometry.length + 50)
    let upper = lower + generator.double(0...300)
    var found: [FlowElement] = []
    geometry.forEachElement(from: lower, to: upper) { element, _ in found.append(element) }
    let wanted = places.filter { $0.1.along.start < upper && $0.1.along.end > lower }.map(\.0)
    try expect(found == wanted, "elements from \(lower) to \(upper): \(found), not \(wanted)")
  }

  private mutating func checkPoint(_ places: [(FlowElement, FlowRect)]) throws(Mismatch) {
    let position = generator.double(0...geometry.length + 10)
    let side = generator.double(0...400)
    let wanted = places.first { element, place in
      if case .item = element { return place.contains(along: position, across: side) }
      return false
    }
    let found = geometry.item(along: position, across: side).map(FlowElement.item)
    try expect(found == wanted?.0, "item at \(position), \(side): \(String(describing: found))")
  }

  private func isNear(_ first: FlowRect?, _ second: FlowRect) -> Bool {
    guard let first else { return false }
    return abs(first.along.start - second.along.start) < 1e-6 && first.along.length == second.along.length
      && abs(first.across.start - second.across.start) < 1e-6 && first.across.length == second.across.length
  }
}

/// Lays out items one after the other, without shortcuts.
enum NaiveFlow {
  /// Every element with its frame, in order, and the total length.
  static func arrange(_ geometry: FlowGeometry) -> (places: [(FlowElement, FlowRect)], length: Double) {
    var places: [(FlowElement, FlowRect)] = []
    var position = 0.0
    for (number, section) in geometry.sections.enumerated() {
      let metrics = section.metrics
      let full = Extent(start: 0, length: metrics.breadth)
      if metrics.header > 0 {
        places.append(
          (.header(section: number), FlowRect(along: Extent(start: position, length: metrics.header), across: full)))
      }
      position += metrics.header + metrics.insetBefore
      let lines = lines(of: section)
      let isUniform = Set((0..<section.itemCount).map { section.sizes[$0].across }).count == 1
      for (index, line) in lines.enumerated() {
        let thickness = line.map { section.sizes[$0].along }.max() ?? 0
        for (item, side) in zip(line, sides(of: line, isLast: index == lines.count - 1, isUniform: isUniform, section))
        {
          let size = section.sizes[item]
          let start = position + onPixel((thickness - size.along) / 2, metrics)
          places.append(
            (
              .item(RowPath(section: number, row: item)),
              FlowRect(
                along: Extent(start: start, length: size.along), across: Extent(start: side, length: size.across))
            ))
        }
        position += thickness + (index == lines.count - 1 ? 0 : metrics.lineSpacing)
      }
      position += metrics.insetBehind
      if metrics.footer > 0 {
        places.append(
          (.footer(section: number), FlowRect(along: Extent(start: position, length: metrics.footer), across: full)))
      }
      position += metrics.footer
    }
    return (places, position)
  }

  private static func lines(of section: FlowSection) -> [[Int]] {
    var lines: [[Int]] = []
    let room = max(section.metrics.breadth - section.metrics.insetAtStart - section.metrics.insetAtEnd, 0) + 1e-4
    var widths = 0.0
    for item in 0..<section.itemCount {
      let width = section.sizes[item].across
      let gaps = Double(lines.last?.count ?? 0) * section.metrics.itemSpacing
      if lines.isEmpty || widths + width + gaps > room {
        lines.append([item])
        widths = width
      } else {
        lines[lines.count - 1].append(item)
        widths += width
      }
    }
    return lines
  }

  /// The start of each item of a line.
  private static func sides(of line: [Int], isLast: Bool, isUniform: Bool, _ section: FlowSection) -> [Double] {
    let metrics = section.metrics
    let room = max(metrics.breadth - metrics.insetAtStart - metrics.insetAtEnd, 0)
    let widths = line.map { section.sizes[$0].across }
    var positions: [Double] = []
    if isUniform {
      let width = widths[0]
      var count = 1
      while Double(count + 1) * width + Double(count) * metrics.itemSpacing <= room + 1e-4 { count += 1 }
      let slack = max(room - Double(count) * width, 0)
      for index in line.indices {
        positions.append(count == 1 ? slack / 2 : Double(index) * (width + slack / Double(count - 1)))
      }
    } else {
      let slack = max(room - widths.reduce(0, +), 0)
      var position = 0.0
      var gap = isLast || line.count == 1 ? metrics.itemSpacing : slack / Double(line.count - 1)
      if line.count == 1 {
        position = isLast && !metrics.isEstimated ? 0 : slack / 2
        gap = 0
      }
      var before = 0.0
      for (index, width) in widths.enumerated() {
        // The position is computed by a product: sums gap by gap have rounding errors, which would decide halves of
        // pixels by chance.
        positions.append(position + before + Double(index) * gap)
        before += width
      }
    }
    return positions.map { metrics.insetAtStart + onPixel($0, metrics) }
  }

  private static func onPixel(_ position: Double, _ metrics: FlowMetrics) -> Double {
    (position * metrics.scale).rounded() / metrics.scale
  }
}
