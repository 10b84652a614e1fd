import Foundation
import Observation
import Trestle

/// The packages of a file by sections, and the search among them.
@MainActor @Observable
final class PackagesModel {
  /// The packages of one part of the distribution, by name.
  struct Group: Identifiable {
    var id: String { section }
    let section: String
    let packages: [DebianPackage]
  }

  let groups: [Group]
  let search: ListSearch<DebianPackage>
  /// Why nothing is shown; nil while there are packages.
  let problem: String?
  /// Opens the page of a package.
  @ObservationIgnored var open: (DebianPackage) -> Void = { _ in }

  @ObservationIgnored private let file: PackagesFile
  @ObservationIgnored private let byName: [String: Int]

  init(_ file: PackagesFile) {
    self.file = file
    let packages = file.packages.sorted { $0.name < $1.name }
    byName = Dictionary(packages.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    groups = Dictionary(grouping: packages, by: \.section).map { Group(section: $0, packages: $1) }
      .sorted { $0.section < $1.section }
    problem = packages.isEmpty ? file.problems.first?.message ?? "the file has no packages" : nil
    search = ListSearch(by: \.name, \.summary, locale: Locale(identifier: "en"))
    search.elements = packages
    search.prompt = "Name or description"
  }

  var count: Int { search.elements.count }

  /// All fields of a package's stanza.
  func details(of package: DebianPackage) -> PackageDetails { file.details(of: package) }

  /// The package of a name, if it is in the file.
  func package(named name: String) -> DebianPackage? { byName[name].map { search.elements[$0] } }
}
