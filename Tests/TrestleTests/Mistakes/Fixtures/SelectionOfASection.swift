import Trestle
import UIKit

struct SelectionOfASection: ListScreen {
  var rows: RowList {
    RowSection("teas") { Row(text: "Assam") }.onSelect {}
  }
}
