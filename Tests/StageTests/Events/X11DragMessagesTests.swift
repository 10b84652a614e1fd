import CSDL
import Expectations
import Stage
import Testing

@testable import StageSDL

/// Messages of X11's programs about a drag.
struct X11DragMessagesTests {
  private static let atoms = X11DragMessages.Atoms(enter: 1, position: 2, leave: 3, files: 10, texts: [20, 21])
  private let messages = X11DragMessages(window: 7, atoms: atoms) { source in source == 5 ? [30, 21] : [] }

  private func message(_ type: UInt, _ data: (Int, Int, Int, Int, Int) = (0, 0, 0, 0, 0), window: UInt = 7)
    -> XClientMessageEvent
  {
    var message = XClientMessageEvent()
    message.type = ClientMessage
    message.window = window
    message.message_type = type
    message.data.l = data
    return message
  }

  @Test func aDragEntersMovesAndLeaves() {
    expectEqual(messages.step(of: message(1, (5, 0, 20, 0, 0))), .entered(.text))
    expectEqual(messages.step(of: message(2, (5, 0, 300 << 16 | 40, 0, 0))), .moved(x: 300, y: 40))
    expectEqual(messages.step(of: message(3)), .left)
    expectNil(messages.step(of: message(4)), "a message about something else")
    expectNil(messages.step(of: message(2, window: 8)), "a message for another window")
  }

  @Test func filesArePreferredToTextAndOtherTypesAreRejected() {
    expectEqual(messages.step(of: message(1, (5, 0, 20, 10, 0))), .entered(.files))
    expectEqual(messages.step(of: message(1, (5, 0, 30, 0, 0))), .entered(nil))
  }

  @Test func moreThanThreeTypesAreReadFromTheSourceWindow() {
    expectEqual(messages.step(of: message(1, (5, 0x500_0001, 0, 0, 0))), .entered(.text))
    expectEqual(messages.step(of: message(1, (6, 0x500_0001, 20, 0, 0))), .entered(nil), "the list counts")
  }

  @Test func anSDLEventCarriesTheX11Message() {
    var content = SDL_SysWMmsg()
    content.subsystem = SDL_SYSWM_X11
    content.msg.x11.event.xclient = message(2, (5, 0, 1 << 16 | 2, 0, 0))
    withUnsafeMutablePointer(to: &content) { content in
      var event = SDL_SysWMEvent()
      event.msg = content
      expectEqual(messages.step(of: event), .moved(x: 1, y: 2))
      content.pointee.msg.x11.event.type = MotionNotify
      expectNil(messages.step(of: event))
      content.pointee.subsystem = SDL_SYSWM_WAYLAND
      expectNil(messages.step(of: event))
    }
    expectNil(messages.step(of: SDL_SysWMEvent()))
  }
}
