/// Which optional methods of a list's delegate and data source the app implements.
///
/// A missing method is detected by its first call: the default implementation calls ``noteMissing(_:)``, and the method
/// is not called again until the delegate or the data source is replaced.
@MainActor
final class OptionalMethods<Method: OptionSet> where Method.Element == Method {
  private var missing: Method = []
  /// Methods that were called and that the app implements.
  private(set) var present: Method = []
  private var hasDefaultAnswer = false

  /// Called by the default implementation of `method`.
  func noteMissing(_ method: Method) { missing.insert(method) }

  /// Whether `method` is known to be missing.
  func isMissing(_ method: Method) -> Bool { missing.contains(method) }

  /// Marks an answer as the default of a UIKit class that declares every method: this answer is not the app's. Other
  /// calls of the method may return the app's, as an override may call super for some items only.
  func defaultAnswer<Answer>(_ answer: Answer) -> Answer {
    hasDefaultAnswer = true
    return answer
  }

  /// The object with these methods was replaced.
  func forget(_ methods: Method) {
    missing.subtract(methods)
    present.subtract(methods)
  }

  /// The object with all other methods than these was replaced.
  func forgetAll(but methods: Method) {
    missing.formIntersection(methods)
    present.formIntersection(methods)
  }

  /// The answer of a delegate's method that the app itself calls, or nil if the delegate lacks the method. The list's
  /// own records of missing methods do not change.
  func answer<Answer>(_ call: () -> Answer) -> Answer? {
    let known = (missing, hasDefaultAnswer)
    missing = []
    hasDefaultAnswer = false
    let answer = call()
    let isMissing = !missing.isEmpty || hasDefaultAnswer
    (missing, hasDefaultAnswer) = known
    return isMissing ? nil : answer
  }

  /// The answer of `call`, or nil where it is not the app's own. O(1) for a missing method.
  func ask<Receiver, Answer>(_ method: Method, _ receiver: Receiver?, _ call: (Receiver) -> Answer) -> Answer? {
    guard !missing.contains(method), let receiver else { return nil }
    hasDefaultAnswer = false
    let answer = call(receiver)
    if missing.contains(method) || hasDefaultAnswer { return nil }
    present.insert(method)
    return answer
  }
}
