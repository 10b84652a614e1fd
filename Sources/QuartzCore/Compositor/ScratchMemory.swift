/// Memory for intermediate results, reused because each frame needs the same sizes.
final class ScratchMemory {
  private var memory: UnsafeMutableRawPointer?
  private var bytes = 0

  deinit { memory?.deallocate() }

  /// Lends `bytes` bytes of memory, with undefined content, aligned for vectors. Must not be called again before `body`
  /// has returned.
  func withRoom<Result>(_ bytes: Int, _ body: (UnsafeMutableRawPointer) -> Result) -> Result {
    if let memory, bytes <= self.bytes { return body(memory) }
    memory?.deallocate()
    // The usual alignment of heap memory: a greater alignment would fragment the heap.
    let memory = UnsafeMutableRawPointer.allocate(byteCount: max(bytes, 1), alignment: 16)
    self.memory = memory
    self.bytes = bytes
    return body(memory)
  }
}
