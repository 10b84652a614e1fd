/// Converts the sources of a module.
public struct ModuleConversion: Sendable {
  public let module: String
  /// Flags of `#if` that the build sets.
  public let flags: Set<String>
  /// Modules that the sources can import, beyond those of the toolchain and UIKit.
  public let modules: Set<String>

  public init(module: String, flags: Set<String> = [], modules: Set<String> = []) {
    self.module = module
    self.flags = flags
    self.modules = modules
  }

  /// The converted files, in the order of their sources.
  /// - Parameter types: Tells the types of expressions whose types do not follow from declarations.
  public func convert(_ sources: [Source], types: (any ExpressionTypes)? = nil) -> [ConvertedFile] {
    let scans = sources.map(scan)
    let index = ModuleIndex(module: module, files: scans.map(\.declarations))
    var files = scans.enumerated().map { convert($0.element, $0.offset, index) }
    guard let types else { return files }
    var doubtful: [Int: TypeAsking.File] = [:]
    for (number, file) in files.enumerated() where file.isDoubtful {
      doubtful[number] = TypeAsking.File(scan: scans[number], converted: file)
    }
    TypeAsking(conversion: self, index: index, types: types)
      .settle(&doubtful, files.map { (name: $0.outputName, text: $0.text) })
    for (number, file) in doubtful { files[number] = file.converted }
    return files
  }

  func scan(_ source: Source) -> SourceScan { SourceScan(source, Condition(flags: flags, modules: modules)) }

  func convert(_ scan: SourceScan, _ file: Int, _ index: ModuleIndex) -> ConvertedFile {
    FileConversion(scan: scan, file: file, tables: ClassTables(model: ClassModel(index: index)), modules: modules).run()
  }
}
