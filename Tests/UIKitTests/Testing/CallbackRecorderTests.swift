import Expectations
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite struct CallbackRecorderTests {
  private final class Listener {
    let recorder = CallbackRecorder()

    func tableView(_ name: String, didSelectRowAt path: IndexPath) { recorder.note(path) }
    func scrolled(to offset: CGFloat) { recorder.note(offset, nil) }
  }

  @Test func callsAreNamedAfterTheirMethods() {
    let listener = Listener()
    listener.tableView("", didSelectRowAt: IndexPath(row: 3, section: 0))
    listener.scrolled(to: 12.50)
    expectEqual(listener.recorder.trace, "tableView(_:didSelectRowAt:) 0.3\nscrolled(to:) 12.5 nil")
  }

  @Test func takingCallsClearsTheRecorder() {
    let recorder = CallbackRecorder()
    recorder.note(method: "first")
    expectEqual(recorder.take(), ["first"])
    expectEqual(recorder.take(), [])
  }
}
