import Testing

@testable import Conversion

struct MethodTypeTests {
  @Test func theObjectComesFirst() {
    let type = MethodType("(Screen) -> (UIButton, @escaping (Int) -> ()) -> [String: Int]", isCurried: true)
    #expect(type?.owner == "Screen" && type?.parameters == ["UIButton", "(Int)->()"])
  }

  @Test func withoutAnObjectTheParametersComeFirst() {
    #expect(MethodType("@MainActor () -> ()", isCurried: false)?.parameters == [])
    #expect(MethodType("(Any?) -> Void", isCurried: false)?.parameters == ["Any?"])
    #expect(MethodType("(Any?) -> Void", isCurried: false)?.owner == nil)
  }

  @Test(arguments: ["Int", "", "(Int", "() -> ()"]) func whatIsNoMethodOfAnObjectIsNone(_ text: String) {
    #expect(MethodType(text, isCurried: true) == nil)
  }
}
