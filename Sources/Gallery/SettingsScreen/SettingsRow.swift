import Trestle
import UIKit

/// The rows of the settings, with their content.
enum SettingsRow: StaticRow {
  case introduction
  case spacer
  case online(Bool)
  case savesData(Bool)
  case language(String)
  case permissions(Int)
  case about
  case reset

  var cellClass: UITableViewCell.Type {
    self == .spacer ? SpacerRowCell.self : TextRowCell.self
  }

  var isSelectable: Bool { discloses || self == .reset }
}

extension SettingsRow: Titled, Subtitled, Valued {
  var title: String? {
    switch self {
    case .introduction: "Gallery"
    case .spacer: nil
    case .online: "Network"
    case .savesData: "Save data"
    case .language: "Language"
    case .permissions: "Permissions"
    case .about: "About"
    case .reset: "Reset settings"
    }
  }

  var subtitle: String? {
    self == .introduction ? "Everything on this page is a case of one enum, and what the case shows." : nil
  }

  var value: String? {
    switch self {
    case .language(let name): name
    case .permissions(let count): "\(count)"
    default: nil
    }
  }
}

extension SettingsRow: Imaged, Coloured, Toggled, Disclosing {
  var image: UIImage? {
    switch self {
    case .permissions: UIImage(systemName: "lock")
    case .about: UIImage(systemName: "info.circle")
    default: nil
    }
  }

  var textColor: UIColor? { self == .reset ? .systemRed : nil }

  var isOn: Bool? {
    switch self {
    case .online(let isOn), .savesData(let isOn): isOn
    default: nil
    }
  }

  var discloses: Bool {
    switch self {
    case .permissions, .about: true
    default: false
    }
  }
}
