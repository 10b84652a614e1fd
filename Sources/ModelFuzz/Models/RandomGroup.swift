import Foundation
import Fuzzing
import ListCore

/// Makes groups of random structure for compositional layouts.
struct RandomGroup {
  static func make(_ generator: inout SeededGenerator, depth: Int) -> LayoutItem {
    let repetition = generator.pick([
      LayoutLine.Repetition.asRoomAllows, .asRoomAllows, .equalShares(generator.int(0...4)),
      .times(generator.int(1...4)),
    ])
    let items = (0..<generator.int(1...3)).map { _ in item(&generator, depth: depth) }
    let line = LayoutLine(
      axis: generator.oneIn(2) ? .horizontal : .vertical, items: items, repetition: repetition,
      spacing: spacing(&generator))
    return LayoutItem(size: size(&generator), content: .line(line))
  }

  private static func item(_ generator: inout SeededGenerator, depth: Int) -> LayoutItem {
    if depth > 0, generator.oneIn(3) { return make(&generator, depth: depth - 1) }
    var item = LayoutItem(size: size(&generator))
    if generator.oneIn(3) {
      item.insets = LayoutInsets(top: CGFloat(generator.int(0...6)), leading: 3, bottom: 2, trailing: 1)
    }
    if generator.oneIn(5) {
      item.edgeSpacing = LayoutEdgeSpacing(
        leading: spacing(&generator), top: spacing(&generator), bottom: spacing(&generator))
    }
    if generator.oneIn(5) {
      item.attached = [
        LayoutAttachedView(kind: 0, size: size(&generator), container: LayoutAnchor(edges: [.top, .trailing]))
      ]
    }
    return item
  }

  private static func size(_ generator: inout SeededGenerator) -> LayoutSize {
    LayoutSize(width: dimension(&generator), height: dimension(&generator))
  }

  private static func dimension(_ generator: inout SeededGenerator) -> LayoutDimension {
    let part: CGFloat = generator.pick([0.1, 0.25, 1.0 / 3, 0.5, 0.7, 1, 1.2])
    switch generator.below(6) {
    case 0: return LayoutDimension(.fractionalWidth, part)
    case 1: return LayoutDimension(.fractionalHeight, part)
    case 2, 3: return LayoutDimension(.absolute, CGFloat(generator.int(0...120)))
    case 4: return LayoutDimension(.estimated, CGFloat(generator.int(1...120)))
    default: return LayoutDimension(.uniformAcrossSiblings, CGFloat(generator.int(1...120)))
    }
  }

  private static func spacing(_ generator: inout SeededGenerator) -> LayoutSpacing? {
    generator.oneIn(2)
      ? LayoutSpacing(isFlexible: generator.oneIn(2), length: CGFloat(generator.int(0...12))) : nil
  }
}
