import UIKit

/// A row of a list: what tells it from others, what it shows, and what it does.
///
///     Row("price", Price(product.price))
///     Row(post, in: PostCell.self) { cell, post in cell.show(post) }.onSelect { post in open(post) }
///
/// What a row shows is compared between one list and the next, so it is equatable; what it does is not. Handlers get
/// the row's own model.
@MainActor
public struct Row<Model> {
  let model: Model
  var row: AnyRow

  init(_ model: Model, identity: RowIdentity, content: any RowContent) {
    self.model = model
    row = AnyRow(identity: identity, content: content)
  }

  /// The same row otherwise.
  func with(_ change: (inout AnyRow) -> Void) -> Self {
    var copy = self
    change(&copy.row)
    return copy
  }
}

// MARK: Content configurations

extension Row where Model: UIContentConfiguration & Equatable {
  /// A row that shows a content configuration, told from others of its type by an id.
  public init(_ id: some Hashable, _ content: Model) {
    self.init(
      content, identity: RowIdentity(Model.self, id: id), content: ConfigurationContent(configuration: content))
  }

  /// A row that shows a content configuration. Rows without ids are told apart by type and order: the second headline
  /// is the second headline.
  public init(_ content: Model) {
    self.init(
      content, identity: RowIdentity(type: Model.self, id: nil), content: ConfigurationContent(configuration: content))
  }
}

// MARK: Cell classes

extension Row {
  /// A row that shows a model in a cell of a class.
  ///
  /// - Parameter configure: gives the cell all that depends on the model. Called when the row is shown, and again when
  ///   its model is another.
  public init<Cell: UITableViewCell>(
    _ model: Model, in cellClass: Cell.Type, configure: @escaping (Cell, Model) -> Void
  ) where Model: Identifiable & Equatable {
    self.init(model.id, model, in: cellClass, configure: configure)
  }

  /// A row that shows a model in a cell of a class, told from others of its type by an id.
  public init<Cell: UITableViewCell>(
    _ id: some Hashable, _ model: Model, in cellClass: Cell.Type, configure: @escaping (Cell, Model) -> Void
  ) where Model: Equatable {
    let content = ModelContent(model: model, isSame: { $0 == $1 }, configure: configure)
    self.init(model, identity: RowIdentity(Model.self, id: id), content: content)
  }

  /// A row that shows an object in a cell of a class. It is the same as long as the object is: what the cell shows of
  /// an observable object is shown anew when that changes.
  @_disfavoredOverload
  public init<Cell: UITableViewCell>(
    _ model: Model, in cellClass: Cell.Type, configure: @escaping (Cell, Model) -> Void
  ) where Model: AnyObject & Identifiable {
    let content = ModelContent(model: model, isSame: { $0 === $1 }, configure: configure)
    self.init(model, identity: RowIdentity(Model.self, id: model.id), content: content)
  }
}
