import Fuzzing
import Stage
import UIKit

/// A picker view driven at random by a finger, the mouse wheel and keys, while its rows change.
@MainActor
final class FuzzPicker: FuzzSubject {
  enum Step: String, CaseIterable {
    case down, move, moveOn, moveFar, up, cancel, frame, frames, rest, wheel, tap, key, select, selectAnimated, silent,
      reload, reloadComponent, rowHeight, resize, direction, leave
  }

  let option = "--pickers"

  let seed: UInt64
  let world = FuzzStage()
  private var picker = UIPickerView()
  private var source = FuzzPickerSource()
  /// The position of the finger that is down.
  private var finger: CGPoint?

  init(seed: UInt64) { self.seed = seed }

  var dump: String {
    let rows = (0..<picker.numberOfComponents).map(picker.selectedRow)
    return "rows \(rows), chosen \(source.chosen), counts \(source.counts), finger \(finger.map { "\($0)" } ?? "up")"
  }

  func begin() {
    lift(.cancelled)
    picker.removeFromSuperview()
    picker = UIPickerView(frame: CGRect(x: 0, y: 10, width: FuzzStage.size.width, height: 200))
    let views = FuzzPickerViews()
    let titles = FuzzPickerTitles()
    source = random.oneIn(2) ? views : titles
    source.counts = (0..<random.int(1...3)).map { _ in randomCount() }
    // Apps change other components during the callback of a selection.
    source.onChoose = { [unowned self] in if random.oneIn(3) { changeAfterChoice() } }
    picker.dataSource = source
    picker.delegate = source === views ? views : titles
    world.window.addSubview(picker)
  }

  private func randomCount() -> Int { random.pick([0, 1, 2, 5, 30, 10_000]) }

  // MARK: Steps

  func perform(_ step: Step) {
    switch step {
    case .down: down()
    case .move: move(by: 12)
    case .moveOn: for _ in 0..<random.int(2...5) { move(by: 20) }
    case .moveFar: move(by: 150)
    case .up: lift(.ended)
    case .cancel: lift(.cancelled)
    case .frame: world.advance(by: 1 / 60)
    case .frames: world.advance(by: Double(random.int(2...20)) / 60)
    case .rest:
      lift(.ended)
      world.advance(by: 4)
    case .wheel: world.wheel(randomPlace(), by: CGVector(dx: 0, dy: random.int(-90...90)))
    case .tap: if finger == nil { world.touch(randomPlace()) }
    case .key:
      world.press(
        random.pick([.keyboardTab, .keyboardDownArrow, .keyboardUpArrow, .keyboardPageDown, .keyboardEnd]),
        modifiers: [])
    case .select: select(animated: false)
    case .selectAnimated: select(animated: true)
    case .silent: source.counts = source.counts.map { random.oneIn(2) ? $0 : randomCount() }
    case .reload: reload()
    case .reloadComponent:
      // A component that the data source no longer has cannot be reloaded.
      let known = min(picker.numberOfComponents, source.counts.count)
      if known > 0 { picker.reloadComponent(random.below(known)) }
    case .rowHeight:
      source.rowHeight = random.pick([20, 32, 60])
      picker.setNeedsLayout()
    case .resize: picker.frame.size = CGSize(width: random.int(60...160), height: random.int(60...220))
    case .direction: picker.semanticContentAttribute = random.pick([.forceLeftToRight, .forceRightToLeft])
    case .leave:
      picker.removeFromSuperview()
      world.advance(by: Double(random.int(0...3)) / 60)
      world.window.addSubview(picker)
    }
  }

  private func randomPlace() -> CGPoint { CGPoint(x: random.int(2...158), y: random.int(2...238)) }

  private func down() {
    guard finger == nil else { return }
    let place = randomPlace()
    finger = place
    world.send(.began, place)
    if random.oneIn(2) { world.advance(by: random.oneIn(2) ? 0.2 : 1 / 60) }
  }

  private func move(by distance: Int) {
    guard var place = finger else { return }
    place.y += CGFloat(random.int(-distance...distance))
    finger = place
    world.send(.moved, place)
    world.advance(by: 1 / 60)
  }

  private func lift(_ phase: PointerEvent.Phase) {
    guard let place = finger else { return }
    finger = nil
    world.send(phase, place)
  }

  /// Selects a row in code; for a row that does not exist the nearest one is selected.
  private func select(animated: Bool) {
    let components = picker.numberOfComponents
    guard components > 0 else { return }
    let component = random.below(components)
    let count = picker.numberOfRows(inComponent: component)
    let row = random.int(-1...max(count, 1))
    picker.selectRow(row, inComponent: component, animated: animated)
    if count > 0 { source.choose(min(max(row, 0), count - 1), component) }
  }

  private func reload() {
    if random.oneIn(4) { source.counts = (0..<random.int(0...3)).map { _ in randomCount() } }
    picker.reloadAllComponents()
  }

  /// Changes a component after a choice, as in a picker whose days depend on the selected month.
  private func changeAfterChoice() {
    let component = random.below(source.counts.count)
    source.counts[component] = randomCount()
    if random.oneIn(2) { picker.reloadAllComponents() } else { picker.reloadComponent(component) }
  }

  // MARK: Checks

  func fault(after step: Step) -> String? {
    world.layOut(picker)
    if let fault = source.fault { return fault }
    for component in 0..<picker.numberOfComponents {
      let row = picker.selectedRow(inComponent: component)
      if row != source.chosen[component] {
        return "component \(component) shows row \(row), and \(source.chosen[component]) was chosen"
      }
      if step == .rest, let fault = restFault(row, component) { return fault }
    }
    return nil
  }

  /// Without a finger, after a while, the chosen row is in the middle.
  private func restFault(_ row: Int, _ component: Int) -> String? {
    guard source is FuzzPickerViews, row >= 0 else { return nil }
    guard let view = picker.view(forRow: row, forComponent: component) else {
      return "the chosen row \(row) of component \(component) has no view"
    }
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: picker).y
    return abs(middle - picker.bounds.midY) <= 0.5
      ? nil : "row \(row) of component \(component) rests at \(middle), not at \(picker.bounds.midY)"
  }
}
