/// A cache of shaped texts that evicts the least recently used first.
///
/// An entry holds the shapes of one content at the widths that no earlier shape could serve. Colours and lines are
/// not part of the key: a text that is highlighted or shown in dark mode is not shaped again.
///
/// The engine's lock must be held during every use.
final class ShapedTextCache {
  /// Content as far as its shape depends on it.
  struct Key: Hashable {
    let content: TextContent

    static func == (left: Key, right: Key) -> Bool {
      let (left, right) = (left.content, right.content)
      guard left.attributes.isShapedLike(right.attributes), left.paragraph == right.paragraph,
        left.runs.count == right.runs.count, left.paragraphs == right.paragraphs,
        left.string.hasSameBytes(as: right.string)
      else { return false }
      return zip(left.runs, right.runs).allSatisfy {
        $0.range == $1.range && $0.attributes.isShapedLike($1.attributes)
      }
    }

    func hash(into hasher: inout Hasher) {
      content.string.hashBytes(into: &hasher)
      content.attributes.hashShape(into: &hasher)
      hasher.combine(content.runs.count)
      for run in content.runs { run.attributes.hashShape(into: &hasher) }
      hasher.combine(content.paragraph.lineBreakMode)
      hasher.combine(content.paragraph.alignment)
    }
  }

  private final class Entry {
    let key: Key
    let hash: Int
    /// Another entry whose key has the same hash.
    var sibling: Entry?
    /// The shape that was made last, and those at other widths from before, the oldest first.
    var latest: ShapedText?
    var earlier: [ShapedText] = []
    var byteCost = 0
    /// The entry used after this one, whose `older` keeps this entry alive.
    unowned var newer: Entry?
    var older: Entry?

    init(key: Key, hash: Int) {
      self.key = key
      self.hash = hash
    }

    /// The newest shape that holds at a width.
    func variant(width: Double, lineLimit: Int) -> ShapedText? {
      if let latest, latest.isValid(width: width, lineLimit: lineLimit) { return latest }
      return earlier.last { $0.isValid(width: width, lineLimit: lineLimit) }
    }
  }

  let countLimit: Int
  let byteLimit: Int
  private(set) var byteCost = 0
  /// The first entry of each hash: keys are large, and are stored in their entries.
  private var entries: [Int: Entry] = [:]
  private(set) var count = 0
  private var newest: Entry?
  private unowned var oldest: Entry?

  /// Widths kept for one text besides the latest; a window being resized asks for a new one each frame.
  private static let earlierLimit = 3

  /// - Parameters:
  ///   - countLimit: The number of texts to keep.
  ///   - byteLimit: The estimated memory to keep; a text that needs more alone is kept until the next one.
  init(countLimit: Int, byteLimit: Int) {
    self.countLimit = countLimit
    self.byteLimit = byteLimit
  }

  /// The shape of a content at a width. If it is not cached, `shape` makes it, given the shape at another width if
  /// there is one.
  ///
  /// - Complexity: O(n) in the length of the text for hashing it, without allocation if it is cached.
  func shapedText(
    for content: TextContent, width: Double, lineLimit: Int, shape: (_ known: ShapedText?) -> ShapedText
  ) -> ShapedText {
    let key = Key(content: content)
    let entry: Entry
    let hash = key.hashValue
    if let known = self.entry(for: key, hash: hash) {
      entry = known
      use(entry)
      if let variant = entry.variant(width: width, lineLimit: lineLimit) { return variant }
    } else {
      entry = Entry(key: key, hash: hash)
      entry.sibling = entries.updateValue(entry, forKey: hash)
      count += 1
      insert(entry)
    }
    let shaped = shape(entry.latest)
    if entry.earlier.count == Self.earlierLimit { charge(-entry.earlier.removeFirst().byteCost, to: entry) }
    if let latest = entry.latest { entry.earlier.append(latest) }
    entry.latest = shaped
    charge(shaped.byteCost, to: entry)
    trim()
    return shaped
  }

  func removeAll() {
    // One by one, because releasing a long chain at its head would recurse.
    while let entry = oldest { remove(entry) }
  }

  private func charge(_ cost: Int, to entry: Entry) {
    entry.byteCost += cost
    byteCost += cost
  }

  private func trim() {
    while let entry = oldest, entry !== newest, count > countLimit || byteCost > byteLimit { remove(entry) }
  }

  private func remove(_ entry: Entry) {
    unlink(entry)
    if let first = entries[entry.hash], first !== entry {
      var before = first
      while let next = before.sibling, next !== entry { before = next }
      before.sibling = entry.sibling
    } else {
      entries[entry.hash] = entry.sibling
    }
    count -= 1
    byteCost -= entry.byteCost
  }

  private func entry(for key: Key, hash: Int) -> Entry? {
    var candidate = entries[hash]
    while let entry = candidate, entry.key != key { candidate = entry.sibling }
    return candidate
  }

  private func use(_ entry: Entry) {
    guard entry !== newest else { return }
    unlink(entry)
    insert(entry)
  }

  private func insert(_ entry: Entry) {
    entry.older = newest
    newest?.newer = entry
    newest = entry
    if oldest == nil { oldest = entry }
  }

  private func unlink(_ entry: Entry) {
    let (newer, older) = (entry.newer, entry.older)
    if let newer { newer.older = older } else { newest = older }
    if let older { older.newer = newer } else { oldest = newer }
    entry.older = nil
    entry.newer = nil
  }
}
