import CSDL
import CoreGraphics
import Stage

extension KeyEvent {
  /// SDL's scancodes are the usages of the USB keyboard page.
  init(_ event: SDL_KeyboardEvent, time: CFTimeInterval) {
    let usage = Int(event.keysym.scancode.rawValue)
    var modifiers = KeyModifiers(sdl: event.keysym.mod)
    if KeyEvent.numericPadUsages.contains(usage) { modifiers.insert(.numericPad) }
    let plain = KeyEvent.characters(of: event.keysym)
    let capitals = modifiers.contains(.shift) != modifiers.contains(.capsLock)
    let phase: Phase =
      event.state == UInt8(SDL_PRESSED) ? (event.repeat == 0 ? .down : .repeat) : .up
    self.init(
      usage: usage, characters: capitals ? plain.uppercased() : plain, charactersIgnoringModifiers: plain,
      modifiers: modifiers, phase: phase, timestamp: time)
  }

  /// From "Num Lock" to "." on the numeric keypad, and "=".
  private static let numericPadUsages: ClosedRange<Int> = 0x53...0x67

  /// The characters that the keys of the numeric pad type, from "/" on.
  private static let numericPadCharacters = Array("/*-+\r1234567890.").map(String.init)

  private static func characters(of symbol: SDL_Keysym) -> String {
    let isCharacter = symbol.sym > 0 && symbol.sym & (1 << 30) == 0
    if isCharacter, let scalar = Unicode.Scalar(UInt32(symbol.sym)) { return String(Character(scalar)) }
    let index = Int(symbol.scancode.rawValue) - 0x54
    return numericPadCharacters.indices.contains(index) ? numericPadCharacters[index] : ""
  }
}

extension KeyModifiers {
  /// From SDL's bits, without the distinction of left and right.
  init(sdl bits: UInt16) {
    self = []
    func insert(_ modifier: KeyModifiers, if mask: Int) {
      if Int(bits) & mask != 0 { self.insert(modifier) }
    }
    insert(.shift, if: 0x0003)
    insert(.control, if: 0x00C0)
    insert(.alternate, if: 0x0300)
    insert(.command, if: 0x0C00)
    insert(.capsLock, if: 0x2000)
  }
}
