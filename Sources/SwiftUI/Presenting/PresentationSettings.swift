import UIKit

/// A height at which a sheet rests.
///
/// Documentation: `SwiftUI/PresentationDetent`.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
  }
  private let kind: Kind

  /// About half of the screen.
  public static let medium = PresentationDetent(kind: .medium)
  /// The full height of a sheet.
  public static let large = PresentationDetent(kind: .large)
  /// A fraction of the available height, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }
  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }

  var identifier: UISheetPresentationController.Detent.Identifier {
    switch kind {
    case .medium: .medium
    case .large: .large
    case .fraction(let fraction): .init("fraction \(fraction)")
    case .height(let height): .init("height \(height)")
    }
  }

  @MainActor var detent: UISheetPresentationController.Detent {
    switch kind {
    case .medium: .medium()
    case .large: .large()
    case .fraction(let fraction):
      .custom(identifier: identifier) { $0.maximumDetentValue * min(max(fraction, 0), 1) }
    case .height(let height): .custom(identifier: identifier) { min(max(height, 0), $0.maximumDetentValue) }
    }
  }

  /// The height for comparisons: detents are kept from the lowest to the highest.
  fileprivate var order: CGFloat {
    switch kind {
    case .medium: 0.5
    case .large: 1
    case .fraction(let fraction): fraction
    case .height(let height): height / 1000
    }
  }
}

/// The other form of a presentation in a narrow window.
///
/// Documentation: `SwiftUI/PresentationAdaptation`.
public struct PresentationAdaptation: Sendable {
  enum Kind: Sendable { case automatic, none, popover, sheet, fullScreenCover }
  let kind: Kind
  /// The standard adaptation of the presentation.
  public static let automatic = PresentationAdaptation(kind: .automatic)
  /// No adaptation: the form does not change.
  public static let none = PresentationAdaptation(kind: .none)
  /// A popover with an arrow at the view.
  public static let popover = PresentationAdaptation(kind: .popover)
  /// A sheet that covers most of the screen.
  public static let sheet = PresentationAdaptation(kind: .sheet)
  /// The whole window.
  public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}

/// How a screen is presented, as set by its views.
struct PresentationPreference {
  var detents: Set<PresentationDetent>?
  var selection: Binding<PresentationDetent>?
  var indicator: Visibility?
  var isDismissDisabled: Bool?
  var cornerRadius: CGFloat?
  var adaptation: PresentationAdaptation.Kind?
  var background: AnyView?
  var interaction: PresentationBackgroundInteraction?
  var scrollsContent: Bool?
  var sizing: (any PresentationSizing)?

  var isEmpty: Bool {
    detents == nil && indicator == nil && isDismissDisabled == nil && cornerRadius == nil && adaptation == nil
      && background == nil && interaction == nil && scrollsContent == nil && sizing == nil
  }
}

struct PresentationPreferenceKey: JoinedPreferenceKey {
  static var defaultValue: PresentationPreference { PresentationPreference() }
  static func reduce(value: inout PresentationPreference, nextValue: () -> PresentationPreference) {
    let next = nextValue()
    value.detents = next.detents ?? value.detents
    value.selection = next.selection ?? value.selection
    value.indicator = next.indicator ?? value.indicator
    value.isDismissDisabled = next.isDismissDisabled ?? value.isDismissDisabled
    value.cornerRadius = next.cornerRadius ?? value.cornerRadius
    value.adaptation = next.adaptation ?? value.adaptation
    value.background = next.background ?? value.background
    value.interaction = next.interaction ?? value.interaction
    value.scrollsContent = next.scrollsContent ?? value.scrollsContent
    value.sizing = next.sizing ?? value.sizing
  }
}

/// Applies the presentation settings of a presented screen's views.
@MainActor
final class PresentationSettings: NSObject, UISheetPresentationControllerDelegate,
  UIPopoverPresentationControllerDelegate
{
  private var preference = PresentationPreference()

  func take(_ preference: PresentationPreference, _ controller: UIViewController) {
    self.preference = preference
    apply(to: controller)
  }

  /// Gives a sheet its size where it is a card.
  func size(_ controller: SheetController) {
    guard let sizing = preference.sizing, !(sizing is AutomaticPresentationSizing) else { return }
    guard [.automatic, .pageSheet, .formSheet].contains(controller.modalPresentationStyle) else { return }
    // The style of a controller cannot change once it is presented.
    if controller.presentingViewController == nil { controller.modalPresentationStyle = .formSheet }
    let root = PresentationSizingRoot { [unowned controller] in controller.size(in: $0) }
    let last = controller.preferredContentSize == .zero ? nil : controller.preferredContentSize
    let size = PresentationSize.resolve(
      sizing.proposedSize(for: root, context: PresentationSizingContext(last: last)), root)
    // Infinite sizes are replaced by one larger than any window; the window limits the sheet.
    let most: CGFloat = 10_000
    let limited = CGSize(width: min(size.width, most), height: min(size.height, most))
    if controller.preferredContentSize != limited { controller.preferredContentSize = limited }
  }

  func apply(to controller: UIViewController) {
    if let controller = controller as? SheetController { size(controller) }
    if let popover = controller.popoverPresentationController { popover.delegate = self }
    guard !preference.isEmpty else { return }
    controller.isModalInPresentation = preference.isDismissDisabled ?? false
    (controller as? SheetController)?.show(background: preference.background)
    guard let sheet = controller.sheetPresentationController else { return }
    sheet.delegate = self
    if let detents = preference.detents, !detents.isEmpty {
      let detents = detents.sorted { $0.order < $1.order }
      if sheet.detents.map(\.identifier) != detents.map(\.identifier) { sheet.detents = detents.map(\.detent) }
    }
    if let selection = preference.selection {
      let wanted = selection.wrappedValue.identifier
      if sheet.selectedDetentIdentifier != wanted {
        sheet.animateChanges { sheet.selectedDetentIdentifier = wanted }
      }
    }
    // A sheet with several detents shows a grabber.
    sheet.prefersGrabberVisible =
      switch preference.indicator ?? .automatic {
      case .visible: true
      case .hidden: false
      case .automatic: (preference.detents?.count ?? 1) > 1
      }
    sheet.preferredCornerRadius = preference.cornerRadius
    sheet.prefersScrollingExpandsWhenScrolledToEdge = !(preference.scrollsContent ?? false)
    sheet.largestUndimmedDetentIdentifier =
      switch preference.interaction?.kind {
      case .enabled: preference.detents?.max { $0.order < $1.order }?.identifier ?? .large
      case .through(let detent): detent.identifier
      case .automatic, .disabled, nil: nil
      }
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
    guard let selection = preference.selection,
      let detent = preference.detents?.first(where: { $0.identifier == sheet.selectedDetentIdentifier }),
      selection.wrappedValue != detent
    else { return }
    selection.wrappedValue = detent
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    switch preference.adaptation ?? .automatic {
    case .none, .popover: .none
    case .fullScreenCover: .fullScreen
    case .automatic, .sheet: traitCollection.horizontalSizeClass == .compact ? .pageSheet : .none
    }
  }
}
