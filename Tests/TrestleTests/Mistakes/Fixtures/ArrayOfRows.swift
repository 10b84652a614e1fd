import Trestle
import UIKit

struct ArrayOfRows: ListScreen {
  let names = ["Assam", "Oolong"]

  var rows: RowList {
    RowSection("teas") {
      names.map { Row(text: $0) }
    }
  }
}
