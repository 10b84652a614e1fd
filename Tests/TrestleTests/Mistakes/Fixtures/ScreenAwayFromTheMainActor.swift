import Trestle
import UIKit

struct ScreenAwayFromTheMainActor: ListScreen {
  nonisolated var rows: RowList { Row(text: "Mocha") }
}
