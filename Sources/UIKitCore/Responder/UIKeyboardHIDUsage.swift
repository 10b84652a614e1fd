/// The position of a key, as numbered by the usage tables of USB keyboards.
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// An error code, not a key: more keys are pressed than the keyboard can report.
  case keyboardErrorRollOver = 0x01
  /// A code, not a key: the keyboard failed its test of itself.
  case keyboardPOSTFail = 0x02
  /// A code, not a key: the keyboard reports an error.
  case keyboardErrorUndefined = 0x03
  /// The key of A on a US keyboard, regardless of the user's layout.
  case keyboardA = 0x04
  /// The key of B on a US keyboard, regardless of the user's layout.
  case keyboardB = 0x05
  /// The key of C on a US keyboard, regardless of the user's layout.
  case keyboardC = 0x06
  /// The key of D on a US keyboard, regardless of the user's layout.
  case keyboardD = 0x07
  /// The key of E on a US keyboard, regardless of the user's layout.
  case keyboardE = 0x08
  /// The key of F on a US keyboard, regardless of the user's layout.
  case keyboardF = 0x09
  /// The key of G on a US keyboard, regardless of the user's layout.
  case keyboardG = 0x0A
  /// The key of H on a US keyboard, regardless of the user's layout.
  case keyboardH = 0x0B
  /// The key of I on a US keyboard, regardless of the user's layout.
  case keyboardI = 0x0C
  /// The key of J on a US keyboard, regardless of the user's layout.
  case keyboardJ = 0x0D
  /// The key of K on a US keyboard, regardless of the user's layout.
  case keyboardK = 0x0E
  /// The key of L on a US keyboard, regardless of the user's layout.
  case keyboardL = 0x0F
  /// The key of M on a US keyboard, regardless of the user's layout.
  case keyboardM = 0x10
  /// The key of N on a US keyboard, regardless of the user's layout.
  case keyboardN = 0x11
  /// The key of O on a US keyboard, regardless of the user's layout.
  case keyboardO = 0x12
  /// The key of P on a US keyboard, regardless of the user's layout.
  case keyboardP = 0x13
  /// The key of Q on a US keyboard, regardless of the user's layout.
  case keyboardQ = 0x14
  /// The key of R on a US keyboard, regardless of the user's layout.
  case keyboardR = 0x15
  /// The key of S on a US keyboard, regardless of the user's layout.
  case keyboardS = 0x16
  /// The key of T on a US keyboard, regardless of the user's layout.
  case keyboardT = 0x17
  /// The key of U on a US keyboard, regardless of the user's layout.
  case keyboardU = 0x18
  /// The key of V on a US keyboard, regardless of the user's layout.
  case keyboardV = 0x19
  /// The key of W on a US keyboard, regardless of the user's layout.
  case keyboardW = 0x1A
  /// The key of X on a US keyboard, regardless of the user's layout.
  case keyboardX = 0x1B
  /// The key of Y on a US keyboard, regardless of the user's layout.
  case keyboardY = 0x1C
  /// The key of Z on a US keyboard, regardless of the user's layout.
  case keyboardZ = 0x1D
  /// The key of 1 and ! on a US keyboard, above the letters.
  case keyboard1 = 0x1E
  /// The key of 2 and @ on a US keyboard, above the letters.
  case keyboard2 = 0x1F
  /// The key of 3 and # on a US keyboard, above the letters.
  case keyboard3 = 0x20
  /// The key of 4 and $ on a US keyboard, above the letters.
  case keyboard4 = 0x21
  /// The key of 5 and % on a US keyboard, above the letters.
  case keyboard5 = 0x22
  /// The key of 6 and ^ on a US keyboard, above the letters.
  case keyboard6 = 0x23
  /// The key of 7 and & on a US keyboard, above the letters.
  case keyboard7 = 0x24
  /// The key of 8 and * on a US keyboard, above the letters.
  case keyboard8 = 0x25
  /// The key of 9 and ( on a US keyboard, above the letters.
  case keyboard9 = 0x26
  /// The key of 0 and ) on a US keyboard, above the letters.
  case keyboard0 = 0x27
  /// Return, on the main part of the keyboard.
  case keyboardReturnOrEnter = 0x28
  /// The key labelled Esc, at the upper left.
  case keyboardEscape = 0x29
  /// Backspace, which deletes in front of the caret.
  case keyboardDeleteOrBackspace = 0x2A
  /// The key that moves to the next tab stop or field.
  case keyboardTab = 0x2B
  /// The space bar.
  case keyboardSpacebar = 0x2C
  /// The key of - and _ on a US keyboard.
  case keyboardHyphen = 0x2D
  /// The key of = and + on a US keyboard.
  case keyboardEqualSign = 0x2E
  /// The key of [ and { on a US keyboard.
  case keyboardOpenBracket = 0x2F
  /// The key of ] and } on a US keyboard.
  case keyboardCloseBracket = 0x30
  /// The key of \ and | on a US keyboard.
  case keyboardBackslash = 0x31
  /// The key beside Return on keyboards other than the US one: # on a UK keyboard.
  case keyboardNonUSPound = 0x32
  /// The key of ; and : on a US keyboard.
  case keyboardSemicolon = 0x33
  /// The key of ' and " on a US keyboard.
  case keyboardQuote = 0x34
  /// The key of ` and ~ on a US keyboard, left of 1.
  case keyboardGraveAccentAndTilde = 0x35
  /// The key of , and < on a US keyboard.
  case keyboardComma = 0x36
  /// The key of . and > on a US keyboard.
  case keyboardPeriod = 0x37
  /// The key of / and ? on a US keyboard.
  case keyboardSlash = 0x38
  /// The key that makes letters capitals until it is pressed again.
  case keyboardCapsLock = 0x39
  /// The function key F1.
  case keyboardF1 = 0x3A
  /// The function key F2.
  case keyboardF2 = 0x3B
  /// The function key F3.
  case keyboardF3 = 0x3C
  /// The function key F4.
  case keyboardF4 = 0x3D
  /// The function key F5.
  case keyboardF5 = 0x3E
  /// The function key F6.
  case keyboardF6 = 0x3F
  /// The function key F7.
  case keyboardF7 = 0x40
  /// The function key F8.
  case keyboardF8 = 0x41
  /// The function key F9.
  case keyboardF9 = 0x42
  /// The function key F10.
  case keyboardF10 = 0x43
  /// The function key F11.
  case keyboardF11 = 0x44
  /// The function key F12.
  case keyboardF12 = 0x45
  /// The key labelled Print or PrtSc, right of the function keys.
  case keyboardPrintScreen = 0x46
  /// The key labelled Scroll, right of the function keys.
  case keyboardScrollLock = 0x47
  /// The key labelled Pause or Break, right of the function keys.
  case keyboardPause = 0x48
  /// The key labelled Ins or Insert, above the arrows.
  case keyboardInsert = 0x49
  /// The key that moves to the beginning of a line or a text.
  case keyboardHome = 0x4A
  /// The key that scrolls up by a page.
  case keyboardPageUp = 0x4B
  /// Delete forward, which deletes after the caret.
  case keyboardDeleteForward = 0x4C
  /// The key that moves to the end of a line or a text.
  case keyboardEnd = 0x4D
  /// The key that scrolls down by a page.
  case keyboardPageDown = 0x4E
  /// The key that moves right, in the block of arrows.
  case keyboardRightArrow = 0x4F
  /// The key that moves left, in the block of arrows.
  case keyboardLeftArrow = 0x50
  /// The key that moves down, in the block of arrows.
  case keyboardDownArrow = 0x51
  /// The key that moves up, in the block of arrows.
  case keyboardUpArrow = 0x52
  /// Num lock, on the numeric pad.
  case keypadNumLock = 0x53
  /// / on the numeric pad.
  case keypadSlash = 0x54
  /// * on the numeric pad.
  case keypadAsterisk = 0x55
  /// - on the numeric pad.
  case keypadHyphen = 0x56
  /// + on the numeric pad.
  case keypadPlus = 0x57
  /// Enter on the numeric pad.
  case keypadEnter = 0x58
  /// 1 on the numeric pad.
  case keypad1 = 0x59
  /// 2 on the numeric pad.
  case keypad2 = 0x5A
  /// 3 on the numeric pad.
  case keypad3 = 0x5B
  /// 4 on the numeric pad.
  case keypad4 = 0x5C
  /// 5 on the numeric pad.
  case keypad5 = 0x5D
  /// 6 on the numeric pad.
  case keypad6 = 0x5E
  /// 7 on the numeric pad.
  case keypad7 = 0x5F
  /// 8 on the numeric pad.
  case keypad8 = 0x60
  /// 9 on the numeric pad.
  case keypad9 = 0x61
  /// 0 on the numeric pad.
  case keypad0 = 0x62
  /// The decimal separator on the numeric pad.
  case keypadPeriod = 0x63
  /// The key right of the left Shift key on keyboards other than the US one: < and > on a German keyboard.
  case keyboardNonUSBackslash = 0x64
  /// The key for context menus, beside the right Control key on many keyboards.
  case keyboardApplication = 0x65
  /// The power button.
  case keyboardPower = 0x66
  /// = on the numeric pad.
  case keypadEqualSign = 0x67
  /// The function key F13.
  case keyboardF13 = 0x68
  /// The function key F14.
  case keyboardF14 = 0x69
  /// The function key F15.
  case keyboardF15 = 0x6A
  /// The function key F16.
  case keyboardF16 = 0x6B
  /// The function key F17.
  case keyboardF17 = 0x6C
  /// The function key F18.
  case keyboardF18 = 0x6D
  /// The function key F19.
  case keyboardF19 = 0x6E
  /// The function key F20.
  case keyboardF20 = 0x6F
  /// The function key F21.
  case keyboardF21 = 0x70
  /// The function key F22.
  case keyboardF22 = 0x71
  /// The function key F23.
  case keyboardF23 = 0x72
  /// The function key F24.
  case keyboardF24 = 0x73
  /// The left Control key.
  case keyboardLeftControl = 0xE0
  /// The left Shift key.
  case keyboardLeftShift = 0xE1
  /// The left Alt key: option on Apple's keyboards.
  case keyboardLeftAlt = 0xE2
  /// The left key with a logo: command on Apple's keyboards.
  case keyboardLeftGUI = 0xE3
  /// The right Control key.
  case keyboardRightControl = 0xE4
  /// The right Shift key.
  case keyboardRightShift = 0xE5
  /// The right Alt key: option on Apple's keyboards, AltGr on many others.
  case keyboardRightAlt = 0xE6
  /// The right key with a logo: command on Apple's keyboards.
  case keyboardRightGUI = 0xE7
}
