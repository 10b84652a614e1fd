import Combine
import UIKit

/// The rules of a form: each is a publisher, and the button follows all of them.
@MainActor final class SignUpForm {
  @Published var name = ""
  @Published var password = ""
  @Published var repeated = ""

  var passwordProblem: AnyPublisher<String?, Never> {
    Publishers.CombineLatest($password, $repeated)
      .map { password, repeated in
        if password.isEmpty { return nil }
        if password.count < 6 { return "Too short" }
        return password == repeated ? nil : "Not alike"
      }
      .removeDuplicates()
      .eraseToAnyPublisher()
  }

  var isComplete: AnyPublisher<Bool, Never> {
    $name.combineLatest($password, passwordProblem)
      .map { name, password, problem in !name.isEmpty && !password.isEmpty && problem == nil }
      .eraseToAnyPublisher()
  }
}

/// A form bound by `assign` and `sink`.
final class SignUpFormViewController: UIViewController {
  let form = SignUpForm()
  let problem = UILabel()
  let button = UIButton(type: .system)
  private var subscriptions: [AnyCancellable] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Sign up", for: .normal)
    let stack = UIStackView(arrangedSubviews: [problem, button])
    stack.axis = .vertical
    stack.frame = CGRect(x: 20, y: 100, width: 350, height: 88)
    view.addSubview(stack)
    form.passwordProblem.assign(to: \.text, on: problem).store(in: &subscriptions)
    form.isComplete.assign(to: \.isEnabled, on: button).store(in: &subscriptions)
    form.passwordProblem
      .map { $0 == nil }
      .sink { [weak self] in self?.problem.isHidden = $0 }
      .store(in: &subscriptions)
  }
}
