import Trestle
import UIKit

struct TwoRowsOfAnElement: ListScreen {
  let names = ["Assam", "Oolong"]

  var rows: RowList {
    Rows(names, id: \.self) { name in
      Row(text: name)
      Row(text: "More about \(name)")
    }
  }
}
