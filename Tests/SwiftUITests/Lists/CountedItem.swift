/// An element that counts how often the ids of all are read.
struct CountedItem: Identifiable {
  @MainActor static var reads = 0
  let number: Int

  var id: Int {
    MainActor.assumeIsolated { Self.reads += 1 }
    return number
  }
}
