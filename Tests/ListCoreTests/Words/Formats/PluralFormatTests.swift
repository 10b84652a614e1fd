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

  @Test func aNumberChoosesTheWording() {
    let trips = PluralFormat(
      format: "%@ has %#@trips@",
      variables: ["trips": .init(conversion: "d", forms: [.one: "one trip", .other: "%d trips"])])
    #expect(trips.choice(in: "en", numbers: [nil, 1]) == ("%@ has one trip", [1]))
    #expect(trips.choice(in: "en", numbers: [nil, 3]) == ("%@ has %d trips", [1, 2]))
  }

  @Test func wordingMayHaveFurtherVariables() {
    #expect(rooms.choice(in: "en", numbers: [1, 2]) == ("One person is in %d rooms", [2]))
    #expect(rooms.choice(in: "en", numbers: [4, 1]) == ("%d people are in %d room", [1, 2]))
    #expect(rooms.choice(in: "en", numbers: [4, 0]) == ("%d people are in no room", [1]))
  }

  @Test func positionsChangeTheOrder() {
    let format = PluralFormat(
      format: "%2$@: %1$#@count@", variables: ["count": .init(conversion: "lld", forms: [.other: "%arg pieces"])])
    #expect(format.choice(in: "en", numbers: [7, nil]) == ("%@: %lld pieces", [2, 1]))
  }

  @Test func aVariableMayNameItsPosition() {
    let format = PluralFormat(
      format: "%#@birds@ and %#@cats@",
      variables: [
        "birds": .init(conversion: "lld", forms: [.one: "%arg bird", .other: "%arg birds"], position: 2),
        "cats": .init(conversion: "lld", forms: [.one: "%arg cat", .other: "%arg cats"], position: 1),
      ])
    #expect(format.choice(in: "en", numbers: [1, 5]) == ("%lld birds and %lld cat", [2, 1]))
  }

  @Test func anUnknownVariableAndACircleEnd() {
    let circle = PluralFormat(
      format: "a %#@x@ %#@unknown@", variables: ["x": .init(conversion: "d", forms: [.other: "b %#@x@"])])
    #expect(circle.choice(in: "en", numbers: [2]).format == "a " + String(repeating: "b ", count: 8) + " ")
  }

  @Test func aMissingFormIsTheOther() {
    let format = PluralFormat(format: "%#@x@", variables: ["x": .init(conversion: "d", forms: [.other: "%d Dinge"])])
    #expect(format.choice(in: "de", numbers: [1]) == ("%d Dinge", [1]))
    #expect(format.choice(in: "de", numbers: []) == ("%d Dinge", [1]))
  }
}
