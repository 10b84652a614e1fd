import Expectations
import PictureTesting
import Testing
import UIKit

/// Text fields and buttons beside labels, aligned by the baselines of their texts.
@MainActor @Suite struct BaselineViewTests {
  private let size = CGSize(width: 300, height: 120)

  /// The row of pixels on which the letters of a view end, in a container that was drawn.
  private func lastInkedRow(_ view: UIView, in picture: TextPicture) -> Int? {
    let frame = view.frame
    let columns = Int((frame.minX * 2).rounded(.up))..<Int(frame.maxX * 2)
    return picture.inkedRows.last { y in columns.contains { !picture[$0, y].isWhite } }
  }

  private func rows(_ views: [UIView], _ alignment: UIStackView.Alignment, height: CGFloat? = nil) -> [Int?] {
    let stack = UIStackView(arrangedSubviews: views)
    stack.alignment = alignment
    stack.spacing = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    let container = UIView(frame: CGRect(origin: .zero, size: size))
    container.backgroundColor = .white
    container.addSubview(stack)
    var constraints = [
      stack.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      stack.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
    ]
    if let height { constraints.append(views[1].heightAnchor.constraint(equalToConstant: height)) }
    NSLayoutConstraint.activate(constraints)
    container.layoutIfNeeded()
    let picture = TextPicture(width: size.width, height: size.height)
    picture.draw { _ = container.drawHierarchy(in: container.bounds, afterScreenUpdates: true) }
    return views.map { lastInkedRow($0, in: picture) }
  }

  private func label(_ size: CGFloat = 17) -> UILabel {
    let label = UILabel()
    label.text = "HHH"
    label.font = .systemFont(ofSize: size)
    return label
  }

  private func field() -> UITextField {
    let field = UITextField()
    field.font = .systemFont(ofSize: 17)
    field.text = "HHH"
    return field
  }

  private func button(_ configuration: UIButton.Configuration? = nil) -> UIButton {
    var configuration = configuration
    configuration?.attributedTitle = AttributedString(
      "HHH", attributes: AttributeContainer([.font: UIFont.systemFont(ofSize: 17)]))
    guard let configuration else {
      let button = UIButton(type: .system)
      button.setTitle("HHH", for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 17)
      return button
    }
    return UIButton(configuration: configuration)
  }

  private func expectSameRow(_ rows: [Int?], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(Set(rows).count == 1 && rows[0] != nil, "\(rows)", sourceLocation: sourceLocation)
  }

  @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
  func aFieldsBaselineAlignsWithALabels(_ alignment: UIStackView.Alignment) {
    expectSameRow(rows([label(), field()], alignment))
    expectSameRow(rows([label(30), field()], alignment))
    let plain = field()
    plain.contentVerticalAlignment = .top
    expectSameRow(rows([label(), plain], alignment, height: 60))
  }

  @Test func aTallerFieldKeepsItsBaselineAligned() {
    expectSameRow(rows([label(), field()], .firstBaseline, height: 61))
  }

  @Test func aPlaceholderSharesItsTextsBaseline() {
    let empty = field()
    empty.text = nil
    empty.attributedPlaceholder = NSAttributedString(string: "HHH", attributes: [.foregroundColor: UIColor.black])
    expectSameRow(rows([label(), empty], .firstBaseline))
  }

  @Test func aButtonTitlesBaselineAlignsWithALabels() {
    expectSameRow(rows([label(), button()], .firstBaseline))
    expectSameRow(rows([label(), button(.plain())], .firstBaseline))
    expectSameRow(rows([label(30), button(.plain())], .lastBaseline))
    expectSameRow(rows([label(), button()], .firstBaseline, height: 71))
  }

  @Test func aButtonsLastBaselineIsTheSubtitles() {
    var configuration = UIButton.Configuration.plain()
    configuration.attributedSubtitle = AttributedString(
      "HH", attributes: AttributeContainer([.font: UIFont.systemFont(ofSize: 12)]))
    expectSameRow(rows([label(), button(configuration)], .lastBaseline))
  }

  @Test func aButtonWithoutTextHasItsBottomAsBaseline() {
    let button = UIButton()
    let container = UIView(frame: CGRect(origin: .zero, size: size))
    let label = label()
    for view in [button, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
    }
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: container.topAnchor), button.heightAnchor.constraint(equalToConstant: 50),
      label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
    ])
    container.layoutIfNeeded()
    expect(abs(label.frame.minY + label.font.ascender - 50) <= 1)
  }
}
