import Expectations
import SwiftUI
import Testing

@testable import SwiftUI

@MainActor struct BindingTests {
  private final class Model {
    struct Person { var name: String; var age: Int? }
    var person = Person(name: "Ada", age: nil)
    var sets = 0
    var binding: Binding<Person> {
      Binding(
        get: { self.person },
        set: {
          self.person = $0
          self.sets += 1
        })
    }
  }

  @Test func dynamicMembersOfABindingAreBindings() {
    let model = Model()
    let name = model.binding.name
    name.wrappedValue = "Grace"
    expectEqual(model.person.name, "Grace")
    expectEqual(model.sets, 1)
    expectEqual(model.binding.projectedValue.wrappedValue.name, "Grace")
  }

  @Test func aBindingOfNilUnwrapsToNil() {
    let model = Model()
    expectNil(Binding<Int>(model.binding.age)?.wrappedValue)
    model.person.age = 36
    let age = Binding(model.binding.age)
    age?.wrappedValue = 37
    expectEqual(model.person.age, 37)
    let optional = Binding<String?>(model.binding.name)
    optional.wrappedValue = nil
    expectEqual(model.person.name, "Ada")
    optional.wrappedValue = "Mary"
    expectEqual(model.person.name, "Mary")
  }

  @Test func constantBindingsIgnoreChanges() {
    let constant = Binding.constant(4)
    constant.wrappedValue = 5
    expectEqual(constant.wrappedValue, 4)
  }

  @Test func elementsOfACollectionAreBindings() {
    var numbers = [1, 2, 3]
    let binding = Binding(get: { numbers }, set: { numbers = $0 })
    for number in binding { number.wrappedValue *= 10 }
    expectEqual(numbers, [10, 20, 30])
    expect(binding.count == 3 && binding.last?.wrappedValue == 30)
    binding[1].wrappedValue = 7
    expectEqual(numbers, [10, 7, 30])
  }

  @Test func aChangeOfABindingCarriesItsTransaction() {
    var animations: [Animation?] = []
    let binding = Binding<Int>(get: { 0 }, set: { animations.append($1.animation) })
    binding.wrappedValue = 1
    binding.animation(.linear).wrappedValue = 1
    withAnimation(.easeIn) { binding.wrappedValue = 1 }
    expectEqual(animations, [nil, .linear, .easeIn])
  }

  @Test func bindingsConvertToAnyHashable() {
    var number = 4
    let any = Binding<AnyHashable>(Binding(get: { number }, set: { number = $0 }))
    any.wrappedValue = AnyHashable(6)
    any.wrappedValue = AnyHashable("no number")
    expectEqual(number, 6)
  }
}
