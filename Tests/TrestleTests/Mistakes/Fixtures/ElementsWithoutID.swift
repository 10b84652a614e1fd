import Trestle
import UIKit

struct ElementsWithoutID: ListScreen {
  let names = ["Assam", "Oolong"]

  var rows: RowList {
    Rows(names) { name in Row(text: name) }
  }
}
