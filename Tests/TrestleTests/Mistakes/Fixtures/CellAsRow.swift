import Trestle
import UIKit

struct CellAsRow: ListScreen {
  var rows: RowList {
    UITableViewCell(style: .default, reuseIdentifier: "tea")
  }
}
