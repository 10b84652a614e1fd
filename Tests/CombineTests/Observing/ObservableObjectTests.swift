import Combine
import Expectations
import Testing

@Suite struct ObservableObjectTests {
  class Account: ObservableObject {
    @Published var name = "Anna"
    var note = [1]
    weak var owner: AnyObject?
    @Published var balance: Int? = 3
  }

  final class SavingsAccount<Rate>: Account {
    @Published var rate: Rate
    init(rate: Rate) { self.rate = rate }
  }

  final class Manual: ObservableObject {
    var count = 0 { willSet { objectWillChange.send() } }
  }

  @Test func sendsBeforeEachPublishedPropertyIsSet() {
    let account = Account()
    var seen: [String] = []
    let token = account.objectWillChange.sink { seen.append("\(account.name) \(account.balance ?? 0)") }
    account.name = "Bert"
    account.balance = 5
    account.note = []
    expectEqual(seen, ["Anna 3", "Bert 3"])
    token.cancel()
    account.name = "Cleo"
    expectEqual(seen.count, 2)
  }

  @Test func propertiesOfSuperclassesAndGenericSubclassesAreFound() {
    let account = SavingsAccount(rate: "low")
    var count = 0
    let token = account.objectWillChange.sink { count += 1 }
    account.name = "Bert"
    account.rate = "high"
    expectEqual(count, 2)
    token.cancel()
  }

  @Test func anObjectKeepsOnePublisher() {
    let account = Account()
    expect(account.objectWillChange === account.objectWillChange)
    let manual = Manual()
    expect(manual.objectWillChange === manual.objectWillChange)
    expect(manual.objectWillChange !== Manual().objectWillChange)
    var count = 0
    let token = manual.objectWillChange.sink { count += 1 }
    manual.count = 4
    expectEqual(count, 1)
    token.cancel()
  }

  @Test func publishersOfReleasedObjectsAreNotReused() {
    var identities: Set<ObjectIdentifier> = []
    var kept: [ObservableObjectPublisher] = []
    for _ in 0..<500 {
      let publisher = Manual().objectWillChange
      kept.append(publisher)
      identities.insert(ObjectIdentifier(publisher))
    }
    expectEqual(identities.count, 500)
  }

  @Test func aReplacedPropertyWrapperStillSends() {
    final class Form: ObservableObject {
      @Published var text: String
      @Published var other = 1
      init() { _text = Published(initialValue: "a") }
      func replace() { _text = Published(initialValue: "b") }
    }
    let form = Form()
    var count = 0
    let token = form.objectWillChange.sink { count += 1 }
    form.replace()
    _ = form.objectWillChange
    form.text = "c"
    expectEqual(count, 1)
    token.cancel()
  }

  @Test func aPublisherDoesNotRetainItsObject() {
    weak var gone: Manual?
    do {
      let manual = Manual()
      gone = manual
      _ = manual.objectWillChange
    }
    expectNil(gone)
  }
}
