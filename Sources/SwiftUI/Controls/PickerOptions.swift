import UIKit

/// The element of a UIKit control that shows options.
@MainActor
protocol OptionsLeaf: LayoutNode {
  init()
  /// Shows options, and which of them is selected. Returns whether the size may have changed.
  func show(
    _ options: [LayoutNode], _ chosen: Int?, _ environment: EnvironmentValues, choose: @escaping (Int) -> Void
  ) -> Bool
  /// Sets the control's accessibility label.
  func name(_ label: String)
}

/// A picker whose options are shown by a UIKit control.
struct OptionsView<Leaf: OptionsLeaf, Label: View, Content: View>: PrimitiveView {
  let choice: PickerChoice
  let label: Label
  let content: Content

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: OptionsNode(view.value, inputs))
  }
}

typealias SegmentedPicker<Label: View, Content: View> = OptionsView<SegmentsLeaf, Label, Content>
typealias WheelPicker<Label: View, Content: View> = OptionsView<WheelLeaf, Label, Content>

final class OptionsNode<Leaf: OptionsLeaf, Label: View, Content: View>: TypedNode<OptionsView<Leaf, Label, Content>> {
  private let leaf = Leaf()
  private var label: DetachedContent<Label>!
  private var content: DetachedContent<Content>!

  override init(_ view: OptionsView<Leaf, Label, Content>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    label = DetachedContent(view.label, in: self, environment)
    content = DetachedContent(view.content, in: self, optionEnvironment)
    _ = show()
  }

  private var optionEnvironment: EnvironmentValues {
    var inner = environment
    inner.isInList = false
    inner.rowMaking = .atOnce
    return inner
  }

  private func show() -> Bool {
    let options = content.leaves
    let tags = options.map(\.tag)
    let choose = view.choice.choose
    leaf.name(LabelContent(label.leaves).texts.joined(separator: ", "))
    return leaf.show(options, view.choice.index(in: options), environment) { index in
      if tags.indices.contains(index), let tag = tags[index] { choose(tag) }
    }
  }

  override func collect(_ leaves: inout [LayoutNode]) { leaves.append(leaf) }

  override func didUpdate(from old: OptionsView<Leaf, Label, Content>, _ changesEnvironment: Bool) {
    label.update(view.label, environment)
    content.update(view.content, optionEnvironment)
    if show() { leaf.invalidate() }
  }

  override func willUnmount() {
    label.leave()
    content.leave()
  }
}

/// The element of a segmented control.
final class SegmentsLeaf: LayoutNode, OptionsLeaf {
  private let view = UISegmentedControl()
  private var scheme = OwnColorScheme()
  private var shown: [LabelOfSegment] = []
  private var choose: ((Int) -> Void)?

  private struct LabelOfSegment: Equatable {
    let title: String
    let image: UIImage?
  }

  override init() {
    super.init()
    view.addAction(
      UIAction { [unowned self] _ in self.choose?(self.view.selectedSegmentIndex) }, for: .valueChanged)
  }

  func name(_ label: String) { view.accessibilityLabel = label.isEmpty ? nil : label }

  func show(
    _ options: [LayoutNode], _ chosen: Int?, _ environment: EnvironmentValues, choose: @escaping (Int) -> Void
  ) -> Bool {
    self.choose = choose
    view.isEnabled = environment.isEnabled
    scheme.apply(environment, to: view)
    let segments = options.map { option in
      let content = LabelContent([option])
      // A segment shows either a text or an image: if the option has both, the text.
      return LabelOfSegment(title: content.title, image: content.texts.isEmpty ? content.image : nil)
    }
    let isChanged = segments != shown
    if isChanged {
      shown = segments
      view.removeAllSegments()
      for (index, segment) in segments.enumerated() {
        if let image = segment.image {
          view.insertSegment(with: image, at: index, animated: false)
        } else {
          view.insertSegment(withTitle: segment.title, at: index, animated: false)
        }
      }
    }
    let index = chosen ?? UISegmentedControl.noSegment
    if view.selectedSegmentIndex != index { view.selectedSegmentIndex = index }
    return isChanged
  }

  /// As wide as the proposal, as high as the control.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let ideal = view.intrinsicContentSize
    return CGSize(width: max(proposal.width ?? ideal.width, 0), height: ideal.height)
  }

  override func render(_ pass: RenderPass, at origin: CGPoint) {
    pass.place(view, CGRect(origin: origin, size: frame.size))
  }
}

/// The element of options on a wheel.
final class WheelLeaf: LayoutNode, OptionsLeaf {
  private let view = UIPickerView()
  private var scheme = OwnColorScheme()
  private let rows = WheelRows()

  override init() {
    super.init()
    view.dataSource = rows
    view.delegate = rows
  }

  func name(_ label: String) { view.accessibilityLabel = label.isEmpty ? nil : label }

  func show(
    _ options: [LayoutNode], _ chosen: Int?, _ environment: EnvironmentValues, choose: @escaping (Int) -> Void
  ) -> Bool {
    rows.choose = choose
    view.isUserInteractionEnabled = environment.isEnabled
    scheme.apply(environment, to: view)
    let titles = options.map { LabelContent([$0]).texts.joined(separator: " ") }
    if titles != rows.titles {
      rows.titles = titles
      view.reloadAllComponents()
    }
    if let chosen, view.selectedRow(inComponent: 0) != chosen {
      view.selectRow(chosen, inComponent: 0, animated: view.window != nil)
    }
    return false
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let ideal = view.intrinsicContentSize
    return CGSize(width: proposal.width ?? max(ideal.width, 320), height: proposal.height.map { min($0, 216) } ?? 216)
  }

  override func render(_ pass: RenderPass, at origin: CGPoint) {
    pass.place(view, CGRect(origin: origin, size: frame.size))
  }
}

private final class WheelRows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var titles: [String] = []
  var choose: ((Int) -> Void)?

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { titles.count }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    titles[row]
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { choose?(row) }
}
