/// A source of ads. An app writes one for its native-ad library.
///
/// An ``AdStock`` asks its supplier for one ad after the other, never for two at a time.
///
///     final class HouseAds: AdSupplier {
///       let library: AdLibrary
///
///       init(library: AdLibrary) { self.library = library }
///
///       func next() async throws -> Ad {
///         try await withCheckedThrowingContinuation { answer in
///           library.request { answer.resume(with: $0) }
///         }
///       }
///
///       func lifetime(of ad: Ad) -> Duration? { .seconds(3600) }
///     }
@MainActor
public protocol AdSupplier<Ad>: AnyObject {
  /// An ad with an id, which a row shows.
  associatedtype Ad: Identifiable

  /// The next ad. A library that calls back is waited for with a continuation.
  ///
  /// - Throws: the reason if there is no ad. The stock asks again after a while.
  func next() async throws -> Ad

  /// Announces that this many ads will be requested soon, for libraries that fetch several at once. Does nothing by
  /// default.
  func preload(_ count: Int)

  /// How long an ad may wait to be shown, counted from its arrival; nil, the default, is unlimited.
  func lifetime(of ad: Ad) -> Duration?
}

extension AdSupplier {
  /// The default: does nothing.
  public func preload(_ count: Int) {}
  /// The default: ads may wait for ever.
  public func lifetime(of ad: Ad) -> Duration? { nil }
}
