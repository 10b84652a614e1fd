import ListCore

/// The animations of a drop's preview to the positions that the app chose. They begin when the drop delegate has
/// returned.
@MainActor
final class DropFlights {
  private let preview: DropPreview
  /// The animations that wait for the drop delegate to return; nil from then on.
  private var waiting: [DropFlight]? = []

  init(_ preview: DropPreview) { self.preview = preview }

  /// The size of the dragged preview on screen, in points.
  var size: CGSize { preview.size }

  /// Adds an animation to the frame of an item. The preview fades if the item is removed before the animation starts.
  /// - Parameter path: computes the item's path when the animation starts; nil if the item was removed.
  /// - Parameter looks: the visible part of the item's cell.
  func toItem(_ path: @escaping () -> RowPath?, looks: @escaping () -> UIPreviewParameters?) -> DropFlight {
    fly { preview, flight in
      guard let path = path() else { return preview.fade(flight) }
      preview.adopt(looks(), ofItemAt: path)
      preview.flyToItem(at: path, flight)
    }
  }

  func into(_ rect: CGRect, ofItemAt path: RowPath) -> DropFlight { fly { $0.fly(into: rect, ofItemAt: path, $1) } }
  func to(_ target: UIDragPreviewTarget) -> DropFlight { fly { $0.fly(to: target, $1) } }

  private func fly(_ way: @escaping (DropPreview, DropFlight) -> Void) -> DropFlight {
    let flight = DropFlight { [preview] in way(preview, $0) }
    if waiting == nil { flight.start() } else { waiting?.append(flight) }
    return flight
  }

  /// Called when the drop delegate has returned: starts the animations, or lets the preview fade if the app chose none.
  func settle() {
    let flights = waiting ?? []
    waiting = nil
    for flight in flights { flight.start() }
    if flights.isEmpty { preview.fade() }
  }
}
