import Expectations
import ListCore
import Testing
import UIKit

@testable import UIKitLists

@Suite struct TableHeightCacheTests {
  private func geometry(_ rows: Int) -> TableGeometry {
    var builder = TableGeometry.Builder(expectedRowCount: 0)
    builder.beginSection(header: 0)
    builder.appendRows(rows, height: 10)
    builder.endSection(footer: 0)
    return builder.finish()
  }

  private func basis(_ width: CGFloat) -> SizingBasis { SizingBasis(width: width) }

  @Test func heightsAreKeptByWidthAndTextSize() {
    var cache = TableHeightCache()
    cache.keep(geometry(1), for: basis(320))
    cache.keep(geometry(2), for: SizingBasis(width: 320, textSize: .large))
    expectNil(cache.take(basis(390)))
    expectEqual(cache.take(basis(320))?.rowCount, 1)
    expectNil(cache.take(basis(320)), "taken")
    expectEqual(cache.take(SizingBasis(width: 320, textSize: .large))?.rowCount, 2)
  }

  @Test func theCacheKeepsTheLatestEntryAndDropsTheOldest() {
    var cache = TableHeightCache()
    for rows in 1...2 { cache.keep(geometry(rows), for: basis(1)) }
    for width in 2...3 { cache.keep(geometry(width), for: basis(CGFloat(width))) }
    expectEqual(cache.take(basis(1))?.rowCount, 2)
    cache.keep(geometry(1), for: basis(1))
    cache.keep(geometry(4), for: basis(4))
    expectNil(cache.take(basis(2)))
    cache.removeAll()
    expect([1, 3, 4].allSatisfy { cache.take(basis($0)) == nil })
  }
}
