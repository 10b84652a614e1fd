import Foundation

do {
  try Command(Array(CommandLine.arguments.dropFirst())).run()
} catch let fault as CommandFault {
  FileHandle.standardError.write(Data((fault.message + "\n").utf8))
  exit(fault.isUsage ? 64 : 1)
} catch {
  FileHandle.standardError.write(Data("trestle: \(error.localizedDescription)\n".utf8))
  exit(1)
}
