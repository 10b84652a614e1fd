import Expectations
import ListCore
import Testing

@Suite struct UpdateRecorderTests {
  private let insertion = BatchUpdate.Operation.insertSection(0, .fade)
  private let deletion = BatchUpdate.Operation.deleteSection(1, .fade)

  @Test func nestedBatchesAreMerged() {
    var recorder = UpdateRecorder()
    recorder.begin()
    recorder.record(insertion)
    recorder.begin()
    recorder.record(deletion)
    expectNil(recorder.end())
    expect(recorder.isOpen && recorder.hasOperations)
    expectEqual(recorder.end()?.operations, [insertion, deletion])
    expect(!recorder.isOpen && !recorder.hasOperations)
  }

  @Test func droppedOperationsAreNotApplied() {
    var recorder = UpdateRecorder()
    recorder.begin()
    recorder.record(insertion)
    recorder.drop()
    recorder.record(deletion)
    expectEqual(recorder.end()?.operations, [deletion])
  }

  @Test func anEmptyBatchIsReturnedToo() {
    var recorder = UpdateRecorder()
    recorder.begin()
    expectEqual(recorder.end()?.isEmpty, true)
  }
}
