import UIKit

// In list cells the views provide swipe actions and the ends of the separator [D].
extension HostingContentView: SwipeableContent, SeparatorAligning {
  func swipeActions(isLeading: Bool) -> UISwipeActionsConfiguration? {
    tree.rowTraits.swipes.first { $0.edge == (isLeading ? .leading : .trailing) }?.configuration
  }

  var separatorEnds: SeparatorEnds {
    separators.beginAsking()
    layoutIfNeeded()
    separators.endAsking()
    return separators.ends
  }
}
