import Testing

@testable import Expectations

struct SourceCallTests {
  private let lines = [
    "    expect(one)", "    expect(", "      names.allSatisfy { !$0.isEmpty },", "      \"a comment\")", "    expect(two)",
  ]

  @Test func aCallEndsWithItsLastParenthesis() {
    #expect(SourceCall(at: 1, in: lines).text == "expect(one)")
    #expect(
      SourceCall(at: 2, in: lines).text == "expect( names.allSatisfy { !$0.isEmpty }, \"a comment\")")
    #expect(SourceCall(at: 5, in: lines).text == "expect(two)")
  }

  @Test func aFileThatIsGoneHasNoText() {
    #expect(SourceCall(at: 6, in: lines).text == "")
    #expect(SourceCall(at: 1, of: "/no such file.swift").text == "")
  }
}
