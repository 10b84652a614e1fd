import Trestle
import UIKit

struct LoopThatABuilderLacks: ListScreen {
  var rows: RowList {
    while true {
      Row(text: "Assam")
    }
  }
}
