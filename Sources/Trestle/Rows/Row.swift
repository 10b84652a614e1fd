import UIKit

/// A row of a list: its identity, its content and its actions.
///
///     Row("price", text: "Price", value: "20 kr")
///     Row("stars", Stars(count: 4)).height(.fixed(60))
///     Row(post, in: PostCell.self) { cell, post in cell.show(post) }.onSelect { post in open(post) }
///     Row("map", in: MapCell.self)
///
/// The id identifies the row among those of its type in the whole list, not only in its section: see
/// <doc:Rows-and-identity>. A row without an action cannot be selected: see <doc:Selecting-rows>.
///
/// The content is equatable, since it is compared with that of the previous list; actions are not compared. Handlers
/// get the row's model.
@MainActor
public struct Row<Model> {
  let model: Model
  /// The type that distinguishes the row from rows of other types.
  let identityType: any Any.Type
  var row: AnyRow

  init(_ model: Model, of identityType: any Any.Type, id: AnyHashable?, content: any RowContent) {
    self.model = model
    self.identityType = identityType
    row = AnyRow(identity: RowIdentity(type: identityType, id: id), content: content)
  }

  /// A copy of the row with a change.
  func with(_ change: (inout AnyRow) -> Void) -> Self {
    var copy = self
    change(&copy.row)
    return copy
  }
}

// MARK: Content configurations

extension Row where Model: UIContentConfiguration & Equatable {
  /// A row that shows a content configuration, identified by an id among rows of its type.
  public init(_ id: some Hashable, _ content: Model) {
    self.init(content, id: AnyHashable(id))
  }

  /// A row that shows a content configuration. Rows without ids are identified by type and order: the second headline
  /// stays the second headline.
  public init(_ content: Model) {
    self.init(content, id: nil)
  }

  private init(_ content: Model, id: AnyHashable?) {
    self.init(content, of: Model.self, id: id, content: ConfigurationContent(configuration: content))
    // A placeholder for missing content is not separated like a row.
    if content is UIContentUnavailableConfiguration { row.style.separator = .hidden }
  }
}

// MARK: Texts

extension Row where Model == UIListContentConfiguration {
  /// A row that shows a text, and an optional value at the trailing edge.
  ///
  ///     Row("language", text: "Language", value: settings.language).discloses { settings.opensLanguages = true }
  public init(_ id: some Hashable, text: String, value: String? = nil) {
    self.init(id, Model.row(text: text, value: value))
  }

  /// A row that shows a text, identified by its order among rows of its kind.
  public init(text: String, value: String? = nil) {
    self.init(Model.row(text: text, value: value))
  }
}

extension UIListContentConfiguration {
  fileprivate static func row(text: String, value: String?) -> UIListContentConfiguration {
    var content = value == nil ? UIListContentConfiguration.cell() : .valueCell()
    content.text = text
    content.secondaryText = value
    return content
  }
}

// MARK: Cell classes

extension Row {
  /// A row that shows a model in a cell of a class.
  ///
  /// - Parameters:
  ///   - model: the row's value; its id identifies the row.
  ///   - cellClass: the class of the cell, which is registered when needed.
  ///   - configure: sets up the cell for the model. Called when the row is shown, and again when its model changes.
  public init<Cell: RowCell>(
    _ model: Model, in cellClass: Cell.Type, configure: @escaping (Cell, Model) -> Void
  ) where Model: Identifiable & Equatable {
    self.init(model.id, model, in: cellClass, configure: configure)
  }

  /// A row that shows a model in a cell of a class, identified by an id among rows of its type.
  public init<Cell: RowCell>(
    _ id: some Hashable, _ model: Model, in cellClass: Cell.Type, configure: @escaping (Cell, Model) -> Void
  ) where Model: Equatable {
    let content = ModelContent(model: model, isSame: { $0 == $1 }, configure: configure)
    self.init(model, of: Model.self, id: AnyHashable(id), content: content)
  }

  /// A row that shows a cell of a class without a model, identified by an id among rows of that class.
  ///
  ///     Row("map", in: MapCell.self)
  ///
  /// - Parameters:
  ///   - id: identifies the row among those of its cell class.
  ///   - cellClass: the class of the cell, which is registered when needed.
  ///   - configure: called each time the cell is shown. A row without a model is always the same row, so another list
  ///     does not call it again while the cell is there.
  public init<Cell: RowCell>(
    _ id: some Hashable, in cellClass: Cell.Type, configure: @escaping (Cell) -> Void = { _ in }
  ) where Model == Cell.Type {
    let content = ModelContent<Cell.Type, Cell>(model: cellClass, isSame: ==) { cell, _ in configure(cell) }
    self.init(cellClass, of: cellClass, id: AnyHashable(id), content: content)
  }

  /// A row that shows an object in a cell of a class. It is identified by the object. If the object is observable, the
  /// cell is updated when the properties that it shows change.
  @_disfavoredOverload
  public init<Cell: RowCell>(
    _ model: Model, in cellClass: Cell.Type, configure: @escaping (Cell, Model) -> Void
  ) where Model: AnyObject & Identifiable {
    let content = ModelContent(model: model, isSame: { $0 === $1 }, configure: configure)
    self.init(model, of: Model.self, id: AnyHashable(model.id), content: content)
  }
}
