import Trestle
import UIKit

/// The page of a package, with a block for each group of fields.
struct PackageScreen: ListScreen {
  let package: DebianPackage
  let details: PackageDetails
  let model: PackagesModel

  var title: String? { package.name }

  var rows: RowList {
    RowSection("summary") {
      if !package.summary.isEmpty { Row("summary", ProductText.heading(package.summary)).separator(.hidden) }
      Rows(details.paragraphs) { paragraph($0).separator(.hidden) }
    }
    RowSection("facts") {
      Rows(details.facts) { fact in Row(fact.id, ProductText.value(fact.name, fact.value)) }
    }
    .header("Facts")
    for block in details.relations {
      RowSection(block.id) {
        Rows(block.relations) { relation($0) }
      }
      .header(block.title)
    }
    RowSection("configuration") {
      Rows(details.configurationFiles, id: { $0 }) { ProductText.code($0) }
    }
    .header("Configuration files")
  }

  private func paragraph(_ paragraph: PackageDetails.Paragraph) -> Row<UIListContentConfiguration> {
    Row(paragraph.id, paragraph.isVerbatim ? ProductText.code(paragraph.text) : ProductText.plain(paragraph.text))
  }

  /// A relation leads to its package, where that is known.
  private func relation(_ relation: PackageDetails.Relation) -> Row<UIListContentConfiguration> {
    guard let other = model.package(named: relation.name) else {
      return Row(relation.id, ProductText.note(relation.text))
    }
    return Row(relation.id, ProductText.plain(relation.text))
      .accessory(.disclosureIndicator)
      .onSelect { model.open(other) }
  }
}
