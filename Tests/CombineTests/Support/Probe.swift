import Combine

/// Notes all that it receives, and asks for as much as the test says.
final class Probe<Input, Failure: Error>: Subscriber {
  private let initialDemand: Subscribers.Demand
  private let demandPerValue: (Input) -> Subscribers.Demand
  private(set) var subscription: (any Subscription)?
  private(set) var values: [Input] = []
  private(set) var completions: [Subscribers.Completion<Failure>] = []
  private(set) var subscriptionCount = 0

  init(_ initialDemand: Subscribers.Demand = .none, each: @escaping (Input) -> Subscribers.Demand = { _ in .none }) {
    self.initialDemand = initialDemand
    demandPerValue = each
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscriptionCount += 1
    if initialDemand > .none { subscription.request(initialDemand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return demandPerValue(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) { completions.append(completion) }

  var isFinished: Bool {
    if completions.count == 1, case .finished = completions[0] { return true }
    return false
  }

  /// The error of the only completion.
  var error: Failure? {
    if completions.count == 1, case .failure(let error) = completions[0] { return error }
    return nil
  }
}

struct Broken: Error, Equatable { var number = 0 }
