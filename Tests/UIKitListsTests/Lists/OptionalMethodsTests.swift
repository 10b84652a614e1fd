import Expectations
import Testing
import UIKit

@testable import UIKitLists

/// Which methods of a delegate are the app's, without a list.
@MainActor @Suite(.serialized)
struct OptionalMethodsTests {
  private struct Method: OptionSet {
    let rawValue: Int
    static let height = Method(rawValue: 1)
    static let title = Method(rawValue: 2)
  }

  private final class Delegate {}

  private let methods = OptionalMethods<Method>()
  private let delegate = Delegate()

  /// The default implementation of a method.
  private func missing(_ method: Method) -> Int {
    methods.noteMissing(method)
    return 0
  }

  @Test func aMissingMethodIsCalledOnce() {
    var calls = 0
    let ask = { [methods, delegate] in
      methods.ask(.height, delegate) { _ in
        calls += 1
        return self.missing(.height)
      }
    }
    expect(ask() == nil && ask() == nil && calls == 1)
    expect(methods.isMissing(.height) && !methods.isMissing(.title))
    methods.forget(.height)
    expect(ask() == nil && calls == 2, "another delegate is asked again")
  }

  @Test func anImplementedMethodsAnswerIsUsed() {
    expectEqual(methods.ask(.height, delegate) { _ in 44 }, 44)
    expectEqual(methods.present, .height)
    expectNil(methods.ask(.height, nil as Delegate?) { _ in 44 })
  }

  @Test func aDefaultAnswerIsNilUntilTheMethodIsImplemented() {
    expectNil(methods.ask(.height, delegate) { _ in methods.defaultAnswer(44) })
    expect(!methods.isMissing(.height) && methods.present == [])
    expectEqual(methods.ask(.height, delegate) { _ in 60 }, 60)
  }

  @Test func callsByTheAppDoNotMarkMethodsAsMissing() {
    expectNil(methods.answer { missing(.height) })
    expectNil(methods.answer { methods.defaultAnswer(1) })
    expectEqual(methods.answer { 7 }, 7)
    expect(!methods.isMissing(.height))
    _ = missing(.title)
    expect(methods.answer { 7 } == 7 && methods.isMissing(.title))
  }

  @Test func forgettingMethodsKeepsThoseOfTheOtherObject() {
    _ = missing(.title)
    _ = methods.ask(.height, delegate) { _ in 44 }
    methods.forgetAll(but: .title)
    expect(methods.isMissing(.title) && methods.present == [])
  }
}
