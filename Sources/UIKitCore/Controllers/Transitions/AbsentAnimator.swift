/// The animator for a transition for which the app's delegate returns none.
@MainActor
enum AbsentAnimator {
  static let animator = UIViewPropertyAnimator(duration: 0, curve: .linear)
}
