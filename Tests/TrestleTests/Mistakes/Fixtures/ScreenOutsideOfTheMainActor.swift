import Trestle
import UIKit

struct Coffees: ListScreen {
  var rows: RowList { Row(text: "Mocha") }
}

func makeController() -> UIViewController {
  ListViewController(Coffees())
}
