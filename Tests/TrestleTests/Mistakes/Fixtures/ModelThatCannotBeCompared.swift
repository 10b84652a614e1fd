import Trestle
import UIKit

struct TeaThatCannotBeCompared: Identifiable {
  var id: Int
}

struct ModelThatCannotBeCompared: ListScreen {
  let tea: TeaThatCannotBeCompared

  var rows: RowList {
    Row(tea, in: UITableViewCell.self) { cell, tea in cell.textLabel?.text = "\(tea.id)" }
  }
}
