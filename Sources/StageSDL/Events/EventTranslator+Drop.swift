import CSDL
import CoreGraphics
import Stage

extension EventTranslator {
  /// Gathers the items of a drop, which is reported when SDL says that it is complete.
  mutating func drop(_ event: SDL_DropEvent, _ context: EventContext) -> [WindowEvent] {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_DROPFILE: if let path = event.file { droppedItems.append(.file(path: String(cString: path))) }
    case SDL_DROPTEXT: if let line = event.file { add(line: String(cString: line)) }
    case SDL_DROPCOMPLETE:
      let drag = dragged
      defer { (droppedItems, dragged) = ([], nil) }
      guard !droppedItems.isEmpty else { return drag == nil ? [] : self.drag(.left, event.timestamp, context) }
      let middle = CGPoint(x: context.size.width / 2, y: context.size.height / 2)
      let drop = DropEvent(
        items: droppedItems, location: context.mouse ?? mouseLocation ?? middle,
        timestamp: context.time(event.timestamp))
      return [.stage(.drop(drop))]
    default: droppedItems = []
    }
    return []
  }

  /// Reports the position of another program's drag.
  mutating func drag(_ step: DragStep, _ timestamp: UInt32, _ context: EventContext) -> [WindowEvent] {
    if case .entered(let kind) = step { dragged = kind }
    guard let kind = dragged else { return [] }
    let time = context.time(timestamp)
    switch step {
    case .entered: return []
    case .moved:
      guard let location = context.mouse else { return [] }
      return [.stage(.drag(DragEvent(kind: kind, location: location, timestamp: time)))]
    case .left:
      dragged = nil
      return [.stage(.drag(DragEvent(kind: kind, location: nil, timestamp: time)))]
    }
  }

  /// Joins the lines of a dropped text: SDL reports each line separately, and leaves out empty lines.
  private mutating func add(line: String) {
    guard case .text(let text)? = droppedItems.last else { return droppedItems.append(.text(line)) }
    droppedItems[droppedItems.count - 1] = .text(text + "\n" + line)
  }
}
