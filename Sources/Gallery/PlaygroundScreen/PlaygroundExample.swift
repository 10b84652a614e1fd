import Foundation

/// A description that belongs to the Gallery.
enum PlaygroundExample: String, CaseIterable {
  case feed
  case settings
  case outline
  case grid
  case phases

  /// The name in the menu of examples.
  var title: String {
    switch self {
    case .feed: "Feed with Ads"
    case .settings: "Settings"
    case .outline: "Outline"
    case .grid: "Grid"
    case .phases: "Phases"
    }
  }

  var symbol: String {
    switch self {
    case .feed: "bubble.left"
    case .settings: "gearshape"
    case .outline: "folder"
    case .grid: "square.grid.2x2"
    case .phases: "arrow.clockwise"
    }
  }

  static let folder = GalleryResources.folder.appendingPathComponent("playground")

  var path: String { Self.folder.appendingPathComponent("\(rawValue).json").path }
}
