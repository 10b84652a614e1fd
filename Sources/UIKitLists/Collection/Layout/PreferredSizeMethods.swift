/// Finds out which layouts use the sizes that cells prefer: those whose class overrides
/// `shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)`.
@MainActor
package enum PreferredSizeMethods {
  private class PlainLayout: UICollectionViewLayout {}

  private final class DecidingLayout: UICollectionViewLayout {
    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { preferredAttributes.alpha < originalAttributes.alpha }
  }

  private class PlainFlowLayout: UICollectionViewFlowLayout {}

  private final class DecidingFlowLayout: UICollectionViewFlowLayout {
    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { preferredAttributes.alpha < originalAttributes.alpha }
  }

  private static let consequence = "cells are asked for their sizes in every layout"

  private static let layoutMethod = OverriddenMethod(
    of: UICollectionViewLayout.self, plain: PlainLayout.self, overriding: DecidingLayout.self,
    consequence: consequence)
  private static let flowLayoutMethod = OverriddenMethod(
    of: UICollectionViewFlowLayout.self, plain: PlainFlowLayout.self, overriding: DecidingFlowLayout.self,
    consequence: consequence)

  package static func layoutTakesSizes(_ layout: UICollectionViewLayout) -> Bool {
    layoutMethod.isOverridden(in: type(of: layout)) ?? true
  }

  package static func flowLayoutTakesSizes(_ layout: UICollectionViewFlowLayout) -> Bool {
    flowLayoutMethod.isOverridden(in: type(of: layout)) ?? true
  }
}
