import Foundation
import UIKit

/// Asks UIKit about every method that UIKit finds in metadata and code, and lets UIKit make objects of metatypes.
///
/// The probed classes are in another module than UIKit, as those of an app are. The module is optimised, because that
/// changes the code that UIKit reads.
@MainActor
public enum RuntimeAnswers {
  /// The questions that got a wrong answer; empty if none did.
  public static func faults() async -> [String] {
    let atOnce = tables + controllers + collections + views + responders + madeObjects
    return await (atOnce + deallocations()).filter { !$0.isRight }.map(\.question)
  }

  struct Answer {
    let question: String
    let isRight: Bool

    init(_ question: String, _ isRight: Bool) {
      self.question = question
      self.isRight = isRight
    }
  }

  // MARK: Methods

  private static var tables: [Answer] {
    let sources: [(source: any UITableViewDataSource, commits: Bool, moves: Bool)] = [
      (PlainSource(), false, false), (CommittingSource(), true, false), (MovingSource(), false, true),
      (EditingSource<Int>(), true, true), (EditingSource<String>(), true, true),
      (InheritingSource(), true, false), (ExtendedSource(), true, true),
    ]
    return sources.flatMap { known in
      let answer = TableEditingMethods.answer(for: known.source)
      let name = "\(type(of: known.source))"
      return [
        Answer("\(name) commits: \(known.commits)", answer.commits == known.commits),
        Answer("\(name) moves rows: \(known.moves)", answer.moves == known.moves),
      ]
    }
  }

  private static var controllers: [Answer] {
    let sources: [(source: any UITableViewDataSource, commits: Bool, moves: Bool)] = [
      (UITableViewController(style: .plain), false, false), (PlainController(style: .plain), false, false),
      (CommittingController(style: .plain), true, false), (EditingController(style: .plain), true, true),
    ]
    return sources.map { known in
      let answer = TableEditingMethods.answer(for: known.source)
      return Answer(
        "\(type(of: known.source)) commits: \(known.commits), moves rows: \(known.moves)",
        answer.commits == known.commits && answer.moves == known.moves)
    }
  }

  private static var collections: [Answer] {
    let layout = UICollectionViewFlowLayout()
    let sources: [(source: any UICollectionViewDataSource, moves: Bool)] = [
      (PlainItems(), false), (MovingItems(), true), (InheritingItems(), true),
      (UICollectionViewController(collectionViewLayout: layout), false),
      (MovingItemsController(collectionViewLayout: layout), true),
    ]
    return sources.map {
      Answer(
        "\(type(of: $0.source)) moves items: \($0.moves)", CollectionMoveMethod.isImplemented(by: $0.source) == $0.moves
      )
    } + [
      Answer("a layout takes no sizes", !PreferredSizeMethods.layoutTakesSizes(PlainLayout())),
      Answer("a layout takes sizes", PreferredSizeMethods.layoutTakesSizes(SizingLayout())),
      Answer("a flow layout takes no sizes", !PreferredSizeMethods.flowLayoutTakesSizes(layout)),
      Answer("a flow layout takes sizes", PreferredSizeMethods.flowLayoutTakesSizes(SizingFlowLayout())),
    ]
  }

  private static var views: [Answer] {
    let classes: [(type: UIView.Type, draws: Bool)] = [
      (UIView.self, false), (UITableViewCell.self, false), (PlainView.self, false), (DrawingView.self, true),
      (InheritingView.self, true),
    ]
    return classes.map { Answer("\($0.type) draws: \($0.draws)", DrawingOverride.draws($0.type) == $0.draws) }
  }

  private static var responders: [Answer] {
    let names = ["cut:", "copy:", "paste:", "delete:", "select:", "selectAll:"]
    let none = PlainView()
    let classes: [(responder: UIResponder, name: String)] = [
      (Cutting(), "cut:"), (Copying(), "copy:"), (Pasting(), "paste:"), (Deleting(), "delete:"),
      (Selecting(), "select:"), (SelectingAll(), "selectAll:"),
    ]
    return names.map {
      Answer("a view performs no \($0)", !none.canPerformAction(Selector($0), withSender: nil))
    }
      + classes.flatMap { known in
        names.map { name in
          Answer(
            "\(type(of: known.responder)) performs \(name)",
            known.responder.canPerformAction(Selector(name), withSender: nil) == (name == known.name))
        }
      }
  }

  // MARK: Objects

  private static var madeObjects: [Answer] {
    let view: UIView.Type = NumberedView.self
    let cell: UITableViewCell.Type = NumberedCell.self
    let controller: UIViewController.Type = NumberedController.self
    let recognizer: UIGestureRecognizer.Type = NumberedRecognizer.self
    let name = "A name that is too long to be kept within a word"
    return [
      Answer(
        "a view of a class value",
        (view.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) as? NumberedView)?.number == 3),
      Answer("a view of a generic parameter", make(NumberedView.self).number == 0),
      Answer(
        "a cell of a class value",
        (cell.init(style: .value1, reuseIdentifier: name) as? NumberedCell).map { $0.name == name } ?? false),
      Answer(
        "a controller of a class value",
        (controller.init(nibName: name, bundle: nil) as? NumberedController)?.name == name),
      Answer("a controller of a generic parameter", makeController(NumberedController.self).name == nil),
      Answer(
        "a recogniser of a class value", (recognizer.init(target: nil, action: nil) as? NumberedRecognizer)?.number == 8
      ),
      Answer("a proxy of a view's class", NumberedView.appearance() === NumberedView.appearance()),
    ]
  }

  private static func make<View: UIView>(_ type: View.Type) -> View { View() }
  private static func makeController<Controller: UIViewController>(_ type: Controller.Type) -> Controller {
    Controller()
  }

  // MARK: Deallocation

  private static func deallocations() async -> [Answer] {
    let count = CountedView.goneCount
    makeAndReleaseView()
    let atOnce = CountedView.goneCount - count
    let holder = Holder(CountedView())
    waitUntilAnotherThreadLetsGo(holder)
    let meanwhile = CountedView.goneCount - count
    // The main actor may have other work first, so it gets many turns.
    for _ in 0..<1000 where CountedView.goneCount - count < 2 { await Task.detached {}.value }
    return [
      Answer("a view that the main thread lets go is gone at once", atOnce == 1),
      Answer("a view that another thread lets go waits for the main actor", meanwhile == 1),
      Answer("the main actor deallocates a view that another thread let go", CountedView.goneCount - count == 2),
    ]
  }

  /// Blocks the main actor until the other thread has released the view.
  private static func waitUntilAnotherThreadLetsGo(_ holder: Holder) {
    let hasGone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      holder.view = nil
      hasGone.signal()
    }
    hasGone.wait()
  }

  private static func makeAndReleaseView() { _ = [CountedView()] }

  private final class Holder: @unchecked Sendable {
    var view: CountedView?
    init(_ view: CountedView) { self.view = view }
  }
}
