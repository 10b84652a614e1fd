import ListCore

/// The environment that section providers and custom groups get.
@MainActor
final class CompositionalEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(_ container: CompositionalContainer, _ traits: UITraitCollection) {
    self.container = container
    traitCollection = traits
  }
}

/// The rectangle that a section or a custom group is laid out in.
@MainActor
final class CompositionalContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets = NSDirectionalEdgeInsets.zero
  let effectiveContentInsets: NSDirectionalEdgeInsets

  init(_ size: CGSize, insets: NSDirectionalEdgeInsets = .zero) {
    contentSize = size
    effectiveContentInsets = insets
  }

  var effectiveContentSize: CGSize {
    let insets = effectiveContentInsets
    return CGSize(
      width: max(contentSize.width - insets.leading - insets.trailing, 0),
      height: max(contentSize.height - insets.top - insets.bottom, 0))
  }
}

/// The area of a collection view in which a compositional layout places its sections, and the insets of the rectangles
/// to which content insets may refer.
@MainActor
struct CompositionalSurroundings {
  let view: UICollectionView
  let axis: LayoutAxis

  /// The size of that area: the collection view's size, [M] which the adjusted content inset reduces across the scroll
  /// direction only.
  var size: CGSize {
    var size = view.bounds.size
    let inset = view.adjustedContentInset
    if axis == .vertical {
      size.width = max(size.width - inset.left - inset.right, 0)
    } else {
      size.height = max(size.height - inset.top - inset.bottom, 0)
    }
    return size
  }

  /// The insets of a reference rectangle in the container, across the scroll direction.
  func insets(of reference: UIContentInsetsReference) -> LayoutInsets {
    let edges: UIEdgeInsets
    switch reference {
    case .none: return .zero
    case .automatic, .safeArea: edges = view.safeAreaInsets
    case .layoutMargins: edges = view.layoutMargins
    case .readableContent:
      let guide = view.readableContentGuide.layoutFrame
      edges = UIEdgeInsets(
        top: view.layoutMargins.top, left: guide.minX - view.bounds.minX, bottom: view.layoutMargins.bottom,
        right: view.bounds.maxX - guide.maxX)
    }
    let inset = view.adjustedContentInset
    guard axis == .vertical else {
      return LayoutInsets(top: max(edges.top - inset.top, 0), bottom: max(edges.bottom - inset.bottom, 0))
    }
    let (left, right) = (max(edges.left - inset.left, 0), max(edges.right - inset.right, 0))
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return LayoutInsets(leading: isMirrored ? right : left, trailing: isMirrored ? left : right)
  }

  func environment(_ reference: UIContentInsetsReference) -> CompositionalEnvironment {
    let insets = insets(of: reference)
    let directional = NSDirectionalEdgeInsets(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    return CompositionalEnvironment(CompositionalContainer(size, insets: directional), view.traitCollection)
  }
}
