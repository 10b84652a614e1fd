import Foundation

/// The sizes that cells requested, by item: 12 bytes each, in a table that is at least three eighths full.
struct MeasuredSizes {
  /// In ``Length`` units, of which 32 bits hold 21,845 points.
  private struct Size {
    var width: UInt32
    var height: UInt32
  }

  private var sizes: [Int32: Size] = [:]
  /// The last item with a size.
  private(set) var last: Int?

  subscript(item: Int) -> CGSize? {
    get { sizes[Int32(truncatingIfNeeded: item)].map(Self.points) }
    set {
      guard let newValue else { return }
      sizes[Int32(truncatingIfNeeded: item)] = Size(
        width: UInt32(Length.units(LayoutDimension.usable(newValue.width))),
        height: UInt32(Length.units(LayoutDimension.usable(newValue.height))))
      last = max(last ?? item, item)
    }
  }

  var all: [Int: CGSize] {
    Dictionary(uniqueKeysWithValues: sizes.map { (Int($0.key), Self.points($0.value)) })
  }

  private static func points(_ size: Size) -> CGSize {
    CGSize(width: Length.points(Int64(size.width)), height: Length.points(Int64(size.height)))
  }
}
