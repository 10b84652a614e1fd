import Observation
import Trestle
import UIKit

@MainActor @Observable
final class Settings {
  var isOnline = true
  var language = "English"
  var opened: [String] = []
}

/// Text, switches, values and ways to other pages, in groups.
struct SettingsContents: ListScreen {
  let settings: Settings

  var tableStyle: UITableView.Style { .insetGrouped }

  var rows: RowList {
    RowSection("network") {
      Row("online", text("Online"))
        .toggle(settings.isOnline) { settings.isOnline = $0 }
      if settings.isOnline {
        Row("language", text("Language", settings.language)).discloses { settings.opened.append("language") }
      }
    }
    .header("Network")
    .footer("Without a network only what is kept on this device is shown.")
    RowSection("about") {
      Row("about", text("About")).discloses { settings.opened.append("about") }
      Row("reset", text("Reset").colored(.systemRed)).onSelect { settings.language = "English" }
    }
  }

  private func text(_ text: String, _ value: String? = nil) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.valueCell()
    content.text = text
    content.secondaryText = value
    return content
  }
}

extension UIListContentConfiguration {
  func colored(_ color: UIColor) -> UIListContentConfiguration {
    var content = self
    content.textProperties.color = color
    return content
  }
}
