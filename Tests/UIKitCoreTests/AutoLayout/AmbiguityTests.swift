import Expectations
import Fuzzing
import Testing
import UIKit

/// Layouts that constraints do not determine.
@MainActor @Suite struct AmbiguityTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func makeView(in superview: UIView? = nil) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? root).addSubview(view)
    return view
  }

  @Test func aSingleInequalityIsSatisfiedAtItsBoundAndAmbiguous() {
    let view = makeView()
    let top = view.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 23)
    NSLayoutConstraint.activate([
      top, view.leftAnchor.constraint(equalTo: root.leftAnchor), view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    expect(view.frame == CGRect(x: 0, y: 23, width: 10, height: 10) && view.hasAmbiguousLayout)
    let preference = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 9)
    preference.priority = UILayoutPriority(1)
    preference.isActive = true
    root.layoutIfNeeded()
    expect(view.frame.minY == 9 && !view.hasAmbiguousLayout)
  }

  @Test func ambiguousSizesAndOffsetsAreMinimal() {
    let box = UIView(frame: CGRect(x: 100, y: 200, width: 60, height: 60))
    root.addSubview(box)
    let centred = makeView(in: box)
    centred.centerXAnchor.constraint(equalTo: box.centerXAnchor).isActive = true
    let sized = makeView(in: box)
    NSLayoutConstraint.activate([
      sized.widthAnchor.constraint(equalToConstant: 8), sized.heightAnchor.constraint(equalToConstant: 6),
    ])
    root.layoutIfNeeded()
    expectEqual(centred.frame, CGRect(x: 30, y: 0, width: 0, height: 0))
    expectEqual(sized.frame, CGRect(x: 0, y: 0, width: 8, height: 6))
  }

  @Test func theFirstOfTwoViewsSharingASpaceIsTheSmallerOne() {
    let first = makeView()
    let second = makeView()
    NSLayoutConstraint.activate([
      second.rightAnchor.constraint(equalTo: root.rightAnchor), first.leftAnchor.constraint(equalTo: root.leftAnchor),
      second.leftAnchor.constraint(equalTo: first.rightAnchor),
      first.widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
      second.widthAnchor.constraint(greaterThanOrEqualToConstant: 50),
    ])
    root.layoutIfNeeded()
    expect(first.frame.width == 40 && second.frame.width == 280)
  }

  /// Nothing says which of them yields; a button that is squeezed away is of no use, a text is cut off.
  @Test(arguments: [true, false]) func ofEqualContentsTheShortOneKeepsItsWidth(_ isButtonFirst: Bool) throws {
    let (text, close) = (UILabel(), UIButton(type: .system))
    text.text = "A title that is much longer than the row in which it is"
    close.setTitle("Close", for: .normal)
    close.setContentCompressionResistancePriority(
      text.contentCompressionResistancePriority(for: .horizontal), for: .horizontal)
    let views: [UIView] = isButtonFirst ? [close, text] : [text, close]
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
      views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor, constant: 8),
      views[1].trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    let width = close.intrinsicContentSize.width
    expect(abs(close.frame.width - width) < 1 && abs(text.frame.width - (320 - 8 - width)) < 1, "\(close.frame)")
    expect(text.hasAmbiguousLayout && close.hasAmbiguousLayout)
    // Where there is room for none of both, the longer one goes first.
    root.frame.size.width = 30
    root.layoutIfNeeded()
    expect(text.frame.width == 0 && abs(close.frame.width - 22) < 1, "\(close.frame)")
    // A higher resistance decides.
    text.setContentCompressionResistancePriority(.required - 1, for: .horizontal)
    root.frame.size.width = text.intrinsicContentSize.width + 20
    root.layoutIfNeeded()
    expect(abs(close.frame.width - 12) < 1 && text.frame.width >= text.intrinsicContentSize.width - 1)
  }

  /// A constraint of a random layout, told apart by its number.
  private struct Choice {
    let first: Int
    let firstAttribute: NSLayoutConstraint.Attribute
    let second: Int?
    let secondAttribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    let multiplier: CGFloat
    let constant: CGFloat
    let priority: Float
  }

  private static func choice(_ generator: inout SeededGenerator, count: Int) -> Choice {
    let places: [NSLayoutConstraint.Attribute] = [.left, .right, .centerX, .top, .bottom, .centerY]
    let sizes: [NSLayoutConstraint.Attribute] = [.width, .height]
    let isSize = generator.oneIn(3)
    let attributes = isSize ? sizes : places
    let first = generator.int(0...count - 1)
    var second: Int? = generator.int(-1...count - 1)
    if second == first || isSize && generator.oneIn(2) { second = isSize ? nil : -1 }
    return Choice(
      first: first, firstAttribute: attributes[generator.int(0...attributes.count - 1)], second: second,
      secondAttribute: attributes[generator.int(0...attributes.count - 1)],
      relation: [.lessThanOrEqual, .equal, .greaterThanOrEqual][generator.int(0...2)],
      multiplier: isSize ? [1, 2][generator.int(0...1)] : 1, constant: CGFloat(generator.int(0...100)),
      // None is required: layouts that contradict themselves depend on which constraint came last.
      priority: [999, 750, 250][generator.int(0...2)])
  }

  /// A table of one row that fills it.
  private final class OneRowTable: UITableView, UITableViewDataSource {
    let cell = UITableViewCell()

    init() {
      super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
      rowHeight = 480
      separatorStyle = .none
      dataSource = self
    }

    required init?(coder: NSCoder) { nil }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
  }

  /// Where the views of a random layout are: a cell's content view is laid out apart from what is around it.
  enum Place: CaseIterable { case view, cell }

  /// Views in a root, with those of the constraints that are in force.
  @MainActor private final class Layout {
    private let container: UIView
    private let root: UIView
    private let views: [UIView]
    private var constraints: [Int: NSLayoutConstraint] = [:]

    init(count: Int, in place: Place) {
      switch place {
      case .view:
        root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        container = root
      case .cell:
        let table = OneRowTable()
        root = table.cell.contentView
        container = table
      }
      views = (0..<count).map { _ in UIView() }
      for (index, view) in views.enumerated() {
        view.translatesAutoresizingMaskIntoConstraints = false
        (index % 3 == 2 ? views[index - 1] : root).addSubview(view)
        // Views that no constraint speaks of would keep the frames they got before.
        view.heightAnchor.constraint(greaterThanOrEqualToConstant: 5).isActive = true
      }
    }

    func set(_ number: Int, _ choice: Choice, _ isActive: Bool) {
      let constraint =
        constraints[number]
        ?? NSLayoutConstraint(
          item: views[choice.first], attribute: choice.firstAttribute, relatedBy: choice.relation,
          toItem: choice.second.map { $0 < 0 ? root : views[$0] }, attribute: choice.secondAttribute,
          multiplier: choice.multiplier, constant: choice.constant)
      constraint.priority = UILayoutPriority(choice.priority)
      constraints[number] = constraint
      constraint.isActive = isActive
    }

    var frames: [CGRect] {
      container.layoutIfNeeded()
      return views.map { $0.convert($0.bounds, to: root) }
    }
  }

  @Test(arguments: Place.allCases) func randomLayoutsDoNotDependOnEarlierOnes(place: Place) {
    for seed in (0..<60).map({ FuzzSeed.ofRun &+ UInt64($0) }) {
      var generator = SeededGenerator(seed: seed)
      let count = generator.int(1...6)
      let choices = (0..<generator.int(1...3 * count)).map { _ in Self.choice(&generator, count: count) }
      let kept = Set(choices.indices.filter { _ in !generator.oneIn(3) })
      // One with a past: constraints come and go, and each state is laid out.
      let edited = Layout(count: count, in: place)
      for _ in 0..<20 {
        let number = generator.int(0...choices.count - 1)
        edited.set(number, choices[number], generator.oneIn(2))
        _ = edited.frames
      }
      for number in choices.indices.shuffled(using: &generator) {
        edited.set(number, choices[number], kept.contains(number))
      }
      let fresh = Layout(count: count, in: place)
      for number in choices.indices.shuffled(using: &generator) where kept.contains(number) {
        fresh.set(number, choices[number], true)
      }
      for (index, (frame, expected)) in zip(edited.frames, fresh.frames).enumerated() {
        let isSame =
          abs(frame.minX - expected.minX) < 1 && abs(frame.minY - expected.minY) < 1
          && abs(frame.maxX - expected.maxX) < 1 && abs(frame.maxY - expected.maxY) < 1
        expect(isSame, "seed \(seed), view \(index): \(frame), made anew \(expected)")
      }
    }
  }
}
