/// The values from which a detent computes its height.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height that a sheet can have, without the safe area beneath it, in points.
  var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
  /// A height at which a sheet may rest.
  @preconcurrency @MainActor
  public class Detent: NSObject {
    /// The identifier of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The identifier as a text.
      public let rawValue: String

      /// An identifier of any text.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// An identifier of any text.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// About half of the greatest height.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The greatest height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The height of a medium sheet as a fraction of the greatest height [C].
    static let mediumShare: CGFloat = 0.5

    typealias Resolver = (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    /// The height's name; made up where none was given.
    public let identifier: Identifier
    private let resolver: Resolver

    required init(_ identifier: Identifier, _ resolver: @escaping Resolver) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// About half of the greatest height. Inactive in a window of compact height.
    public class func medium() -> Self {
      Self(.medium) { context in
        let isFlat = context.containerTraitCollection.verticalSizeClass == .compact
        return isFlat ? nil : (context.maximumDetentValue * mediumShare).rounded()
      }
    }

    /// The greatest height.
    public class func large() -> Self { Self(.large) { $0.maximumDetentValue } }

    /// A custom height, in points without the safe area beneath the sheet; if the closure returns nil, the detent is
    /// inactive.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver)
    }

    /// The height in points; nil if the detent is inactive.
    public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolver(context)
    }
  }
}

/// The values from which a detent computes its height.
@MainActor
final class SheetResolutionContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(traits: UITraitCollection, maximum: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
    super.init()
  }
}
