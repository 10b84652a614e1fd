import Trestle
import UIKit

struct LabelAsRow: ListScreen {
  var rows: RowList {
    RowSection("labels") {
      UILabel()
    }
  }
}
