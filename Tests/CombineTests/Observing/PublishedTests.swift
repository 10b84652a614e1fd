import Combine
import Expectations
import Testing

@Suite struct PublishedTests {
  final class Model: ObservableObject {
    @Published var text = "a"
    @Published var count = 0
    @Published private(set) var doubled = 0
    init() { $count.map { $0 * 2 }.assign(to: &$doubled) }
  }

  @Test func theProjectedPublisherSendsEachValueBeforeItIsStored() {
    let model = Model()
    var seen: [String] = []
    let token = model.$text.sink { seen.append("\($0) while \(model.text)") }
    model.text = "b"
    model.text += "c"
    expectEqual(seen, ["a while a", "b while a", "bc while b"])
    token.cancel()
  }

  @Test func assignToSetsThePropertyForAsLongAsItExists() {
    var model: Model? = Model()
    weak let weakModel = model
    let changes = model!.objectWillChange
    var count = 0
    let token = changes.sink { count += 1 }
    model!.count = 4
    expectEqual(model!.doubled, 8)
    expectEqual(count, 2)
    model = nil
    expectNil(weakModel)
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
      expectEqual(target.value, 3)
      expectEqual(cancelled, 0)
    }
    expectEqual(cancelled, 1)
  }

  @Test func aValueSetDuringASendIsOverwritten() {
    let model = Model()
    var seen: [Int] = []
    let token = model.$count.sink { value in
      seen.append(value)
      if value == 1 { model.count = 2 }
    }
    model.count = 1
    expectEqual(seen, [0, 1, 2])
    expectEqual(model.count, 1)
    token.cancel()
  }

  @Test func aSubscriberWithoutDemandReceivesTheLatestValueLater() {
    let model = Model()
    let probe = Probe<Int, Never>()
    model.$count.subscribe(probe)
    model.count = 1
    model.count = 2
    expectEqual(probe.values, [])
    probe.subscription?.request(.max(1))
    expectEqual(probe.values, [2])
    model.count = 3
    expectEqual(probe.values, [2])
    probe.subscription?.request(.max(2))
    expectEqual(probe.values, [2, 3])
    model.count = 4
    expectEqual(probe.values, [2, 3, 4])
  }
}
