/// The publishers of objects whose class declares none.
///
/// An object with `@Published` properties keeps its publisher in them. The publishers of other objects are in a table
/// by identity, with weak references; entries of released objects are removed whenever the table has doubled, which is
/// amortised O(1).
enum ObjectWillChange {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private static let lock = Lock()
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  nonisolated(unsafe) private static var sweepCount = 64

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let subjects = PublishedProperties.subjects(of: object)
    return lock.withLock {
      if let publisher = subjects.lazy.compactMap(\.objectWillChange).first {
        // The subject of a newly created property does not have the publisher yet.
        for subject in subjects where subject.objectWillChange == nil { subject.objectWillChange = publisher }
        return publisher
      }
      if subjects.isEmpty { return entry(of: object).publisher }
      let publisher = ObservableObjectPublisher()
      for subject in subjects { subject.objectWillChange = publisher }
      return publisher
    }
  }

  private static func entry(of object: AnyObject) -> Entry {
    let identity = ObjectIdentifier(object)
    // A new object may have the address of a released one, so the objects are compared as well.
    if let entry = entries[identity], entry.object === object { return entry }
    if entries.count >= sweepCount {
      entries = entries.filter { $0.value.object != nil }
      sweepCount = max(64, entries.count * 2)
    }
    let entry = Entry(object: object, publisher: ObservableObjectPublisher())
    entries[identity] = entry
    return entry
  }
}
