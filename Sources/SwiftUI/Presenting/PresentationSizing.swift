import UIKit

/// The size of a sheet in a wide window, where it is a card.
///
/// Documentation: `SwiftUI/PresentationSizing`.
public protocol PresentationSizing {
  /// The size that is proposed to the presented views, and that the card gets; a nil dimension is that of the views.
  @MainActor
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// The presented views, whose size can be queried.
///
/// Documentation: `SwiftUI/PresentationSizingRoot`.
@MainActor
public struct PresentationSizingRoot {
  let measure: (ProposedViewSize) -> CGSize

  /// The size that the views choose for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// The surroundings of a presentation.
///
/// Documentation: `SwiftUI/PresentationSizingContext`.
public struct PresentationSizingContext {
  /// The size that was set last; nil initially.
  let last: CGSize?
}

/// The usual size.
///
/// Documentation: `SwiftUI/AutomaticPresentationSizing`.
public struct AutomaticPresentationSizing: PresentationSizing {
  /// The size of a page.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    PagePresentationSizing().proposedSize(for: root, context: context)
  }
}

/// The ideal size of the presented views.
///
/// Documentation: `SwiftUI/FittedPresentationSizing`.
public struct FittedPresentationSizing: PresentationSizing {
  /// The views' own size.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    .unspecified
  }
}

/// The size of a form.
///
/// Documentation: `SwiftUI/FormPresentationSizing`.
public struct FormPresentationSizing: PresentationSizing {
  /// The size of a form.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    ProposedViewSize(width: 540, height: 620)
  }
}

/// The size of a page of paper.
///
/// Documentation: `SwiftUI/PagePresentationSizing`.
public struct PagePresentationSizing: PresentationSizing {
  /// The width of a page, as high as the window lets it be.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    ProposedViewSize(width: 704, height: .infinity)
  }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The usual size.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
  /// The ideal size of the presented views.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}
extension PresentationSizing where Self == FormPresentationSizing {
  /// The size of a form.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}
extension PresentationSizing where Self == PagePresentationSizing {
  /// The size of a page of paper.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing {
  /// The ideal size of the presented views in some directions, and this sizing in the others.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    FittedSizing(base: self, horizontal: horizontal, vertical: vertical)
  }

  /// This sizing, but in some directions the size only grows with the views and never shrinks.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    StickySizing(base: self, horizontal: horizontal, vertical: vertical)
  }
}

private struct FittedSizing<Base: PresentationSizing>: PresentationSizing {
  let base: Base
  let horizontal: Bool
  let vertical: Bool

  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    let size = base.proposedSize(for: root, context: context)
    return ProposedViewSize(width: horizontal ? nil : size.width, height: vertical ? nil : size.height)
  }
}

private struct StickySizing<Base: PresentationSizing>: PresentationSizing {
  let base: Base
  let horizontal: Bool
  let vertical: Bool

  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    let proposal = base.proposedSize(for: root, context: context)
    guard let last = context.last else { return proposal }
    let size = PresentationSize.resolve(proposal, root)
    return ProposedViewSize(
      width: horizontal ? max(size.width, last.width) : proposal.width,
      height: vertical ? max(size.height, last.height) : proposal.height)
  }
}

/// The size of a presentation by its views and their sizing.
@MainActor
enum PresentationSize {
  static func resolve(_ proposal: ProposedViewSize, _ root: PresentationSizingRoot) -> CGSize {
    let ideal = proposal.width == nil || proposal.height == nil ? root.sizeThatFits(proposal) : .zero
    return CGSize(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
  }
}

extension View {
  /// Sets the size of the sheet that the view is in, in a window wide enough for a card.
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    preference(key: PresentationPreferenceKey.self, value: PresentationPreference(sizing: sizing))
  }
}
