import Foundation
import Glibc

/// Types from the toolchain's compiler, by the library that editors use (SourceKit). It also finds types in files with
/// errors.
public struct CompilerTypes: ExpressionTypes {
  private let options: [String]
  private let service: CompilerService

  /// - Parameter options: The compiler's options without files and module name, such as where modules are found.
  /// - Returns: nil where the toolchain lacks the library.
  public init?(options: [String], environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard let service = CompilerService.shared(CompilerService.library(environment)) else { return nil }
    self.options = options
    self.service = service
  }

  public var identity: String { options.joined(separator: " ") }

  public func types(
    in asked: [Int], of files: [(name: String, text: String)], module: String
  ) -> [Int: [TypedExpression]] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("types-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    guard let paths = try? write(files, into: folder) else { return [:] }
    let hasMain = files.contains { $0.name == "main.swift" }
    let arguments = ["-module-name", module] + (hasMain ? [] : ["-parse-as-library"]) + options + paths
    return Dictionary(uniqueKeysWithValues: asked.map { ($0, service.types(in: paths[$0], arguments)) })
  }

  private func write(_ files: [(name: String, text: String)], into folder: URL) throws -> [String] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try files.map { name, text in
      let file = folder.appendingPathComponent(name)
      try Data(text.utf8).write(to: file)
      return file.path
    }
  }
}
