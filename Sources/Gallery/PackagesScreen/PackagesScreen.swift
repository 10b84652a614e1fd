import Trestle
import UIKit

/// The packages of the machine by sections; during a search its results.
struct PackagesScreen: ListScreen {
  let model: PackagesModel

  var title: String? { "Packages" }
  var search: (any ListSearching)? { model.search }

  var rows: RowList {
    switch model.search.phase {
    case .idle:
      if let problem = model.problem {
        Row("empty", unavailable(problem)).height(.fixed(300)).separator(.hidden)
      } else {
        for group in model.groups {
          RowSection(group.section) {
            Rows(group.packages) { package in row(package, name: nil) }
          }
          .header("\(group.section), \(group.packages.count)")
        }
      }
    case .found:
      RowSection("found") {
        Rows(model.search.matches) { package in row(package, name: model.search.marked(package.name, Self.mark)) }
      }
      .header("\(model.search.matches.count) of \(model.count)")
    case .noMatch:
      Row("none", UIContentUnavailableConfiguration.search()).height(.fixed(300)).separator(.hidden)
    }
  }

  private static let mark: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.systemBlue]

  private func row(_ package: DebianPackage, name: NSAttributedString?) -> Row<UIListContentConfiguration> {
    Row(package.id, content(package, name))
      .accessory(.disclosureIndicator)
      .onSelect { model.open(package) }
  }

  private func content(_ package: DebianPackage, _ name: NSAttributedString?) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = package.name
    content.attributedText = name
    content.secondaryText = package.isInstalled ? package.summary : "Removed, its configuration is left"
    content.secondaryTextProperties.color = .secondaryLabel
    content.image = UIImage(systemName: package.isInstalled ? "shippingbox" : "archivebox")
    return content
  }

  private func unavailable(_ problem: String) -> UIContentUnavailableConfiguration {
    var content = UIContentUnavailableConfiguration.empty()
    content.image = UIImage(systemName: "shippingbox")
    content.text = "No packages"
    content.secondaryText = problem
    return content
  }
}
