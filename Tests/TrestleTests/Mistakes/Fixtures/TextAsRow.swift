import Trestle
import UIKit

struct TextAsRow: ListScreen {
  var rows: RowList {
    RowSection("texts") {
      "Assam"
    }
  }
}
