/// Scrolling by keys that no responder handled. They scroll the list in the middle of the window.
@MainActor
enum KeyScrolling {
  static func scrollView(in window: UIWindow) -> UIScrollView? {
    let middle = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
    guard let view = window.hitTest(middle, with: nil) else { return nil }
    return sequence(first: view, next: \.superview)
      .lazy.compactMap { $0 as? UIScrollView }.first
  }
}
