import UIKit

/// Notes beside the one that is open on a wide window; on a narrow one, tabs for the list and for the days.
final class NotesViewController: UIViewController, UISplitViewControllerDelegate {
  let model: NotesModel
  let split = UISplitViewController(style: .doubleColumn)
  let tabs = UITabBarController()
  private let wideNote: NoteViewController
  private let columnStack: UINavigationController
  private let listStack: UINavigationController
  private let dayStack: UINavigationController

  init(model: NotesModel = NotesModel()) {
    self.model = model
    wideNote = NoteViewController(model: model)
    columnStack = UINavigationController()
    listStack = UINavigationController()
    dayStack = UINavigationController()
    super.init(nibName: nil, bundle: nil)
    title = "Notes"
    let column = makeList()
    column.navigationItem.leftBarButtonItems?.append(makeDaysButton())
    columnStack.viewControllers = [column]
    listStack.viewControllers = [makeList()]
    dayStack.viewControllers = [makeDays()]
    dayStack.viewControllers[0].navigationItem.leftBarButtonItem = makeBackButton()
    for stack in [columnStack, listStack] { stack.navigationBar.prefersLargeTitles = true }
    listStack.tabBarItem = UITabBarItem(title: "Notes", image: UIImage(systemName: "note.text"), tag: 0)
    dayStack.tabBarItem = UITabBarItem(title: "Days", image: UIImage(systemName: "calendar"), tag: 1)
    tabs.viewControllers = [listStack, dayStack]
    split.delegate = self
    split.preferredDisplayMode = .oneBesideSecondary
    split.setViewController(columnStack, for: .primary)
    split.setViewController(wideNote, for: .secondary)
    split.setViewController(tabs, for: .compact)
  }

  required init?(coder: NSCoder) { fatalError("The Gallery makes its screens in code.") }

  private func makeList() -> NotesListController {
    let list = NotesListController(model: model) { [weak self] note in self?.open(note.id) }
    list.onAdd = { [weak self] in self?.add() }
    list.navigationItem.leftBarButtonItems = [makeBackButton()]
    return list
  }

  private func makeDays() -> DaysViewController {
    DaysViewController(model: model) { [weak self] note in self?.open(note.id) }
  }

  private func makeDaysButton() -> UIBarButtonItem {
    let action = UIAction(title: "Days", image: UIImage(systemName: "calendar")) { [weak self] _ in
      guard let self else { return }
      columnStack.pushViewController(makeDays(), animated: true)
    }
    return UIBarButtonItem(primaryAction: action)
  }

  private func makeBackButton() -> UIBarButtonItem {
    let action = UIAction(title: "Gallery", image: UIImage(systemName: "chevron.backward")) { [weak self] _ in
      self?.navigationController?.popViewController(animated: true)
    }
    return UIBarButtonItem(primaryAction: action)
  }

  // MARK: Views

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(split)
    split.view.frame = view.bounds
    split.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(split.view)
    split.didMove(toParent: self)
  }

  // The columns have their own bars, so the Gallery's navigation bar is hidden while this screen is visible.

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setNavigationBarHidden(false, animated: animated)
  }

  // MARK: Notes

  /// Opens a note: beside the list, or on top of it.
  func open(_ id: Note.ID) {
    model.show(id)
    guard split.isCollapsed else { return }
    push(NoteViewController(model: model))
  }

  /// Adds a note, and begins to edit it.
  func add() {
    model.show(model.add().id)
    guard split.isCollapsed else {
      wideNote.edit()
      return
    }
    let note = NoteViewController(model: model)
    push(note)
    note.beginsEditing = true
  }

  private func push(_ note: NoteViewController) {
    note.hidesBottomBarWhenPushed = true
    (tabs.selectedViewController as? UINavigationController)?.pushViewController(note, animated: true)
  }

  // MARK: Changes of the width

  /// The note that is open stays open on a window that becomes narrow.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    guard model.open != nil, let stack = tabs.selectedViewController as? UINavigationController else { return }
    guard !(stack.topViewController is NoteViewController) else { return }
    let note = NoteViewController(model: model)
    note.hidesBottomBarWhenPushed = true
    stack.pushViewController(note, animated: false)
  }

  /// The note that was on top of a list is beside it on a window that becomes wide.
  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    for stack in [listStack, dayStack] { stack.popToRootViewController(animated: false) }
    (columnStack.viewControllers.first as? NotesListController)?.selectOpenNote()
  }
}
