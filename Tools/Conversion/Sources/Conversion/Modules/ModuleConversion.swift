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
  public func convert(_ sources: [Source]) -> [ConvertedFile] {
    let scans = sources.map(scan)
    let index = ModuleIndex(module: module, files: scans.map(\.declarations))
    return scans.enumerated().map { convert($0.element, $0.offset, index) }
  }

  func scan(_ source: Source) -> SourceScan { SourceScan(source, Condition(flags: flags, modules: modules)) }

  func convert(_ scan: SourceScan, _ file: Int, _ index: ModuleIndex) -> ConvertedFile {
    FileConversion(scan: scan, file: file, tables: ClassTables(model: ClassModel(index: index)), modules: modules).run()
  }
}
