import ListCore

/// The animations of dropped items to the positions that the app chose. They begin when the app has chosen all.
@MainActor
final class DropFlights {
  private let preview: DropPreview
  /// The animations that begin when the delegate is done; nil from then on.
  private var waiting: [DropFlight]? = []

  init(_ preview: DropPreview) { self.preview = preview }

  /// The size of the dragged preview on screen, in points.
  var size: CGSize { preview.size }

  /// Adds an animation to the frame of an item at the animation's start; none if the item was removed by then.
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

  /// Called after the delegate: dropped items move to their positions, or fade where they are.
  func settle() {
    let flights = waiting ?? []
    waiting = nil
    for flight in flights { flight.start() }
    if flights.isEmpty { preview.fade() }
  }
}
