import Trestle
import UIKit

struct ViewClassThatIsNoCell: ListScreen {
  var rows: RowList {
    Row("map", in: UIImageView.self)
  }
}
