import Trestle
import UIKit

struct SectionInASection: ListScreen {
  var rows: RowList {
    RowSection("outer") {
      RowSection("inner") { Row(text: "Assam") }
    }
  }
}
