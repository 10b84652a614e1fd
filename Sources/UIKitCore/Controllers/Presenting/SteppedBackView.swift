/// Scales back the view behind the highest sheet of a narrow window, with rounded corners [C].
@MainActor
final class SteppedBackView {
  /// The distance of the scaled-back view from each side of the window, in points [C].
  static let margin: CGFloat = 16

  private let view: UIView
  private let wasClipped: Bool

  /// Makes the effect for the view of the window's root controller; nil for presenters that are sheets themselves,
  /// which do not step back.
  init?(behind presenter: UIViewController?) {
    guard let presenter, let window = presenter.viewIfLoaded?.window, window.rootViewController === presenter else {
      return nil
    }
    view = presenter.view
    wasClipped = view.clipsToBounds
  }

  /// Scales the view back by a fraction from 0 to 1.
  func show(_ share: CGFloat, safeAreaTop: CGFloat) {
    let size = view.bounds.size
    guard share > 0, size.width > 0 else {
      guard !view.transform.isIdentity else { return }
      view.transform = .identity
      view.layer.cornerRadius = 0
      view.clipsToBounds = wasClipped
      return
    }
    let least = (size.width - 2 * Self.margin) / size.width
    let scale = 1 - (1 - least) * share
    // The view's upper edge moves to the lower edge of the top safe area.
    let y = safeAreaTop * share - (1 - scale) * size.height / 2
    view.transform = CGAffineTransform(translationX: 0, y: y).scaledBy(x: scale, y: scale)
    view.layer.cornerRadius = SheetMetrics.cornerRadius * share
    view.clipsToBounds = true
  }
}
