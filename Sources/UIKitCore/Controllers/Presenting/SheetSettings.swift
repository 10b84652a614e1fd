/// The settings of a sheet that an app can change.
@MainActor
final class SheetSettings {
  typealias Detent = UISheetPresentationController.Detent

  /// Weak: the presentation controller may be released while its sheet still disappears.
  private weak var controller: UISheetPresentationController?
  /// The sheet, while it is shown.
  weak var place: SheetPlace?

  init(_ controller: UISheetPresentationController) { self.controller = controller }

  var detents: [Detent] = [.large()] {
    didSet {
      guard !detents.isEmpty else {
        fatalError("NSInvalidArgumentException: A sheet needs at least one detent, and was given none. Use [.large()].")
      }
      didChange()
    }
  }
  var selected: Detent.Identifier? { didSet { didChange() } }
  var largestUndimmed: Detent.Identifier? { didSet { didChange() } }
  var showsGrabber = false { didSet { didChange() } }
  var cornerRadius: CGFloat? { didSet { didChange() } }
  var scrollingExpands = true
  var isEdgeAttachedInCompactHeight = false { didSet { didChange() } }
  var widthFollowsContent = false { didSet { didChange() } }

  func didChange() { place?.settingsDidChange() }

  func animate(_ changes: () -> Void) {
    changes()
    place?.animateToRest()
  }

  /// The user dragged the sheet to a height.
  func userSelected(_ identifier: Detent.Identifier) {
    selected = identifier
    guard let controller else { return }
    controller.delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(controller)
  }
}
