import ConstraintSolver
import Expectations
import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct RootSizeConstraintsTests {
  @Test func contentTooTallForItsRowYieldsUntilItFits() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(box)
    let height = box.heightAnchor.constraint(equalToConstant: 60)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      box.widthAnchor.constraint(equalToConstant: 50),
      box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
    ])
    // The last of those that cannot hold together is broken.
    height.isActive = true
    cell.layoutIfNeeded()
    expectEqual(box.frame, CGRect(x: 0, y: 0, width: 50, height: 44))
    cell.frame.size.height = 60
    cell.layoutIfNeeded()
    expectEqual(box.frame.height, 60)
    height.constant = 80
    let fitting = cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    expectEqual(fitting.height, 80)
    cell.frame.size.height = 80
    cell.layoutIfNeeded()
    expectEqual(box.frame.height, 80)
  }

  @Test func encapsulatedLayoutSizesHaveUIKitsNames() throws {
    var system = ConstraintSystem()
    let variables = LayoutItemVariables(&system)
    var size = RootSizeConstraints(variables, &system)
    let content = system.makeConstraint([SolverTerm(variables.height)], .equal, constant: -60)
    system.activate(content)
    size.state(CGSize(width: 320, height: 44), &system)
    expect(system.solve().isEmpty)
    expect(!size.enforce(CGSize(width: 320, height: 44.4), within: 0.5, &system), "measured heights are rounded")
    expect(size.enforce(CGSize(width: 320, height: 60), within: 0.5, &system))
    let conflict = try require(system.solve { set in set.first { $0 == content } ?? set[0] }.first)
    let view = UIView()
    let names = conflict.constraints.compactMap { size.description(of: $0, item: view) }
    expectEqual(names, ["<NSLayoutConstraint 'UIView-Encapsulated-Layout-Height' UIView.height == 44.0 (active)>"])
    expectEqual(conflict.broken, content)
  }
}
