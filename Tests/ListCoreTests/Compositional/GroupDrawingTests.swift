import Expectations
import Foundation
import Testing

@testable import ListCore

@Suite("Groups drawn in characters")
struct GroupDrawingTests {
  private func places(_ size: CGSize, _ frames: [CGRect]) -> GroupPlaces {
    var places = GroupPlaces()
    places.size = size
    for frame in frames { places.cells.append(GroupPlaces.Cell(frame: frame, outer: frame)) }
    return places
  }

  @Test("each cell is a box with its number within the group's frame")
  func boxes() {
    let two = places(
      CGSize(width: 200, height: 80),
      [CGRect(x: 0, y: 0, width: 100, height: 80), CGRect(x: 120, y: 0, width: 80, height: 40)])
    expectEqual(
      GroupDrawing.text(of: two, width: 21),
      """
      +---------+-+-------+
      |         | |   1   |
      |    0    | +-------+
      |         |         |
      +---------+---------+
      """)
  }

  @Test("a group of no size has no drawing; numbers without room, and cells outside, are cut off")
  func edges() {
    expect(GroupDrawing.text(of: places(.zero, []), width: 20).isEmpty)
    let outside = places(
      CGSize(width: 100, height: 40),
      [CGRect(x: -500, y: -10, width: 10, height: 5), CGRect(x: 50, y: 0, width: 900, height: 900)])
    let text = GroupDrawing.text(of: outside, width: 11)
    expectEqual(text, "+----+----+\n|    | 1  |\n+----+----+")
    let high = GroupDrawing.text(of: places(CGSize(width: 10, height: 100_000), []), width: 20)
    expectEqual(high.split(separator: "\n").count, 60)
  }
}
