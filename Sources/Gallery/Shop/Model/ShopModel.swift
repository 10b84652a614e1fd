import Observation

/// Informed of changes to a shop's page.
@MainActor
protocol ShopModelDelegate: AnyObject {
  /// A part of the page, or the sign-in state, changed.
  func shopDidChange(_ shop: ShopModel)
  /// A refresh ended, with success or not.
  func shopDidRefresh(_ shop: ShopModel)
}

/// The state of a request: none, under way, or failed.
enum ShopPhase: Equatable {
  case idle, loading
  case failed(ShopFault)
}

/// The page of a shop: its parts as they arrive, and the sign-in state.
@MainActor @Observable
final class ShopModel {
  /// A part of the page: its content, and the state of its request.
  struct Part<Content: Equatable>: Equatable {
    /// The content loaded last; nil before the first.
    var content: Content?
    var phase = ShopPhase.idle
  }

  private(set) var banners = Part<[ShopBanner]>()
  private(set) var shelf = Part<ShopItems>()
  private(set) var ranking = Part<ShopItems>()
  private(set) var isSignedIn = false
  let pictures: ShopPictures
  /// Triggers the next banner; without a clock banners do not advance automatically.
  @ObservationIgnored let bannerClock: (any Clock<Duration>)?

  @ObservationIgnored weak var delegate: (any ShopModelDelegate)?
  @ObservationIgnored private let service: ShopService
  @ObservationIgnored private var tasks: [ShopPart: Task<Void, Never>] = [:]

  init(service: ShopService, bannerClock: (any Clock<Duration>)? = ContinuousClock()) {
    self.service = service
    self.bannerClock = bannerClock
    pictures = ShopPictures(service: service)
    pictures.onChange = { [weak self] in self?.didChange() }
  }

  deinit { for task in tasks.values { task.cancel() } }

  // MARK: Loading

  /// Requests all parts that are not loading.
  func load() { for part in ShopPart.allCases where tasks[part] == nil { load(part) } }

  /// Requests all parts again, and cancels running requests. Returns when each part has arrived or failed.
  func refresh() async {
    for part in ShopPart.allCases { load(part) }
    for part in ShopPart.allCases { await tasks[part]?.value }
    delegate?.shopDidRefresh(self)
  }

  /// Requests a part again, and cancels its running request.
  func load(_ part: ShopPart) {
    tasks[part]?.cancel()
    setPhase(.loading, of: part)
    tasks[part] = Task { [weak self, service] in
      do {
        switch part {
        case .banners:
          let banners = try await service.banners()
          self?.finish(part) { $0.banners = Part(content: banners) }
        case .shelf, .ranking:
          let items = try await service.items(part)
          self?.finish(part) {
            part == .shelf ? ($0.shelf = Part(content: items)) : ($0.ranking = Part(content: items))
          }
        }
      } catch {
        self?.finish(part) { $0.setPhase(.failed(error as? ShopFault ?? .unreachable), of: part) }
      }
    }
    didChange()
  }

  /// Applies the result of a request, unless its task was cancelled.
  private func finish(_ part: ShopPart, _ change: (ShopModel) -> Void) {
    guard !Task.isCancelled else { return }
    tasks[part] = nil
    change(self)
    pictures.want(picturePaths(of: part))
    didChange()
  }

  private func setPhase(_ phase: ShopPhase, of part: ShopPart) {
    switch part {
    case .banners: banners.phase = phase
    case .shelf: shelf.phase = phase
    case .ranking: ranking.phase = phase
    }
  }

  /// Whether no request is running.
  var isSettled: Bool { tasks.isEmpty && pictures.isSettled }

  /// Waits until no request is running.
  func settled() async {
    while let task = tasks.values.first { await task.value }
    await pictures.settled()
  }

  // MARK: Pictures

  /// Requests the pictures again that could not be loaded.
  func retryPictures() { for part in ShopPart.allCases { pictures.want(picturePaths(of: part)) } }

  private func picturePaths(of part: ShopPart) -> [String] {
    switch part {
    case .banners: banners.content?.map(\.picture) ?? []
    case .shelf: shelf.content?.items.map(\.picture) ?? []
    case .ranking: ranking.content?.items.map(\.picture) ?? []
    }
  }

  // MARK: Signing in

  func signIn() { setSignedIn(true) }
  func signOut() { setSignedIn(false) }

  private func setSignedIn(_ isSignedIn: Bool) {
    guard self.isSignedIn != isSignedIn else { return }
    self.isSignedIn = isSignedIn
    didChange()
  }

  private func didChange() { delegate?.shopDidChange(self) }
}
