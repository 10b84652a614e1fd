import Combine
import Testing

@Suite struct PublishedTests {
  final class Model: ObservableObject {
    @Published var text = "a"
    @Published var count = 0
    @Published private(set) var doubled = 0
    init() { $count.map { $0 * 2 }.assign(to: &$doubled) }
  }

  @Test func theProjectedPublisherSendsTheValueFirstAndThenEachNewOneBeforeItIsStored() {
    let model = Model()
    var seen: [String] = []
    let token = model.$text.sink { seen.append("\($0) while \(model.text)") }
    model.text = "b"
    model.text += "c"
    #expect(seen == ["a while a", "b while a", "bc while b"])
    token.cancel()
  }

  @Test func assignToSetsThePropertyForAsLongAsItExists() {
    var model: Model? = Model()
    weak let weakModel = model
    let changes = model!.objectWillChange
    var count = 0
    let token = changes.sink { count += 1 }
    model!.count = 4
    #expect(model!.doubled == 8)
    #expect(count == 2)
    model = nil
    #expect(weakModel == nil)
    token.cancel()
  }

  @Test func theSourceOfAnAssignmentIsCancelledWithTheProperty() {
    let source = PassthroughSubject<Int, Never>()
    var cancelled = 0
    final class Target { @Published var value = 0 }
    do {
      let target = Target()
      source.handleEvents(receiveCancel: { cancelled += 1 }).assign(to: &target.$value)
      source.send(3)
      #expect(target.value == 3)
      #expect(cancelled == 0)
    }
    #expect(cancelled == 1)
  }

  @Test func aValueThatIsSetWhileOneIsSentIsOverwritten() {
    let model = Model()
    var seen: [Int] = []
    let token = model.$count.sink { value in
      seen.append(value)
      if value == 1 { model.count = 2 }
    }
    model.count = 1
    #expect(seen == [0, 1, 2])
    #expect(model.count == 1)
    token.cancel()
  }

  @Test func aSubscriberThatAskedForNothingGetsTheLatestValueLater() {
    let model = Model()
    let probe = Probe<Int, Never>()
    model.$count.subscribe(probe)
    model.count = 1
    model.count = 2
    #expect(probe.values == [])
    probe.subscription?.request(.max(1))
    #expect(probe.values == [2])
    model.count = 3
    #expect(probe.values == [2])
    probe.subscription?.request(.max(2))
    #expect(probe.values == [2, 3])
    model.count = 4
    #expect(probe.values == [2, 3, 4])
  }
}
