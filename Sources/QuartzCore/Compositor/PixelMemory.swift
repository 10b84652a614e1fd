import Foundation

/// Pixel memory for the bitmaps of one compositor: whole pages out of a few large areas.
///
/// Pages that were used are handed out again before fresh ones: a fresh page costs a fault and is cleared by the system,
/// and a list that scrolls would pay for it with each row. Neighbouring free pages are one run whatever bitmaps they
/// were of, so that a screen of rows of other heights takes hardly more room than the one before.
final class PixelMemory: @unchecked Sendable {
  private var areas: [PixelArea] = []
  private let lock = NSLock()
  private(set) var usage = Usage()

  /// How much address space an area takes; memory only where it is used.
  private static let areaBytes = 32 << 20

  /// Counts of pages.
  struct Usage: Equatable {
    /// In bitmaps.
    var used = 0
    /// In bitmaps or kept for the next ones.
    var resident = 0
    /// Asked of the system since the beginning.
    var taken = 0
  }

  struct Block {
    let base: UnsafeMutableRawPointer
    fileprivate let area: PixelArea
    fileprivate let pages: Range<Int>
  }

  /// Memory of at least `bytes` bytes, with anything in it, aligned to a page.
  ///
  /// - Complexity: O(n) in the number of free runs.
  func take(_ bytes: Int) -> Block {
    lock.lock()
    defer { lock.unlock() }
    let count = max(1, (bytes + PixelArea.pageBytes - 1) / PixelArea.pageBytes)
    for area in areas {
      if let pages = area.take(count, &usage) {
        return Block(base: area.address(pages.lowerBound), area: area, pages: pages)
      }
    }
    let area = PixelArea(pageCount: max(count, Self.areaBytes / PixelArea.pageBytes))
    areas.append(area)
    guard let pages = area.take(count, &usage) else { fatalError("An empty area has no room for \(bytes) bytes.") }
    return Block(base: area.address(pages.lowerBound), area: area, pages: pages)
  }

  func give(_ block: Block) {
    lock.lock()
    defer { lock.unlock() }
    block.area.give(block.pages, &usage)
  }

  /// Gives memory back to the system until at most `bytes` bytes are kept unused.
  func trim(keeping bytes: Int) {
    lock.lock()
    defer { lock.unlock() }
    let limit = bytes / PixelArea.pageBytes
    guard usage.resident - usage.used > limit else { return }
    for area in areas.reversed() { area.clear(downTo: limit, &usage) }
    // The first area stays; others are for bitmaps out of the common run.
    if let first = areas.first { areas.removeAll { $0 !== first && $0.isFree } }
  }
}

/// One stretch of address space and which of its pages are in use.
private final class PixelArea {
  static let pageBytes = 4096

  private let base: UnsafeMutableRawPointer
  private let pageCount: Int
  /// Sorted, neither overlapping nor touching.
  private var freeRuns: [Range<Int>]
  /// For every page whether the system has put memory behind it.
  private var isResident: [Bool]

  init(pageCount: Int) {
    self.pageCount = pageCount
    freeRuns = [0..<pageCount]
    isResident = Array(repeating: false, count: pageCount)
    let address = mmap(
      nil, pageCount * Self.pageBytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
    guard let address, address != MAP_FAILED else {
      fatalError("No address space for \(pageCount * Self.pageBytes) bytes of bitmaps.")
    }
    base = address
  }

  deinit { munmap(base, pageCount * Self.pageBytes) }

  var isFree: Bool { freeRuns == [0..<pageCount] }

  func address(_ page: Int) -> UnsafeMutableRawPointer { base + page * Self.pageBytes }

  /// The lowest run of free pages that is long enough: what is in use stays together.
  func take(_ count: Int, _ usage: inout PixelMemory.Usage) -> Range<Int>? {
    guard let index = freeRuns.firstIndex(where: { $0.count >= count }) else { return nil }
    let start = freeRuns[index].lowerBound
    let pages = start..<start + count
    if freeRuns[index].count == count {
      freeRuns.remove(at: index)
    } else {
      freeRuns[index] = pages.upperBound..<freeRuns[index].upperBound
    }
    usage.used += count
    putMemory(behind: pages, &usage)
    return pages
  }

  /// Asks for the memory of pages at once: a fault for each of them costs several times as much.
  private func putMemory(behind pages: Range<Int>, _ usage: inout PixelMemory.Usage) {
    var page = pages.lowerBound
    while page < pages.upperBound {
      let start = page
      while page < pages.upperBound, !isResident[page] {
        isResident[page] = true
        page += 1
      }
      guard page > start else {
        page += 1
        continue
      }
      usage.resident += page - start
      usage.taken += page - start
      // Where the system does not know this (Linux before 5.14), the pages come one by one.
      madvise(address(start), (page - start) * Self.pageBytes, Self.populate)
    }
  }

  /// MADV_POPULATE_WRITE, which older headers lack.
  private static let populate: Int32 = 23

  func give(_ pages: Range<Int>, _ usage: inout PixelMemory.Usage) {
    usage.used -= pages.count
    var index = freeRuns.firstIndex { $0.lowerBound > pages.lowerBound } ?? freeRuns.count
    var run = pages
    if index < freeRuns.count, freeRuns[index].lowerBound == run.upperBound {
      run = run.lowerBound..<freeRuns.remove(at: index).upperBound
    }
    if index > 0, freeRuns[index - 1].upperBound == run.lowerBound {
      index -= 1
      run = freeRuns.remove(at: index).lowerBound..<run.upperBound
    }
    freeRuns.insert(run, at: index)
  }

  /// Gives free pages back, the highest first, until no more than `limit` are kept unused.
  func clear(downTo limit: Int, _ usage: inout PixelMemory.Usage) {
    for run in freeRuns.reversed() {
      var end = run.upperBound
      while end > run.lowerBound, usage.resident - usage.used > limit {
        guard isResident[end - 1] else {
          end -= 1
          continue
        }
        var start = end
        while start > run.lowerBound, isResident[start - 1], usage.resident - usage.used > limit {
          start -= 1
          isResident[start] = false
          usage.resident -= 1
        }
        madvise(address(start), (end - start) * Self.pageBytes, Int32(MADV_DONTNEED))
        end = start
      }
    }
  }
}
