import Trestle
import UIKit

/// People by initials, with favourites above them; during a search its results.
struct ContactsScreen: ListScreen {
  let model: ContactsModel

  var title: String? { "Contacts" }
  var search: (any ListSearching)? { model.search }

  var rows: RowList {
    switch model.search.phase {
    case .idle:
      if let indexed = model.indexed {
        favourites
        RowList(indexed) { person in row(person) }
      } else {
        Row("loading", UIContentUnavailableConfiguration.loading()).height(.fixed(300)).separator(.hidden)
      }
    case .found:
      RowSection("found") { Rows(model.search.matches) { person in row(person) } }
    case .noMatch:
      Row("none", UIContentUnavailableConfiguration.search()).height(.fixed(300)).separator(.hidden)
    }
  }

  private var favourites: RowSection {
    RowSection("favourites") {
      Rows(model.favourites) { favourite in
        row(favourite.person).onMove(.withinSection) { _, move in
          model.move(favourite, before: move.next?.id?.base as? Int)
        }
      }
    }
    .header("Favourites")
  }

  private func row(_ person: Person) -> Row<UIListContentConfiguration> {
    Row(person.id, content(person))
      .onSelect { model.call(person) }
      .leadingSwipe { _ in UISwipeActionsConfiguration(actions: [callAction(person)]) }
      .trailingSwipe { _ in UISwipeActionsConfiguration(actions: [deleteAction(person), favouriteAction(person)]) }
      .onDelete { _ in model.delete([person.id]) }
  }

  private func content(_ person: Person) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = person.name
    let isCalled = model.called?.id == person.id
    content.secondaryText = isCalled ? "Called just now" : person.company
    content.secondaryTextProperties.color = isCalled ? .systemGreen : .secondaryLabel
    if model.search.phase == .found {
      let mark: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.systemBlue]
      content.attributedText = model.search.marked(person.name, mark)
      if !isCalled { content.secondaryAttributedText = model.search.marked(person.company, mark) }
    }
    return content
  }

  // MARK: Swipes

  private func callAction(_ person: Person) -> UIContextualAction {
    let action = UIContextualAction(style: .normal, title: "Call") { _, _, done in
      model.call(person)
      done(true)
    }
    action.backgroundColor = .systemGreen
    return action
  }

  private func deleteAction(_ person: Person) -> UIContextualAction {
    UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
      model.delete([person.id])
      done(true)
    }
  }

  private func favouriteAction(_ person: Person) -> UIContextualAction {
    let action = UIContextualAction(
      style: .normal, title: model.isFavourite(person) ? "Unmark" : "Mark"
    ) { _, _, done in
      model.toggleFavourite(person)
      done(true)
    }
    action.backgroundColor = .systemOrange
    return action
  }
}
