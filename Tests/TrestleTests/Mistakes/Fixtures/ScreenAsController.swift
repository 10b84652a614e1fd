import Trestle
import UIKit

struct Teas: ListScreen {
  var rows: RowList { Row(text: "Assam") }
}

@MainActor func show(in navigation: UINavigationController) {
  navigation.pushViewController(Teas(), animated: true)
}
