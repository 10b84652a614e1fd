import UIKit

/// A shelf of books: covers lift under the pointer, the ruler has regions with beams, and buttons have pointer styles.
final class BookshelfPointerViewController: UIViewController, UIPointerInteractionDelegate {
  let coverView = UIView(frame: CGRect(x: 40, y: 60, width: 80, height: 120))
  let rulerView = UIView(frame: CGRect(x: 40, y: 220, width: 240, height: 60))
  let shelfView = UIView(frame: CGRect(x: 20, y: 40, width: 280, height: 160))
  let plainButton = UIButton(type: .system)
  let styledButton = UIButton(type: .system)
  private(set) var log: [String] = []
  var rulerIsLocked = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    shelfView.backgroundColor = .systemGray6
    coverView.backgroundColor = .systemIndigo
    rulerView.backgroundColor = .systemYellow
    plainButton.setTitle("Plain", for: .normal)
    plainButton.frame = CGRect(x: 40, y: 320, width: 80, height: 40)
    plainButton.isPointerInteractionEnabled = true
    styledButton.setTitle("Styled", for: .normal)
    styledButton.frame = CGRect(x: 160, y: 320, width: 80, height: 40)
    styledButton.pointerStyleProvider = { [weak self] button, proposedEffect, proposedShape in
      self?.log.append("style of \(button.currentTitle ?? "")")
      let rect = button.bounds.insetBy(dx: -10, dy: -6)
      return UIPointerStyle(
        effect: .lift(proposedEffect.preview),
        shape: .roundedRect(button.convert(rect, to: button.superview), radius: 6))
    }
    styledButton.isPointerInteractionEnabled = true
    for subview in [shelfView, rulerView, plainButton, styledButton] { view.addSubview(subview) }
    shelfView.addSubview(coverView)
    coverView.frame.origin = CGPoint(x: 20, y: 20)
    for target in [shelfView, coverView, rulerView] {
      target.addInteraction(UIPointerInteraction(delegate: self))
    }
  }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    guard interaction.view === rulerView else { return defaultRegion }
    if rulerIsLocked { return nil }
    // Three inches, each a region.
    let inch = (request.location.x / 80).rounded(.down)
    return UIPointerRegion(rect: CGRect(x: inch * 80, y: 0, width: 80, height: 60), identifier: Int(inch))
  }

  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
    guard let view = interaction.view else { return nil }
    if view === rulerView {
      switch region.identifier {
      case 0 as Int: return UIPointerStyle(shape: .verticalBeam(length: 40))
      case 1 as Int: return .hidden()
      default: return .system()
      }
    }
    if view === coverView { return UIPointerStyle(effect: .lift(UITargetedPreview(view: view))) }
    return UIPointerStyle(
      effect: .hover(
        UITargetedPreview(view: view), preferredTintMode: .overlay, prefersShadow: true,
        prefersScaledContent: false))
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    log.append("enters \(name(interaction)) \(region.identifier.map { "\($0)" } ?? "whole")")
    if interaction.view === coverView {
      animator.addAnimations { self.coverView.alpha = 0.9 }
      animator.addCompletion { self.log.append("entered, finished: \($0)") }
    }
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) {
    log.append("exits \(name(interaction)) \(region.identifier.map { "\($0)" } ?? "whole")")
    if interaction.view === coverView { animator.addAnimations { self.coverView.alpha = 1 } }
  }

  private func name(_ interaction: UIPointerInteraction) -> String {
    switch interaction.view {
    case coverView: "cover"
    case rulerView: "ruler"
    case shelfView: "shelf"
    default: "?"
    }
  }
}
