import ListCore
import Testing

@Suite struct UpdateRecorderTests {
  private let insertion = BatchUpdate.Operation.insertSection(0, .fade)
  private let deletion = BatchUpdate.Operation.deleteSection(1, .fade)

  @Test func nestedBatchesAreOne() {
    var recorder = UpdateRecorder()
    recorder.begin()
    recorder.record(insertion)
    recorder.begin()
    recorder.record(deletion)
    #expect(recorder.end() == nil)
    #expect(recorder.isOpen && recorder.hasOperations)
    #expect(recorder.end()?.operations == [insertion, deletion])
    #expect(!recorder.isOpen && !recorder.hasOperations)
  }

  @Test func droppedOperationsAreNotApplied() {
    var recorder = UpdateRecorder()
    recorder.begin()
    recorder.record(insertion)
    recorder.drop()
    recorder.record(deletion)
    #expect(recorder.end()?.operations == [deletion])
  }

  @Test func anEmptyBatchIsOneToo() {
    var recorder = UpdateRecorder()
    recorder.begin()
    #expect(recorder.end()?.isEmpty == true)
  }
}
