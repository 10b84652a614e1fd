import Trestle
import UIKit

struct ArrayOfSections: ListScreen {
  let names = ["Assam", "Oolong"]

  var rows: RowList {
    names.map { name in RowSection(name) { Row(text: name) } }
  }
}
