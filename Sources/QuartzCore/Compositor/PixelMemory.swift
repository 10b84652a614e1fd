import Foundation

/// Memory for the bitmaps of one compositor: whole pages out of a few large areas.
///
/// Used pages are handed out again before fresh ones: a fresh page costs a page fault and is cleared by the system,
/// which a scrolling list would pay for with each row. Adjacent free pages form one run, whichever bitmaps they
/// belonged to, so that a screen with rows of other heights needs hardly more memory than the one before.
final class PixelMemory: @unchecked Sendable {
  private var areas: [PixelArea] = []
  private let lock = NSLock()
  private(set) var usage = Usage()

  /// The address space of an area; only used pages have memory.
  private static let areaBytes = 32 << 20

  /// Counts of pages.
  struct Usage: Equatable {
    /// Pages in bitmaps.
    var used = 0
    /// Pages in bitmaps or kept for the next ones.
    var resident = 0
    /// Pages requested from the system since the beginning.
    var taken = 0
  }

  struct Block {
    let base: UnsafeMutableRawPointer
    fileprivate let area: PixelArea
    fileprivate let pages: Range<Int>
  }

  /// At least `bytes` bytes of memory with undefined content, aligned to a page.
  ///
  /// - Complexity: O(n) in the number of free runs.
  func take(_ bytes: Int) -> Block {
    lock.lock()
    defer { lock.unlock() }
    let count = max(1, (bytes + PixelArea.pageBytes - 1) / PixelArea.pageBytes)
    if let block = take(pages: count, isResident: true) ?? take(pages: count, isResident: false) { return block }
    let area = PixelArea(pageCount: max(count, Self.areaBytes / PixelArea.pageBytes))
    areas.append(area)
    guard let pages = area.take(count, isResident: false, &usage) else {
      fatalError("An empty area has no room for \(bytes) bytes.")
    }
    return Block(base: area.address(pages.lowerBound), area: area, pages: pages)
  }

  private func take(pages count: Int, isResident: Bool) -> Block? {
    for area in areas {
      if let pages = area.take(count, isResident: isResident, &usage) {
        return Block(base: area.address(pages.lowerBound), area: area, pages: pages)
      }
    }
    return nil
  }

  /// Up to this many pages, requesting them one by one takes no longer than requesting a large one.
  private static let fewPages = 64

  /// Announces that bitmaps of `bytes` bytes in all will be taken. If that is much more than the unused memory,
  /// requests the rest from the system at once, in large pages if possible.
  func prepare(_ bytes: Int) {
    lock.lock()
    defer { lock.unlock() }
    let wanted = usage.used + bytes / PixelArea.pageBytes
    guard wanted - usage.resident > Self.fewPages else { return }
    if areas.isEmpty { areas.append(PixelArea(pageCount: Self.areaBytes / PixelArea.pageBytes)) }
    for area in areas {
      while wanted - usage.resident > Self.fewPages {
        guard area.putMemoryBehindBlock(&usage) else { break }
      }
    }
  }

  func give(_ block: Block) {
    lock.lock()
    defer { lock.unlock() }
    block.area.give(block.pages, &usage)
  }

  /// Returns memory to the system until at most `bytes` unused bytes are kept.
  func trim(keeping bytes: Int) {
    lock.lock()
    defer { lock.unlock() }
    let limit = bytes / PixelArea.pageBytes
    guard usage.resident - usage.used > limit else { return }
    for area in areas.reversed() { area.clear(downTo: limit, &usage) }
    // The first area stays; the others only serve unusually many bitmaps.
    if let first = areas.first { areas.removeAll { $0 !== first && $0.isFree } }
  }
}

/// A range of address space, and which of its pages are in use.
private final class PixelArea {
  static let pageBytes = 4096
  /// How many pages make one large page of the system.
  static let blockPages = 512

  private let base: UnsafeMutableRawPointer
  private let pageCount: Int
  /// The free ranges of pages: sorted, neither overlapping nor touching.
  private var freeRuns: [Range<Int>]
  /// For every page, whether the system has backed it with memory.
  private var isResident: [Bool]
  /// The end of the pages that have memory.
  private var residentEnd = 0
  /// For every block of `blockPages` pages, whether it was obtained as one large page. Such blocks are returned whole:
  /// otherwise the system would give the memory back page by page.
  private var isWhole: [Bool]

