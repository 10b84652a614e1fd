@testable import UIKitGraphics

/// The messages that a body leads to.
@MainActor
func runtimeMessages(_ body: () -> Void) -> [String] {
  let messages = RuntimeMessages()
  DataLog.$receiver.withValue(MessageReceiver { messages.all.append($0) }, operation: body)
  return messages.all
}

private final class RuntimeMessages: @unchecked Sendable {
  var all: [String] = []
}
