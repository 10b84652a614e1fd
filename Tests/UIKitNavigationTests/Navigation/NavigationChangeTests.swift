import Expectations
import Testing
import UIKit

@testable import UIKitCore

@MainActor
@Suite("From one stack to another")
struct NavigationChangeTests {
  private final class Screen {}
  private let first = Screen()
  private let second = Screen()
  private let third = Screen()

  private func change(_ old: [Screen], _ new: [Screen]) -> NavigationChange<Screen> {
    NavigationChange(from: old, to: new)
  }

  @Test("a new top is pushed, a former one is popped to, the same one stays")
  func newTopsArePushedAndFormerOnesPopped() {
    expectEqual(change([first], [first, second]).operation, .push)
    expectEqual(change([first, second], [first]).operation, .pop)
    expectEqual(change([first, second], [third]).operation, .push)
    expectEqual(change([first, second, third], [second]).operation, .pop)
    expectEqual(change([first, third], [second, third]).operation, .none)
    expectEqual(change([], [first]).operation, .push)
  }

  @Test("entering and leaving controllers are listed")
  func enteringAndLeavingControllersAreListed() {
    let change = change([first, second], [second, third])
    expectEqual(change.entering.map(ObjectIdentifier.init), [ObjectIdentifier(third)])
    expectEqual(change.leaving.map(ObjectIdentifier.init), [ObjectIdentifier(first)])
  }
}
