import Trestle
import UIKit

struct HeightWithoutKind: ListScreen {
  var rows: RowList {
    Row("tea", text: "Assam").height(60)
  }
}
