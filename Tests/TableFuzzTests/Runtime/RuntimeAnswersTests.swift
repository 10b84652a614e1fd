import TableFuzz
import Testing

/// In a debug build; `TableFuzz --runtime` asks the questions in an optimised one.
@MainActor @Suite struct RuntimeAnswersTests {
  @Test func everyQuestionGetsTheRightAnswer() async { #expect(await RuntimeAnswers.faults() == []) }
}
