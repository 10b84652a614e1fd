import Trestle
import UIKit

struct TeaWithoutID: Equatable {
  var name: String
}

struct ModelWithoutID: ListScreen {
  let tea: TeaWithoutID

  var rows: RowList {
    Row(tea, in: UITableViewCell.self) { cell, tea in cell.textLabel?.text = tea.name }
  }
}
