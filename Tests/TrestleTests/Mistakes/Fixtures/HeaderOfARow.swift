import Trestle
import UIKit

struct HeaderOfARow: ListScreen {
  var rows: RowList {
    Row("tea", text: "Assam").header("Teas")
  }
}