  init(pageCount: Int) {
    self.pageCount = pageCount
    freeRuns = [0..<pageCount]
    isResident = Array(repeating: false, count: pageCount)
    isWhole = Array(repeating: false, count: pageCount / Self.blockPages)
    let alignment = Self.blockPages * Self.pageBytes
    let bytes = pageCount * Self.pageBytes
    let address = mmap(
      nil, bytes + alignment, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
    guard let address, address != MAP_FAILED else { fatalError("No address space for \(bytes) bytes of bitmaps.") }
    base = address.alignedUp(toMultipleOf: alignment)
    let before = base - address
    if before > 0 { munmap(address, before) }
    munmap(base + bytes, alignment - before)
    // Large pages only on request: a few small bitmaps would waste most of one.
    madvise(base, bytes, Int32(MADV_NOHUGEPAGE))
  }

  deinit { munmap(base, pageCount * Self.pageBytes) }

  var isFree: Bool { freeRuns == [0..<pageCount] }

  func address(_ page: Int) -> UnsafeMutableRawPointer { base + page * Self.pageBytes }

  /// The lowest run of enough free pages, so that used pages stay together.
  ///
  /// - Parameter isResident: Whether only pages with memory are considered.
  func take(_ count: Int, isResident: Bool, _ usage: inout PixelMemory.Usage) -> Range<Int>? {
    for index in freeRuns.indices where freeRuns[index].count >= count {
      let run = freeRuns[index]
      guard let start = isResident ? residentStart(count, in: run) : run.lowerBound else { continue }
      let pages = start..<start + count
      remove(pages, fromRun: index)
      usage.used += count
      putMemory(behind: pages, &usage)
      return pages
    }
    return nil
  }

  private func remove(_ pages: Range<Int>, fromRun index: Int) {
    let run = freeRuns[index]
    if pages.upperBound < run.upperBound {
      freeRuns[index] = pages.upperBound..<run.upperBound
      if pages.lowerBound > run.lowerBound { freeRuns.insert(run.lowerBound..<pages.lowerBound, at: index) }
    } else if pages.lowerBound > run.lowerBound {
      freeRuns[index] = run.lowerBound..<pages.lowerBound
    } else {
      freeRuns.remove(at: index)
    }
  }

  /// The first of `count` consecutive pages that have memory.
  private func residentStart(_ count: Int, in run: Range<Int>) -> Int? {
    var start = run.lowerBound
    var page = start
    let end = min(run.upperBound, residentEnd)
    while start + count <= end {
      guard isResident[page] else {
        page += 1
        start = page
        continue
      }
      page += 1
      if page - start == count { return start }
    }
    return nil
  }

  /// Requests the memory of pages at once; one page fault each would cost several times as much.
  private func putMemory(behind pages: Range<Int>, _ usage: inout PixelMemory.Usage) {
    residentEnd = max(residentEnd, pages.upperBound)
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
      // On systems without this call (Linux before 5.14), the pages come one by one.
      madvise(address(start), (page - start) * Self.pageBytes, Self.populate)
    }
  }

  /// Backs the lowest block without memory by one large page if the system has one. Returns false if every block has
  /// some memory.
  func putMemoryBehindBlock(_ usage: inout PixelMemory.Usage) -> Bool {
    guard
      let block = isWhole.indices.first(where: { block in
        !isWhole[block] && !isResident[Self.pages(ofBlock: block)].contains(true)
      })
    else { return false }
    let pages = Self.pages(ofBlock: block)
    madvise(address(pages.lowerBound), pages.count * Self.pageBytes, Int32(MADV_HUGEPAGE))
    putMemory(behind: pages, &usage)
    isWhole[block] = true
    return true
  }

  private static func pages(ofBlock block: Int) -> Range<Int> { block * blockPages..<(block + 1) * blockPages }

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

  /// Returns free pages to the system, the highest first, until at most `limit` unused ones are kept.
  func clear(downTo limit: Int, _ usage: inout PixelMemory.Usage) {
    for run in freeRuns.reversed() {
      var end = run.upperBound
      while end > run.lowerBound, usage.resident - usage.used > limit {
        let block = (end - 1) / Self.blockPages
        if block < isWhole.count, isWhole[block] {
          let pages = Self.pages(ofBlock: block)
          if run.contains(pages.lowerBound), run.upperBound >= pages.upperBound { clear(block: block, &usage) }
          end = pages.lowerBound
          continue
        }
        guard isResident[end - 1] else {
          end -= 1
          continue
        }
        var start = end
        while start > max(run.lowerBound, block * Self.blockPages), isResident[start - 1],
          usage.resident - usage.used > limit
        {
          start -= 1
          isResident[start] = false
          usage.resident -= 1
        }
        madvise(address(start), (end - start) * Self.pageBytes, Int32(MADV_DONTNEED))
        end = start
      }
    }
  }

  private func clear(block: Int, _ usage: inout PixelMemory.Usage) {
    let pages = Self.pages(ofBlock: block)
    for page in pages { isResident[page] = false }
    usage.resident -= pages.count
    isWhole[block] = false
    madvise(address(pages.lowerBound), pages.count * Self.pageBytes, Int32(MADV_DONTNEED))
    madvise(address(pages.lowerBound), pages.count * Self.pageBytes, Int32(MADV_NOHUGEPAGE))
  }
}
