import Expectations
import Testing

@testable import Gallery

@Suite("When a saved file is read and a mistake is shown")
struct SaveRuleTests {
  private func rule(_ events: SaveRule.Event...) -> SaveRule {
    var rule = SaveRule()
    events.forEach { rule.note($0) }
    return rule
  }

  @Test("a file that was closed is read at once, a piece of it a little later")
  func delays() {
    expectEqual(rule(.finished).delay, .zero)
    expectEqual(rule(.changed, .finished).delay, .zero)
    expect(rule(.changed).delay > .zero)
    expect(rule(.gone).delay > .zero)
  }

  @Test("a mistake is held back longer while a program writes, or the file is away")
  func patience() {
    expect(rule(.finished).patience < rule(.gone).patience)
    expect(rule(.gone).patience < rule(.finished, .changed).patience)
  }

  @Test("a save with a mistake is on screen within 30 ms: two frames of 60 a second, less what waiting takes")
  func time() {
    expect(rule(.finished).delay + rule(.finished).patience + .microseconds(16_667) < .milliseconds(30))
    expect(rule(.changed).delay + .microseconds(16_667) < .milliseconds(30))
  }
}
