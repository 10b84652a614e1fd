import Expectations
import Fuzzing
import Testing

@testable import QuartzCore

@Suite("Memory of bitmaps")
struct PixelMemoryTests {
  private static let page = 4096

  @Test("memory is aligned to pages and none is handed out twice")
  func disjoint() {
    let memory = PixelMemory()
    let seed = FuzzSeed.ofRun
    var generator = Generator(state: seed)
    var blocks: [(block: PixelMemory.Block, bytes: Int, mark: UInt8)] = []
    for step in 0..<2000 {
      if blocks.count > 12 || (!blocks.isEmpty && generator.next() % 3 == 0) {
        let (block, bytes, mark) = blocks.remove(at: Int(generator.next() % UInt64(blocks.count)))
        let ends = [0, bytes / 2, bytes - 1].map { block.base.load(fromByteOffset: $0, as: UInt8.self) }
        expectEqual(ends, [mark, mark, mark], "step \(step), seed \(seed)")
        memory.give(block)
      } else {
        let bytes = Int(generator.next() % 900_000) + 1
        let block = memory.take(bytes)
        let mark = UInt8(step & 255)
        expectEqual(UInt(bitPattern: block.base) % UInt(Self.page), 0)
        block.base.initializeMemory(as: UInt8.self, repeating: mark, count: bytes)
        blocks.append((block, bytes, mark))
      }
      if step % 70 == 0 { memory.prepare(Int(generator.next() % 6_000_000)) }
      if step % 50 == 0 { memory.trim(keeping: 100 * Self.page) }
      let used = blocks.reduce(0) { $0 + ($1.bytes + Self.page - 1) / Self.page }
      expectEqual(memory.usage.used, used, "step \(step), seed \(seed)")
      expect(memory.usage.resident >= used, "step \(step), seed \(seed)")
    }
  }

  @Test("pages given back are handed out again, as one run")
  func reuse() {
    let memory = PixelMemory()
    let rows = (0..<8).map { _ in memory.take(10 * Self.page) }
    for row in rows { memory.give(row) }
    _ = memory.take(80 * Self.page)
    expectEqual(memory.usage, PixelMemory.Usage(used: 80, resident: 80, taken: 80))
  }

  @Test("unused memory is returned to the system, except for a reserve")
  func trim() {
    let memory = PixelMemory()
    let kept = memory.take(10 * Self.page)
    let given = memory.take(50 * Self.page)
    memory.give(given)
    memory.trim(keeping: 20 * Self.page)
    expectEqual(memory.usage, PixelMemory.Usage(used: 10, resident: 30, taken: 60))
    memory.trim(keeping: 0)
    expectEqual(memory.usage.resident, 10)
    memory.give(kept)
  }

  @Test("memory that was prepared is there when it is taken")
  func prepared() {
    let memory = PixelMemory()
    memory.prepare(1000 * Self.page)
    let asked = memory.usage.taken
    expect(asked >= 1000)
    let rows = (0..<10).map { _ in memory.take(100 * Self.page) }
    expectEqual(memory.usage, PixelMemory.Usage(used: 1000, resident: asked, taken: asked))
    memory.prepare(80 * Self.page)
    expectEqual(memory.usage.taken, asked, "a little more comes page by page")
    for row in rows { memory.give(row) }
    memory.trim(keeping: 0)
    expectEqual(memory.usage.resident, 0)
  }

  @Test("of large pages none is given back while a part of it is in use")
  func preparedAndTrimmed() {
    let memory = PixelMemory()
    memory.prepare(1024 * Self.page)
    let first = memory.take(300 * Self.page)
    let second = memory.take(400 * Self.page)
    memory.give(first)
    memory.trim(keeping: 0)
    expectEqual(memory.usage.resident, 1024)
    memory.give(second)
    memory.trim(keeping: 600 * Self.page)
    expectEqual(memory.usage.resident, 512)
  }

  @Test("memory that is there is taken before any that is not")
  func residentFirst() {
    let memory = PixelMemory()
    let low = memory.take(200 * Self.page)
    memory.prepare(512 * Self.page)
    memory.give(low)
    let asked = memory.usage.taken
    let row = memory.take(400 * Self.page)
    expectEqual(memory.usage.taken, asked)
    memory.give(row)
  }

  @Test("a bitmap larger than any area finds room")
  func large() {
    let memory = PixelMemory()
    let bytes = 70 << 20
    let block = memory.take(bytes)
    block.base.storeBytes(of: 7, toByteOffset: bytes - 1, as: UInt8.self)
    memory.give(block)
    memory.trim(keeping: 0)
    expectEqual(memory.usage.resident, 0)
  }

  private struct Generator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
  }
}
