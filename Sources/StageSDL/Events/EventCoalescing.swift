import Stage

extension [WindowEvent] {
  /// The events with each run of movements reduced to its last one: of one contact, of the hovering mouse, of the
  /// window's size. Any other event ends a run, so that no order changes.
  func coalesced() -> [WindowEvent] {
    var result: [WindowEvent] = []
    for event in self {
      if let last = result.last, event.replaces(last) {
        result[result.count - 1] = event
      } else {
        result.append(event)
      }
    }
    return result
  }
}

extension WindowEvent {
  fileprivate func replaces(_ earlier: WindowEvent) -> Bool {
    switch (earlier, self) {
    case (.stage(.pointer(let old)), .stage(.pointer(let new))):
      old.phase == .moved && new.phase == .moved && old.id == new.id && old.modifiers == new.modifiers
    case (.stage(.drag(let old)), .stage(.drag(let new))): old.location != nil && new.location != nil
    case (.stage(.hover), .stage(.hover)), (.resized, .resized), (.exposed, .exposed): true
    default: false
    }
  }
}
