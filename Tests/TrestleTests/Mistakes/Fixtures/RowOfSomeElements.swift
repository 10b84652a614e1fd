import Trestle
import UIKit

struct RowOfSomeElements: ListScreen {
  let names = ["Assam", "Oolong"]

  var rows: RowList {
    Rows(names, id: \.self) { name in
      if name.count > 5 { Row(text: name) }
    }
  }
}
