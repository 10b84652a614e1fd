import Trestle
import UIKit

struct Stars: UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView { fatalError() }
  func updated(for state: any UIConfigurationState) -> Stars { self }
}

struct ConfigurationThatCannotBeCompared: ListScreen {
  var rows: RowList {
    RowSection("stars") {
      Stars()
    }
  }
}
