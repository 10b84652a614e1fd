import Expectations
import ListCore
import Testing

/// The wording that numbers choose.
struct PluralFormatTests {
  private let rooms = PluralFormat(
    format: "%#@people@",
    variables: [
      "people": .init(
        conversion: "d", forms: [.one: "One person is in %#@rooms@", .other: "%d people are in %#@rooms@"]),
      "rooms": .init(conversion: "d", forms: [.zero: "no room", .one: "%d room", .other: "%d rooms"]),
    ])

  @Test func theNumberSelectsThePluralForm() {
    let trips = PluralFormat(
      format: "%@ has %#@trips@",
      variables: ["trips": .init(conversion: "d", forms: [.one: "one trip", .other: "%d trips"])])
    expect(trips.choice(numbers: [nil, 1], category: PluralCategory.english) == ("%@ has one trip", [1]))
    expect(trips.choice(numbers: [nil, 3], category: PluralCategory.english) == ("%@ has %d trips", [1, 2]))
  }

  @Test func aPluralFormMayHaveFurtherVariables() {
    expect(rooms.choice(numbers: [1, 2], category: PluralCategory.english) == ("One person is in %d rooms", [2]))
    expect(rooms.choice(numbers: [4, 1], category: PluralCategory.english) == ("%d people are in %d room", [1, 2]))
    expect(rooms.choice(numbers: [4, 0], category: PluralCategory.english) == ("%d people are in no room", [1]))
  }

  @Test func positionsReorderTheArguments() {
    let format = PluralFormat(
      format: "%2$@: %1$#@count@", variables: ["count": .init(conversion: "lld", forms: [.other: "%arg pieces"])])
    expect(format.choice(numbers: [7, nil], category: PluralCategory.english) == ("%@: %lld pieces", [2, 1]))
  }

  @Test func aVariableMaySpecifyItsArgumentPosition() {
    let format = PluralFormat(
      format: "%#@birds@ and %#@cats@",
      variables: [
        "birds": .init(conversion: "lld", forms: [.one: "%arg bird", .other: "%arg birds"], position: 2),
        "cats": .init(conversion: "lld", forms: [.one: "%arg cat", .other: "%arg cats"], position: 1),
      ])
    expect(format.choice(numbers: [1, 5], category: PluralCategory.english) == ("%lld birds and %lld cat", [2, 1]))
  }

  @Test func unknownVariablesAndCyclesTerminate() {
    let circle = PluralFormat(
      format: "a %#@x@ %#@unknown@", variables: ["x": .init(conversion: "d", forms: [.other: "b %#@x@"])])
    expectEqual(
      circle.choice(numbers: [2], category: PluralCategory.english).format,
      "a " + String(repeating: "b ", count: 8)
        + " ")
  }

  @Test func aMissingPluralFormFallsBackToOther() {
    let format = PluralFormat(format: "%#@x@", variables: ["x": .init(conversion: "d", forms: [.other: "%d Dinge"])])
    expect(format.choice(numbers: [1], category: PluralCategory.english) == ("%d Dinge", [1]))
    expect(format.choice(numbers: [], category: PluralCategory.english) == ("%d Dinge", [1]))
  }
}

extension PluralCategory {
  /// The form of English.
  static func english(_ number: Double) -> PluralCategory { number == 1 ? .one : .other }

  /// The form of Russian, for whole numbers.
  static func russian(_ number: Double) -> PluralCategory {
    let (last, lastTwo) = (Int(number) % 10, Int(number) % 100)
    if last == 1, lastTwo != 11 { return .one }
    return (2...4).contains(last) && !(12...14).contains(lastTwo) ? .few : .many
  }
}
