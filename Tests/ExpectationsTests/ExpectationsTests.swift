import Expectations
import Synchronization
import Testing

struct ExpectationsTests {
  /// The issues of a closure, which are known to the test that runs it.
  private func issues(of body: () -> Void) -> [String] {
    let issues = Mutex<[String]>([])
    withKnownIssue {
      body()
    } matching: { issue in
      let line = issue.sourceLocation?.line ?? 0
      issues.withLock { $0.append("\(line): \(issue.comments.map(\.rawValue).joined(separator: " | "))") }
      return true
    }
    return issues.withLock { $0 }
  }

  @Test func equalValuesAreNoIssue() {
    expectEqual(3, 3)
    expectEqual([1, 2].map(String.init), ["1", "2"], "with a comment")
    expectEqual(Int?.none, nil)
    expectEqual(Int?.some(3), 3)
    expectNil(Int?.none)
  }

  @Test func anIssueNamesBothValuesTheCommentAndTheLine() {
    let line = #line
    let found = issues {
      expectEqual(3, 4)
      expectEqual(["a"], ["a", "b"], "two rows")
      expectEqual(Int?.none, 4)
      expectEqual("3", "4 5" as String?)
    }
    #expect(
      found == [
        "\(line + 2): 3 is not 4", "\(line + 3): [\"a\"] is not [\"a\", \"b\"]: two rows", "\(line + 4): nil is not 4",
        "\(line + 5): \"3\" is not \"4 5\"",
      ])
  }

  @Test func aValueInsteadOfNilIsAnIssue() {
    let line = #line
    let found = issues {
      expectNil("text" as String?, "none")
      expectNil(Int??.some(.some(3)))
    }
    #expect(found == ["\(line + 2): \"text\" is not nil: none", "\(line + 3): 3 is not nil"])
  }

  @Test func aConditionThatDoesNotHoldIsShownAsItIsWritten() {
    let rows = ["tea", ""]
    let line = #line
    let found = issues {
      expect(rows.isEmpty)
      expect(
        rows.allSatisfy { !$0.isEmpty },
        "all have names")
      expect(!rows.isEmpty)
    }
    #expect(
      found == [
        "\(line + 2): this does not hold: expect(rows.isEmpty)",
        "\(line + 3): this does not hold: expect( rows.allSatisfy { !$0.isEmpty }, \"all have names\"): all have names",
      ])
  }

  @Test func aValueThatIsMissingEndsTheTest() throws {
    #expect(try require(Int?.some(3)) == 3)
    try require(true)
    var passed: [String] = []
    let line = #line
    let found = issues {
      do {
        _ = try require(Int("three"))
        passed.append("value")
      } catch { passed.append("\(error is ExpectationFailedError)") }
      do {
        try require(passed.isEmpty, "nothing passed")
        passed.append("condition")
      } catch { passed.append("\(error is ExpectationFailedError)") }
    }
    #expect(passed == ["true", "true"])
    #expect(found == ["\(line + 3): _ = try require(Int(\"three\"))", "\(line + 7): nothing passed"])
  }

  /// The text of a comment is made for issues alone.
  @Test func commentsOfEqualValuesAreNotEvaluated() {
    var made = 0
    func comment() -> Comment {
      made += 1
      return "made"
    }
    expectEqual(1, 1, comment())
    expectNil(Int?.none, comment())
    #expect(made == 0)
    #expect(issues { expectEqual(1, 2, comment()) }.count == 1)
    #expect(made == 1)
  }
}
