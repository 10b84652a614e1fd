import Trestle
import UIKit

struct WorkInABuilder: ListScreen {
  var rows: RowList {
    RowSection("teas") {
      print("making rows")
      Row(text: "Assam")
    }
  }
}
