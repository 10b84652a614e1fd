/// Passes on each value and the error, both changed by closures, and the subscription itself. For operators that
/// neither skip values nor end early.
struct PassingSubscriber<Input, Failure: Error, Downstream: Subscriber>: Subscriber, CustomStringConvertible {
  let combineIdentifier = CombineIdentifier()
  let description: String
  let downstream: Downstream
  let value: (Input) -> Downstream.Input
  let error: (Failure) -> Downstream.Failure

  func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }
  func receive(_ input: Input) -> Subscribers.Demand { downstream.receive(value(input)) }
  func receive(completion: Subscribers.Completion<Failure>) {
    downstream.receive(completion: completion.mapError(error))
  }
}
