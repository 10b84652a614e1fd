import Testing
import UIKit
import UIKitTesting

/// Attributed text in several scripts, to be looked at: in the light, the dark, right to left, and large.
@MainActor
struct AttributedSamplesTests {
  private final class Samples: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      let stack = UIStackView(arrangedSubviews: [arabic(), arabicList(), chinese(), korean(), mixed(), capsule()])
      stack.axis = .vertical
      stack.spacing = 12
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      let margins = view.layoutMarginsGuide
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        stack.topAnchor.constraint(equalTo: margins.topAnchor, constant: 16),
      ])
    }

    private func label(_ text: NSAttributedString) -> UILabel {
      let label = UILabel()
      label.numberOfLines = 0
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.attributedText = text
      return label
    }

    private func marked(_ string: String, _ marks: [(String, [NSAttributedString.Key: Any])]) -> NSAttributedString {
      let text = NSMutableAttributedString(string: string)
      for (part, attributes) in marks {
        text.addAttributes(attributes, range: (string as NSString).range(of: part))
      }
      return text
    }

    private func arabic() -> UILabel {
      let text = marked(
        "قراءة الأخبار كل يوم عادة جيدة للجميع في كل مكان",
        [
          ("الأخبار", [.foregroundColor: UIColor.systemRed]), ("عادة", [.underlineStyle: 1]),
          ("للجميع", [.backgroundColor: UIColor.systemYellow.withAlphaComponent(0.5)]),
        ])
      return label(text)
    }

    private func arabicList() -> UILabel {
      let style = NSMutableParagraphStyle()
      style.baseWritingDirection = .rightToLeft
      style.headIndent = 28
      style.tabStops = [NSTextTab(textAlignment: .natural, location: 28)]
      return label(
        NSAttributedString(
          string: "•\tسخّن الإبريق ثم الأكواب وبعد ذلك فقط أضف الشاي إليه\n•\tاسكب", attributes: [.paragraphStyle: style]
        ))
    }

    private func chinese() -> UILabel {
      label(
        marked(
          "新闻列表中的带属性文字，可以换行并保持样式一致，読みやすい見出し。",
          [
            ("带属性", [.font: UIFont.boldSystemFont(ofSize: 22), .foregroundColor: UIColor.systemBlue]),
            ("样式", [.strikethroughStyle: 1]), ("見出し", [.strokeWidth: 3]),
          ]))
    }

    private func korean() -> UILabel {
      label(marked("오늘의 소식을 한눈에 보여주는 목록 화면입니다", [("한눈에", [.kern: 4, .foregroundColor: UIColor.systemGreen])]))
    }

    private func mixed() -> UILabel {
      let text = NSMutableAttributedString(
        attributedString: marked("עברית and English 👍🏽 with ", [("English", [.obliqueness: 0.2])]))
      if let image = UIImage(systemName: "bell.fill") {
        text.append(NSAttributedString(attachment: NSTextAttachment(image: image)))
      }
      text.append(NSAttributedString(string: " bells"))
      return label(text)
    }

    private func capsule() -> UILabel {
      let shadow = NSShadow()
      shadow.shadowOffset = CGSize(width: 0, height: 2)
      shadow.shadowBlurRadius = 3
      shadow.shadowColor = UIColor.systemPurple
      return label(
        NSAttributedString(
          string: "Soft shadow, 影付き", attributes: [.shadow: shadow, .font: UIFont.preferredFont(forTextStyle: .title1)])
      )
    }
  }

  private static let looks: [(String, (inout UITraitOverrides) -> Void)] = [
    ("light", { _ in }), ("dark", { $0.userInterfaceStyle = .dark }),
    ("right-to-left", { $0.layoutDirection = .rightToLeft }),
    ("largest", { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }),
    ("bold", { $0.legibilityWeight = .bold }),
  ]

  @Test(arguments: 0..<5)
  func attributedSamplesMatchTheirPictures(index: Int) {
    let (name, traits) = Self.looks[index]
    let screen = MountedScreen(Samples(), size: CGSize(width: 390, height: 560), traits: traits)
    screen.advance(frames: 2)
    expectGolden(screen.picture, "samples-\(name)")
  }
}
