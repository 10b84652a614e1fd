import ListCore
import TextLayout

/// The space of lines in a text container that is not a plain rectangle: one with exclusion paths, or of a class that
/// overrides the space of its lines.
@MainActor
struct ContainerFlow {
  private let container: NSTextContainer
  /// The position in the column, in points from the top, below which all lines have the full width.
  let bottom: Double

  /// Nil for a container that is a plain rectangle.
  init?(_ container: NSTextContainer) {
    let answersItself = ContainerRooms.areAnswered(by: container)
    guard answersItself || !container.isSimpleRectangularTextContainer else { return nil }
    self.container = container
    bottom = answersItself ? .infinity : container.excluded.bottom
  }

  /// The spaces for the lines of a block.
  /// - Parameters:
  ///   - top: The top of the block in the column, in points.
  ///   - start: The offset of the block's first unit in the text.
  func spaces(ofBlockAt top: Double, from start: Int) -> any LineSpaces {
    ContainerSpaces(container: container, top: top, start: start)
  }
}

/// The spaces for a block's lines. The container's coordinates begin further left than the column's by the line
/// fragment padding, which is also at both ends of each space.
private struct ContainerSpaces: LineSpaces {
  let container: NSTextContainer
  let top: Double
  let start: Int

  /// The most spaces in a line: an app's container class might return more and more of them.
  private static let roomLimit = 100

  func spaces(for line: ProposedLine) -> [LineSpace] {
    let padding = Double(container.lineFragmentPadding)
    var proposed = CGRect(
      x: line.extent.lowerBound, y: line.top + top,
      width: line.extent.upperBound - line.extent.lowerBound + 2 * padding, height: line.height)
    var spaces: [LineSpace] = []
    for _ in 0..<Self.roomLimit {
      var rest = CGRect.zero
      let rect = container.lineFragmentRect(
        forProposedRect: proposed, at: start + line.offset,
        writingDirection: line.isRightToLeft ? .rightToLeft : .leftToRight, remaining: &rest)
      // [D] An empty rectangle: there is no more space.
      guard rect.width > 0, rect.height > 0 else { break }
      let left = Double(rect.minX)
      let right = max(left, Double(rect.maxX) - 2 * padding)
      // A space further down belongs to a separate line.
      if let first = spaces.first, abs(first.top - (Double(rect.minY) - top)) > 0.01 { break }
      spaces.append(LineSpace(room: left...right, top: Double(rect.minY) - top))
      guard rest.width > 0 else { break }
      proposed = rest
    }
    return spaces
  }
}

/// Finds the container classes that override the space of their lines.
@MainActor
private enum ContainerRooms {
  private static let method = OverriddenMethod(
    of: NSTextContainer.self, plain: PlainContainer.self, overriding: AnsweringContainer.self,
    consequence: "Text containers of an app's own class are asked for the room of each line.")

  static func areAnswered(by container: NSTextContainer) -> Bool {
    let type = type(of: container)
    return type != NSTextContainer.self && (method.isOverridden(in: type) ?? true)
  }
}

private final class PlainContainer: NSTextContainer {}

private final class AnsweringContainer: NSTextContainer {
  override func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect { .zero }
}
