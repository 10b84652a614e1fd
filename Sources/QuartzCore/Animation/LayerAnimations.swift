import CoreGraphics

/// The animations that run on one layer, in the order in which they were added.
final class LayerAnimations {
  struct Entry {
    let key: String
    let animation: CAAnimation
    /// The beginning in the layer's time.
    var begin: CFTimeInterval
    let completion: TransactionCompletion?
    var hasStarted = false
    var isOver = false

    func end(finished: Bool) {
      animation.delegate?.animationDidStop(animation, finished: finished)
      completion?.end()
    }
  }

  private unowned let layer: CALayer
  private var entries: [Entry] = []
  /// Animations that are over for the layer itself, while delayed copies in a replicator layer still show them; each
  /// with the time at which the last copy ends.
  private var echoes: [(entry: Entry, end: CFTimeInterval)] = []
  /// The properties that running animations change.
  private(set) var properties = AnimatedProperties()
  /// The properties that the program set since the last step; the next step shows them.
  private var changed = AnimatedProperties()
  /// The properties in which the shown values may differ from the program's.
  private(set) var touched = AnimatedProperties()
  private var keyCount = 0

  init(layer: CALayer) {
    self.layer = layer
  }

  var isEmpty: Bool { entries.isEmpty && echoes.isEmpty }
  var keys: [String]? { entries.isEmpty ? nil : entries.map(\.key) }

  /// Whether a later frame can look different, because an animation has still to begin, to move or to end.
  var hasPending: Bool { !echoes.isEmpty || entries.contains { !$0.isOver } }

  /// The end of the last animation in the layer's time; `nil` when all are over.
  var end: CFTimeInterval? {
    var last = echoes.map(\.end).max()
    for entry in entries where !entry.isOver {
      let speed = abs(CFTimeInterval(entry.animation.timing.speed))
      let end = speed == 0 ? .infinity : entry.begin + entry.animation.activeDuration / speed
      last = max(last ?? end, end)
    }
    return last
  }

  func animation(forKey key: String) -> CAAnimation? { entries.first { $0.key == key }?.animation }

  func add(_ animation: CAAnimation, key: String?, at now: CFTimeInterval) {
    if let key { remove(key: key) }
    let completion = TransactionStack.current.top.completion
    completion?.begin()
    keyCount += 1
    entries.append(
      Entry(
        key: key ?? "animation-\(keyCount)", animation: animation,
        begin: animation.timing.beginTime != 0 ? animation.timing.beginTime : now, completion: completion))
    animation.collectProperties(into: &properties)
    animation.collectProperties(into: &touched)
  }

  func remove(key: String) {
    guard let index = entries.firstIndex(where: { $0.key == key }) else { return }
    let entry = entries.remove(at: index)
    refresh()
    entry.end(finished: false)
  }

  func removeAll() {
    let old = entries
    entries = []
    echoes = []
    for entry in old where !entry.isOver { entry.end(finished: false) }
  }

  /// Notes that the program set a value while animations run; the next frame shows it.
  func modelDidChange(_ effect: LayerChange) {
    changed.insert(effect)
    touched.insert(effect)
  }

  /// Writes the animated values of a moment, in the layer's time, to `layer.shown`. Returns the animations that
  /// ended.
  func step(at time: CFTimeInterval) -> [Entry] {
    let values = layer.values.copy()
    var finished: [Entry] = []
    let echoCount = echoes.count
    echoes.removeAll { $0.end < time }
    for index in entries.indices {
      let animation = entries[index].animation
      let phase = animation.evaluate(at: time, begin: entries[index].begin, into: values)
      if phase != .before, !entries[index].hasStarted {
        entries[index].hasStarted = true
        animation.delegate?.animationDidStart(animation)
      }
      if phase == .after, !entries[index].isOver {
        entries[index].isOver = true
        finished.append(entries[index])
      }
    }
    if !finished.isEmpty { keepEchoes(of: finished, at: time) }
    entries.removeAll { $0.isOver && $0.animation.isRemovedOnCompletion }
    layer.shown = values
    changed.formUnion(properties)
    layer.noteChange(changed.effect)
    changed = AnimatedProperties()
    if !finished.isEmpty || echoes.count != echoCount { refresh() }
    return finished
  }

  private func keepEchoes(of finished: [Entry], at time: CFTimeInterval) {
    let lag = layer.lagOfCopies
    guard lag > 0 else { return }
    for entry in finished where entry.animation.isRemovedOnCompletion { echoes.append((entry, time + lag)) }
  }

  /// The animated values at any time, in the layer's time. Delayed copies show such values.
  func values(at time: CFTimeInterval) -> LayerValues {
    let values = layer.values.copy()
    for echo in echoes { echo.entry.animation.evaluate(at: time, begin: echo.entry.begin, into: values) }
    for entry in entries { entry.animation.evaluate(at: time, begin: entry.begin, into: values) }
    return values
  }

  private func refresh() {
    properties = AnimatedProperties()
    for entry in entries { entry.animation.collectProperties(into: &properties) }
    for echo in echoes { echo.entry.animation.collectProperties(into: &properties) }
  }
}
