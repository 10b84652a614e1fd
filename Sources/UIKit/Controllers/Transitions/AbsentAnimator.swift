/// What stands for an animator where an app's object has none.
@MainActor
enum AbsentAnimator {
  static let animator = UIViewPropertyAnimator(duration: 0, curve: .linear)
}
