import Observation
import UIKit

/// A picture, or the state of loading it.
enum ShopPicture: Equatable {
  case loading
  case failed
  case shown(UIImage)

  var image: UIImage? {
    if case .shown(let image) = self { return image }
    return nil
  }
}

/// The pictures of a shop, each requested once, and again after a failure.
@MainActor @Observable
final class ShopPictures {
  private var states: [String: ShopPicture] = [:]
  @ObservationIgnored private let service: ShopService
  @ObservationIgnored private var tasks: [String: Task<Void, Never>] = [:]
  /// Called for each picture that changed.
  @ObservationIgnored var onChange: () -> Void = {}

  init(service: ShopService) { self.service = service }

  deinit { for task in tasks.values { task.cancel() } }

  /// The picture at a path.
  func picture(_ path: String) -> ShopPicture { states[path] ?? .loading }

  /// Requests the pictures that are neither loaded nor being loaded.
  func want(_ paths: some Sequence<String>) {
    for path in paths where states[path]?.image == nil && tasks[path] == nil { load(path) }
  }

  private func load(_ path: String) {
    states[path] = .loading
    tasks[path] = Task { [weak self, service] in
      let image = try? await service.picture(path)
      guard !Task.isCancelled, let self else { return }
      tasks[path] = nil
      states[path] = image.map(ShopPicture.shown) ?? .failed
      onChange()
    }
    onChange()
  }

  /// Whether every picture is there or has failed.
  var isSettled: Bool { tasks.isEmpty }

  /// Waits until every picture is there or has failed.
  func settled() async { while let task = tasks.values.first { await task.value } }
}
