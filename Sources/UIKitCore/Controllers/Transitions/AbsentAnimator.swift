/// The animator that replaces one that an app's object does not provide.
@MainActor
enum AbsentAnimator {
  static let animator = UIViewPropertyAnimator(duration: 0, curve: .linear)
}
