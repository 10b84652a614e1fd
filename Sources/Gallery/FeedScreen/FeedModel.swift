import Observation
import Trestle

/// A feed that is loaded page by page, with ads from another source among the posts, and posts that arrive while the
/// user reads.
@MainActor @Observable
final class FeedModel {
  let pages: PagedList<Post, Int>
  let supplier: SampleAds
  let ads: AdStock<Ad>
  /// The posts written since the first page came, newest first.
  private(set) var arrivals: [Post] = []
  var rule = FeedRule.twoEach
  /// The number of times that each ad was seen.
  private(set) var impressions: [Ad.ID: Int] = [:]

  @ObservationIgnored private let samples: [Post]
  @ObservationIgnored private let clock: any Clock<Duration>
  @ObservationIgnored private var arriving: Task<Void, Never>?

  nonisolated static let pageSize = 12
  nonisolated static let pageDelay = Duration.milliseconds(600)
  nonisolated static let arrivalPause = Duration.seconds(6)
  static let mostArrivals = 30

  init(posts: [Post], ads: [Ad], clock: any Clock<Duration> = ContinuousClock()) {
    samples = posts
    self.clock = clock
    pages = PagedList { start in
      try await clock.sleep(for: Self.pageDelay)
      let start = start ?? 0
      let end = min(start + Self.pageSize, posts.count)
      return ListPage(Array(posts[start..<end]), next: end < posts.count ? end : nil)
    }
    supplier = SampleAds(ads, clock: clock)
    self.ads = AdStock(supplier, ahead: 2, backOff: BackOff(first: .seconds(2), longest: .seconds(30)), clock: clock)
  }

  deinit { arriving?.cancel() }

  /// Requests the first page and the first ads.
  func load() {
    ads.start()
    pages.reload()
  }

  /// Reloads everything, and finds posts written since.
  func refresh() async {
    await pages.refresh()
    receive()
  }

  func count(_ ad: Ad) { impressions[ad.id, default: 0] += 1 }

  // MARK: Arrivals

  /// Adds a new post, as if somebody had just written it.
  func receive() {
    guard !samples.isEmpty, arrivals.count < Self.mostArrivals else { return }
    var post = samples[arrivals.count % samples.count]
    post.id = "new-\(arrivals.count + 1)"
    post.state = "now"
    arrivals.insert(post, at: 0)
  }

  /// Whether new posts arrive every few seconds.
  var isReceiving: Bool {
    get { arriving != nil }
    set {
      arriving?.cancel()
      arriving = nil
      guard newValue else { return }
      arriving = Task { [weak self, clock] in
        while (try? await clock.sleep(for: Self.arrivalPause)) != nil, let self { self.receive() }
      }
    }
  }
}
