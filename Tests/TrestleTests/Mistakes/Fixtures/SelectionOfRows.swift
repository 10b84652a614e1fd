import Trestle
import UIKit

struct SelectionOfRows: ListScreen {
  let names = ["Assam", "Oolong"]

  var rows: RowList {
    Rows(names, id: \.self) { name in Row(text: name) }.onSelect {}
  }
}
