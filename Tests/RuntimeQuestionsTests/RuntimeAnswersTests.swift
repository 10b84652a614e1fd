import Expectations
import Testing

/// Of classes that are compiled with the tests, without the optimiser; `TableFuzz --runtime` asks the questions of optimised ones.
@MainActor @Suite struct RuntimeAnswersTests {
  @Test func runtimeQueriesAreAnsweredCorrectly() async { expect(await RuntimeAnswers.faults() == []) }
}
