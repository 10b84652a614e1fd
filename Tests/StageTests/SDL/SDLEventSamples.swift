import CSDL
import Foundation

/// Events as SDL would report them.
extension SDL_Event {
  static func window(_ event: SDL_WindowEventID) -> SDL_Event {
    var result = SDL_Event()
    result.type = SDL_WINDOWEVENT.rawValue
    result.window.event = UInt8(event.rawValue)
    return result
  }

  static func button(_ button: Int32 = SDL_BUTTON_LEFT, down: Bool, x: Int32, y: Int32, ticks: UInt32 = 0) -> SDL_Event
  {
    var result = SDL_Event()
    result.type = (down ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP).rawValue
    result.button.timestamp = ticks
    result.button.button = UInt8(button)
    result.button.state = down ? 1 : 0
    result.button.x = x
    result.button.y = y
    return result
  }

  static func motion(x: Int32, y: Int32, ticks: UInt32 = 0) -> SDL_Event {
    var result = SDL_Event()
    result.type = SDL_MOUSEMOTION.rawValue
    result.motion.timestamp = ticks
    result.motion.x = x
    result.motion.y = y
    return result
  }

  static func wheel(
    x: Float = 0, y: Float = 0, mouse: (x: Int32, y: Int32) = (0, 0), ticks: UInt32 = 0
  ) -> SDL_Event {
    var result = SDL_Event()
    result.type = SDL_MOUSEWHEEL.rawValue
    result.wheel.timestamp = ticks
    result.wheel.x = Int32(x)
    result.wheel.y = Int32(y)
    result.wheel.preciseX = x
    result.wheel.preciseY = y
    result.wheel.mouseX = mouse.x
    result.wheel.mouseY = mouse.y
    return result
  }

  static func finger(
    _ type: SDL_EventType, _ finger: Int64, x: Float = 0, y: Float = 0, ticks: UInt32 = 0
  ) -> SDL_Event {
    var result = SDL_Event()
    result.type = type.rawValue
    result.tfinger.timestamp = ticks
    result.tfinger.touchId = 3
    result.tfinger.fingerId = finger
    result.tfinger.x = x
    result.tfinger.y = y
    return result
  }

  static func key(
    _ code: SDL_Scancode, symbol: Unicode.Scalar, modifiers: UInt16 = 0, down: Bool = true, isRepeat: Bool = false,
    ticks: UInt32 = 0
  ) -> SDL_Event {
    key(
      code, symbolCode: Int32(symbol.value), modifiers: modifiers, down: down, isRepeat: isRepeat, ticks: ticks)
  }

  static func key(
    _ code: SDL_Scancode, symbolCode: Int32, modifiers: UInt16 = 0, down: Bool = true, isRepeat: Bool = false,
    ticks: UInt32 = 0
  ) -> SDL_Event {
    var result = SDL_Event()
    result.type = (down ? SDL_KEYDOWN : SDL_KEYUP).rawValue
    result.key.timestamp = ticks
    result.key.state = down ? 1 : 0
    result.key.repeat = isRepeat ? 1 : 0
    result.key.keysym.scancode = code
    result.key.keysym.sym = symbolCode
    result.key.keysym.mod = modifiers
    return result
  }

  static func text(_ text: String) -> SDL_Event {
    var result = SDL_Event()
    result.type = SDL_TEXTINPUT.rawValue
    withUnsafeMutableBytes(of: &result.text.text) { $0.copyBytes(from: text.utf8) }
    return result
  }

  /// The receiver frees the text with SDL's function.
  static func drop(_ type: SDL_EventType, _ text: String? = nil, ticks: UInt32 = 0) -> SDL_Event {
    var result = SDL_Event()
    result.type = type.rawValue
    result.drop.timestamp = ticks
    result.drop.file = text.flatMap { strdup($0) }
    return result
  }

  static func editing(_ text: String, start: Int32, length: Int32) -> SDL_Event {
    var result = SDL_Event()
    result.type = SDL_TEXTEDITING.rawValue
    withUnsafeMutableBytes(of: &result.edit.text) { $0.copyBytes(from: text.utf8) }
    result.edit.start = start
    result.edit.length = length
    return result
  }
}
