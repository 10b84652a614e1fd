import Foundation
import QuartzCore
import Stage

/// Calls by selector, which Foundation for Linux lacks.
extension NSObjectProtocol {
  /// Calls the method that a selector names, and returns its result if that is an object.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    SelectorPerforming.call(aSelector, of: self, [])
  }

  /// Calls the method that a selector names with an argument.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    SelectorPerforming.call(aSelector, of: self, [object])
  }

  /// Calls the method that a selector names with two arguments.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
    SelectorPerforming.call(aSelector, of: self, [object1, object2])
  }
}

extension NSObject {
  /// Calls the method that a selector names after some seconds, on the clock of the window in front. The object lives until
  /// then.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    DelayedCalls.shared.add(aSelector, of: self, anArgument, after: delay)
  }

  /// Calls the method that a selector names on the main thread: at once if that is this thread and the caller waits, and
  /// otherwise when the main thread is free.
  public nonisolated func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    let call = MainThreadCall(selector: aSelector, target: self, argument: arg)
    switch (wait, MainThread.isCurrent) {
    case (true, true): MainActor.assumeIsolated { call.run() }
    case (true, false): DispatchQueue.main.sync { MainActor.assumeIsolated { call.run() } }
    case (false, _): DispatchQueue.main.async { call.run() }
    }
  }

  /// Forgets the calls that `perform(_:with:afterDelay:)` has scheduled on an object.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedCalls.shared.cancel(target: TargetObject.of(aTarget)) { _ in true }
  }

  /// Cancels the scheduled calls of one method on an object that have an equal argument.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any, selector aSelector: Selector, object: Any?) {
    DelayedCalls.shared.cancel(target: TargetObject.of(aTarget)) { call in
      call.selector == aSelector && DelayedCalls.areEqual(call.argument, object)
    }
  }
}

@MainActor
private enum SelectorPerforming {
  /// Retains the result of the last call, which the caller does not own. On iOS the autorelease pool retains it until
  /// the event ends; here it lives until both the turn has ended and another call was made.
  private static var result: AnyObject?

  static func call(_ selector: Selector?, of target: Any, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    guard let selector else { return nil }
    result = ActionTable.call(selector, of: target, arguments).map { $0 as AnyObject }
    Turn.keep(result)
    return result.map { Unmanaged.passUnretained($0) }
  }
}

/// A call by selector, passed to the main thread, which alone uses its contents.
private struct MainThreadCall: @unchecked Sendable {
  let selector: Selector
  let target: NSObject
  let argument: Any?

  @MainActor
  func run() {
    Turn.run { _ = ActionTable.call(selector, of: target, [argument]) }
  }
}

/// Calls by selector that wait for their time.
@MainActor
private final class DelayedCalls {
  static let shared = DelayedCalls()

  final class Call {
    let selector: Selector
    let target: NSObject
    let argument: Any?
    var timer: FrameTimer?

    init(_ selector: Selector, _ target: NSObject, _ argument: Any?) {
      self.selector = selector
      self.target = target
      self.argument = argument
    }
  }

  private var calls: [Call] = []

  func add(_ selector: Selector, of target: NSObject, _ argument: Any?, after delay: TimeInterval) {
    let call = Call(selector, target, argument)
    calls.append(call)
    call.timer = FrameClock.current?.schedule(after: delay, label: "a delayed call") { [weak self] _ in
      self?.calls.removeAll { $0 === call }
      Turn.run { _ = ActionTable.call(selector, of: target, [argument]) }
    }
  }

  func cancel(target: AnyObject, where matches: (Call) -> Bool) {
    for call in calls where call.target === target && matches(call) { call.timer?.cancel() }
    calls.removeAll { $0.target === target && matches($0) }
  }

  static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return left as AnyObject === right as AnyObject
  }
}
