import Trestle
import UIKit

struct CellOfAnElement: ListScreen {
  let names = ["Assam"]

  var rows: RowList {
    Rows(names, id: \.self) { name in
      UITableViewCell()
    }
  }
}
