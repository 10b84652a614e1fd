import Observation

/// The ads that a list may show, fetched ahead of need from an ``AdSupplier``.
///
///     Rows(posts) { post in Row(post, in: PostCell.self) { $0.show($1) } }
///       .placing(stock, .every(10, from: 3)) { ad in Row(ad, in: AdCell.self) { $0.show($1) } }
///
/// The stock keeps a few ads that were not shown yet. When one is shown, it requests the next. It drops ads that waited
/// longer than their lifetime, and after a failure it waits, longer each time. It requests nothing before ``start()``.
/// It is observable: a screen that reads it is updated when it changes.
@MainActor @Observable
public final class AdStock<Ad: Identifiable> {
  /// The present activity of a stock.
  public enum Status {
    /// Enough ads are at hand, or nothing was asked for.
    case idle
    /// An ad has been requested.
    case requesting
    /// The pause between two requests is running.
    case pausing
    /// The last request failed. `failures` counts the failures in a row, this one included. The stock will retry.
    case failed(any Error, failures: Int)
  }

  /// The ads in order of arrival: those that were shown, and those that wait.
  public private(set) var ads: [Ad] = []
  /// The present activity.
  public private(set) var status = Status.idle

  @ObservationIgnored private let supplier: any AdSupplier<Ad>
  @ObservationIgnored private let ahead: Int
  @ObservationIgnored private let backOff: BackOff
  @ObservationIgnored private let clock: any Clock<Duration>
  @ObservationIgnored private var isStarted = false
  @ObservationIgnored private var shown: Set<Ad.ID> = []
  @ObservationIgnored private var expiries: [Ad.ID: LoadingTask] = [:]
  @ObservationIgnored private var failures = 0
  /// The request that is on its way, or the wait for the next one.
  @ObservationIgnored private var work: LoadingTask?

  /// A stock that requests nothing until ``start()``.
  ///
  /// - Parameters:
  ///   - supplier: where the ads come from; kept alive.
  ///   - ahead: how many ads the stock keeps that were not shown.
  ///   - backOff: how long to wait between requests.
  ///   - clock: measures the waits.
  public init(
    _ supplier: some AdSupplier<Ad>, ahead: Int = 2, backOff: BackOff = BackOff(),
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.supplier = supplier
    self.ahead = ahead
    self.backOff = backOff
    self.clock = clock
  }

  /// How many ads that were not shown are at hand. O(n).
  public var unshownCount: Int { ads.count { !shown.contains($0.id) } }

  /// Begins to fetch ads, and keeps enough of them at hand from now on.
  public func start() {
    isStarted = true
    fill()
  }

  /// Notes that an ad is visible: it stays, and another one is fetched. ``Rows/placing(_:_:row:)`` calls this.
  public func didShow(_ id: Ad.ID) {
    guard shown.insert(id).inserted else { return }
    expiries[id] = nil
    fill()
  }

  /// Removes an ad for good, because the user dismissed it or it is no longer valid.
  public func discard(_ id: Ad.ID) {
    ads.removeAll { $0.id == id }
    expiries[id] = nil
    shown.remove(id)
    fill()
  }

  /// Removes all ads and fetches others.
  public func renew() {
    ads = []
    shown = []
    expiries = [:]
    failures = 0
    work = nil
    status = .idle
    fill()
  }

  // MARK: Requests

  private func fill() {
    guard isStarted, work == nil else { return }
    let missing = ahead - unshownCount
    guard missing > 0 else {
      status = .idle
      return
    }
    status = .requesting
    supplier.preload(missing)
    work = LoadingTask(
      Task { [weak self, supplier] in
        do {
          let ad = try await supplier.next()
          if !Task.isCancelled { self?.take(ad) }
        } catch {
          if !Task.isCancelled { self?.fail(error) }
        }
      })
  }

  private func take(_ ad: Ad) {
    guard !ads.contains(where: { $0.id == ad.id }) else { return fail(AdStockError.repeatedAd) }
    failures = 0
    ads.append(ad)
    if let lifetime = supplier.lifetime(of: ad) { expire(ad.id, after: lifetime) }
    if backOff.pause > .zero {
      status = .pausing
      wait(backOff.pause)
    } else {
      work = nil
      fill()
    }
  }

  private func fail(_ error: any Error) {
    failures += 1
    status = .failed(error, failures: failures)
    wait(backOff.delay(afterFailures: failures))
  }

  private func wait(_ duration: Duration) {
    work = LoadingTask(
      Task { [weak self, clock] in
        guard (try? await clock.sleep(for: duration)) != nil, !Task.isCancelled else { return }
        self?.work = nil
        self?.fill()
      })
  }

  private func expire(_ id: Ad.ID, after lifetime: Duration) {
    expiries[id] = LoadingTask(
      Task { [weak self, clock] in
        guard (try? await clock.sleep(for: lifetime)) != nil, !Task.isCancelled else { return }
        self?.discard(id)
      })
  }
}

/// An error of an ad that was received.
public enum AdStockError: Error, Equatable {
  /// The ad is in the list already, and one ad is never there twice.
  case repeatedAd
}
