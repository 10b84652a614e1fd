import Combine
import UIKit

/// The articles in a basket, for all screens that show it.
@MainActor final class BasketStore {
  enum BasketError: Error { case soldOut }

  private let contents = CurrentValueSubject<[String: Int], Never>([:])
  let orders = PassthroughSubject<String, BasketError>()

  var count: AnyPublisher<Int, Never> {
    contents.map { $0.values.reduce(0, +) }.removeDuplicates().eraseToAnyPublisher()
  }

  func add(_ article: String) { contents.value[article, default: 0] += 1 }

  func order(isSoldOut: Bool) {
    if isSoldOut { orders.send(completion: .failure(.soldOut)) } else { orders.send("Ordered") }
  }
}

/// A badge, a state that comes back after an error, and an offer that runs out.
final class BasketViewController: UIViewController {
  let store = BasketStore()
  let badge = UILabel()
  let state = UILabel()
  let offer = UILabel()
  private var subscriptions: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, label) in [badge, state, offer].enumerated() {
      label.frame = CGRect(x: 20, y: 100 + 40 * index, width: 350, height: 30)
      view.addSubview(label)
    }
    store.count
      .map { $0 == 0 ? "Empty" : "\($0) articles" }
      .sink { [unowned self] in badge.text = $0 }
      .store(in: &subscriptions)
    store.orders
      .catch { _ in Just("Sold out") }
      .prepend("Ready")
      .map(Optional.some)
      .assign(to: \.text, on: state)
      .store(in: &subscriptions)
    Timer.publish(every: 1, on: .main, in: .common)
      .autoconnect()
      .scan(3) { left, _ in left - 1 }
      .prefix { $0 >= 0 }
      .sink(
        receiveCompletion: { [weak self] _ in self?.offer.text = "The offer is over" },
        receiveValue: { [weak self] in self?.offer.text = "\($0) s left" }
      )
      .store(in: &subscriptions)
  }
}
