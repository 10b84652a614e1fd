import Stage

/// The pointer over a text: a beam where text can be selected; over a link the standard pointer, with a pale background
/// behind the link.
@MainActor
final class TextPointer: PointerFollowing {
  private weak var host: (any SelectionHost)?
  private(set) var shape = StagePointer.system
  weak var pointer: (any PointerShapeOwner)?
  /// The position of the pointer, in the coordinates of the text's view.
  private var place = CGPoint.zero

  init(_ host: any SelectionHost) { self.host = host }

  func wants(_ point: CGPoint, modifiers: UIKeyModifierFlags) -> Bool {
    guard let host, host.allowsSelecting else { return false }
    place = host.selectionView.convert(point, from: nil)
    return host.hasText(at: place) && !hitsControl(in: host.selectionView)
  }

  /// Controls within the view have the pointer to themselves.
  private func hitsControl(in view: UIView) -> Bool {
    sequence(first: view.hitTest(place, with: nil), next: { $0?.superview }).prefix { $0 !== view && $0 != nil }
      .contains { $0 is UIControl }
  }

  func follow() {
    guard let host else { return }
    let item = host.item(at: place)
    host.showPointed(item)
    shape = item == nil ? .verticalBeam : .system
  }

  func leave() {
    host?.showPointed(nil)
    shape = .system
  }
}
