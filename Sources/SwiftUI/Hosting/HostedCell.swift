import UIKit

// In cells of lists, commands behind the row and the places of its line come from the views [D].
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
