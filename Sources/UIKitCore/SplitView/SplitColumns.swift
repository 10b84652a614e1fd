/// The controllers of a split view controller's columns.
@MainActor
final class SplitColumns {
  typealias Column = UISplitViewController.Column

  private unowned let host: any SplitHost
  /// The controllers as the app set them.
  private(set) var given: [Column: UIViewController] = [:]
  /// The controllers as shown: in navigation controllers, if there are columns.
  private(set) var placed: [Column: UIViewController] = [:]
  private(set) lazy var stage = SplitStage(host, self)
  private(set) lazy var stack = SplitCollapse(host, self)

  init(_ host: any SplitHost) { self.host = host }

  var isTriple: Bool { host.style == .tripleColumn }
  var isCollapsed: Bool { stack.isCollapsed == true }

  /// The columns from the primary one.
  var order: [Column] { isTriple ? [.primary, .supplementary, .secondary] : [.primary, .secondary] }

  /// The controllers of the columns; of a collapsed controller the one that is shown.
  var controllers: [UIViewController] {
    if isCollapsed { return stack.base.map { [$0] } ?? [] }
    return order.compactMap { placed[$0] }
  }

  // MARK: Set by the app

  /// [D] A controller without columns does not react to settings of columns.
  func set(_ controller: UIViewController?, for column: Column) {
    guard host.style != .unspecified, column == .compact || order.contains(column) else { return }
    place(controller, in: column)
  }

  func setControllers(_ controllers: [UIViewController]) {
    guard controllers.count <= order.count else {
      fatalError(
        """
        UISplitViewController has \(order.count) columns, and viewControllers was set to \(controllers.count) \
        controllers: \(controllers). Set one controller for each column.
        """)
    }
    for (index, column) in order.enumerated() {
      place(controllers.indices.contains(index) ? controllers[index] : nil, in: column)
    }
  }

  /// Gives a column another controller.
  func place(_ controller: UIViewController?, in column: Column) {
    guard given[column] !== controller else { return }
    let old = placed[column]
    Turn.keep(old)
    stack.willReplace(old)
    given[column] = controller
    placed[column] = controller.map { wrapped($0, column) }
    if let new = placed[column] { adopt(new) }
    stage.replace(old, by: placed[column], in: column)
    if let old, old !== placed[column] {
      old.willMove(toParent: nil)
      old.removeFromParent()
    }
    stack.didReplace(in: column)
  }

  /// Notes that a controller, which is in a column already, is now the app's controller for that column.
  func note(_ controller: UIViewController?, in column: Column) {
    given[column] = controller
    placed[column] = controller
  }

  private func wrapped(_ controller: UIViewController, _ column: Column) -> UIViewController {
    if controller is UINavigationController || host.style == .unspecified || column == .compact { return controller }
    return UINavigationController(rootViewController: controller)
  }

  /// Makes a controller a child of the host, as it is again when it leaves the stack of a collapsed controller.
  func adopt(_ controller: UIViewController) {
    guard controller.parent !== host else { return }
    host.addChild(controller)
    controller.didMove(toParent: host)
  }

  // MARK: Showing

  func show(_ column: Column) {
    if isCollapsed { stack.show(column) } else { stage.show(column) }
  }

  func hide(_ column: Column) {
    if isCollapsed { stack.hide(column) } else { stage.hide(column) }
  }

  func showPrimary(_ controller: UIViewController, sender: Any?) {
    guard !host.calls.shows(controller, sender: sender) else { return }
    if isCollapsed { stack.push(controller) } else { place(controller, in: .primary) }
  }

  func showDetail(_ controller: UIViewController, sender: Any?) {
    guard !host.calls.showsDetail(controller, sender: sender) else { return }
    if isCollapsed, host.style == .unspecified {
      stack.pushDetail(controller)
    } else {
      place(controller, in: .secondary)
      if host.style != .unspecified { show(.secondary) }
    }
  }
}
