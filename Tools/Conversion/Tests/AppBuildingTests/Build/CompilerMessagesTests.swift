import Testing

@testable import AppBuilding

/// The compiler's messages.
struct CompilerMessagesTests {
  @Test func eachMessageIsThereOnce() {
    let first =
      "/app/A.swift:1:8: error: no such module 'MapKit'\n1 | import MapKit\n  |        `- error: no such module"
    let second = "/app/A.swift:2:1: error: expected declaration\n2 | x"
    let output = "\n\(first)\n\n\(second)\n\nerror: emit-module command failed\n\(first)\n\(second)\n\n"
    #expect(CompilerMessages(output).text == "\(first)\n\(second)\nerror: emit-module command failed")
    #expect(CompilerMessages("\n \n").text.isEmpty)
  }
}
