import Foundation

/// The linker of programs.
/// The toolchain's linker takes a third of the time of the system's linker, which takes half of a build after an edit.
enum Linker {
  /// The options that choose the toolchain's linker; none where it has none.
  ///
  /// - Parameter path: The folders in which programs are looked for, as in the environment's `PATH`.
  static func options(path: String) -> [String] {
    guard let compiler = path.split(separator: ":").map({ $0 + "/swiftc" }).first(where: isProgram) else { return [] }
    let toolchain = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
    return isProgram(toolchain.path + "/ld.lld") ? ["-use-ld=lld"] : []
  }

  private static func isProgram(_ path: String) -> Bool { FileManager.default.isExecutableFile(atPath: path) }
}
