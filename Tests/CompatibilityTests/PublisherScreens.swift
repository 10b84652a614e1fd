import Combine
import Expectations
import Testing
import TrestleTesting
import UIKit

/// Screens bound to publishers, on the screen's own time.
@MainActor @Suite(.serialized) struct PublisherScreens {
  @Test func aSearchIsSentWhenTypingPauses() throws {
    let answers = PassthroughSubject<[String], Never>()
    let model = TownSearchModel { query in
      query == "Be" ? answers.eraseToAnyPublisher() : Just([query + "rlin", query + "rn"]).eraseToAnyPublisher()
    }
    let search = TownSearchViewController(model: model)
    let screen = MountedScreen(search)
    try screen.settle()
    search.field.becomeFirstResponder()
    for letter in ["B", "e"] {
      screen.type(letter)
      screen.advance(by: 0.1)
    }
    expectEqual(model.asked, [])
    screen.advance(by: 0.4)
    expectEqual(model.asked, ["Be"])
    screen.type(" ")
    screen.advance(by: 0.5)
    expectEqual(model.asked, ["Be"], "the question is as before without the space")
    answers.send(["Bern"])
    screen.advance(by: 0.1)
    expectEqual(search.tableView.numberOfRows(inSection: 0), 1)
    search.field.text = ""
    screen.type("Bo")
    screen.advance(by: 0.5)
    answers.send(["Late"])
    try screen.settle()
    expectEqual(model.towns, ["Borlin", "Born"])
    expectEqual(search.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text, "Born")
  }

  @Test func aFormShowsItsErrorAndEnablesItsButton() throws {
    let screen = SignUpFormViewController()
    let mounted = MountedScreen(screen)
    try mounted.settle()
    expect(!screen.button.isEnabled && screen.problem.isHidden)
    screen.form.name = "Anna"
    screen.form.password = "abc"
    expect(screen.problem.text == "Too short" && !screen.problem.isHidden)
    screen.form.password = "abcdef"
    expect(screen.problem.text == "Not alike" && !screen.button.isEnabled)
    screen.form.repeated = "abcdef"
    expect(screen.problem.text == nil && screen.problem.isHidden && screen.button.isEnabled)
    screen.form.name = ""
    expect(!screen.button.isEnabled)
  }

  @Test func aBasketCountsRecoversAndCountsDown() throws {
    let screen = BasketViewController()
    let mounted = MountedScreen(screen)
    mounted.advance(by: 0.1)
    expect(screen.badge.text == "Empty" && screen.state.text == "Ready")
    screen.store.add("Tea")
    screen.store.add("Tea")
    expectEqual(screen.badge.text, "2 articles")
    screen.store.order(isSoldOut: false)
    expectEqual(screen.state.text, "Ordered")
    screen.store.order(isSoldOut: true)
    expectEqual(screen.state.text, "Sold out")
    mounted.advance(by: 1)
    expectEqual(screen.offer.text, "2 s left")
    mounted.advance(by: 2)
    expectEqual(screen.offer.text, "0 s left")
    mounted.advance(by: 1)
    expectEqual(screen.offer.text, "The offer is over")
  }

  @Test func aReleasedScreenCancelsItsSubscriptions() throws {
    weak var gone: TownSearchViewController?
    let model = TownSearchModel { Just([$0]).eraseToAnyPublisher() }
    do {
      let search = TownSearchViewController(model: model)
      gone = search
      let screen = MountedScreen(search)
      try screen.settle()
    }
    expectNil(gone)
    model.query = "x"
    expectEqual(model.towns, [])
  }
}
