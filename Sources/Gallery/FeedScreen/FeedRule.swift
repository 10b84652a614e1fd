import Trestle

/// The rules for placing ads among posts.
enum FeedRule: String, CaseIterable {
  case twoEach = "One at index 2, one at the end"
  case everyFive = "Every five posts, from the third on"
  case firstPlaces = "At 1, 4 and 9"
  case spaced = "Every three, eight apart"
  case none = "None"

  var placement: Placement {
    switch self {
    case .twoEach: .fewer(than: 4, .end, otherwise: [.at(2), .end]).allOrNone()
    case .everyFive: .every(5, from: 3)
    case .firstPlaces: .at(1, 4, 9)
    case .spaced: Placement.every(3, from: 1).minimumGap(8)
    case .none: []
    }
  }
}
