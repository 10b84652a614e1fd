import UIKit

/// A screen of notes in styled text: what Apple's documentation of attributed strings shows, row by row.
final class NotesViewController: UITableViewController {
  enum Note: Int, CaseIterable {
    case typed, converted, attachment, shadow, outline, tabs, list, link, configured, missingFont, emptyAttachment
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "configured")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Note.allCases.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let note = Note(rawValue: indexPath.row) else { return UITableViewCell() }
    if note == .configured {
      let cell = tableView.dequeueReusableCell(withIdentifier: "configured", for: indexPath)
      var content = UIListContentConfiguration.subtitleCell()
      var title = AttributedString("Nine ")
      var number = AttributedString("new")
      number.foregroundColor = .systemRed
      number.font = .boldSystemFont(ofSize: 17)
      title.append(number)
      content.attributedText = NSAttributedString(title)
      content.secondaryAttributedText = NSAttributedString(
        string: "crossed out", attributes: [.strikethroughStyle: NSUnderlineStyle.single.rawValue])
      cell.contentConfiguration = content
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    (cell as? NoteCell)?.label.attributedText = text(of: note)
    return cell
  }

  func text(of note: Note) -> NSAttributedString {
    switch note {
    case .typed: return typed()
    case .converted: return converted()
    case .attachment: return attachment(UIImage(systemName: "star.fill"), bounds: .zero)
    case .shadow: return shadowed()
    case .outline:
      return NSAttributedString(
        string: "Outline and fill",
        attributes: [
          .font: UIFont.systemFont(ofSize: 28, weight: .heavy), .strokeWidth: 3, .strokeColor: UIColor.systemBlue,
          .foregroundColor: UIColor.systemYellow,
        ])
    case .tabs: return tabbed()
    case .list: return list()
    case .link:
      let text = NSMutableAttributedString(string: "Read the terms first")
      text.addAttribute(
        .link, value: URL(string: "https://www.example.com/terms") as Any, range: NSRange(location: 9, length: 5))
      return text
    case .configured: return NSAttributedString()
    case .missingFont:
      return NSAttributedString(
        string: "In a font that nobody has",
        attributes: [.font: UIFont(descriptor: UIFontDescriptor(name: "NoSuchFace", size: 19), size: 19)])
    case .emptyAttachment: return attachment(UIImage(), bounds: .zero)
    }
  }

  private func typed() -> NSAttributedString {
    let text = NSMutableAttributedString(
      string: "Bold, slanted, wide, spaced, raised",
      attributes: [.font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label])
    let string = text.string as NSString
    text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 17), range: string.range(of: "Bold"))
    text.addAttributes([.obliqueness: 0.25], range: string.range(of: "slanted"))
    text.addAttributes([.expansion: 0.3], range: string.range(of: "wide"))
    text.addAttribute(.kern, value: 4, range: string.range(of: "spaced"))
    text.addAttributes(
      [
        .baselineOffset: 6, .underlineStyle: NSUnderlineStyle([.single, .patternDot]).rawValue,
        .underlineColor: UIColor.systemOrange,
      ], range: string.range(of: "raised"))
    return text
  }

  private func converted() -> NSAttributedString {
    var text = AttributedString("Struct strings")
    text.font = UIFont.systemFont(ofSize: 20, weight: .medium)
    text.foregroundColor = UIColor.systemPurple
    text.kern = 1
    text.underlineStyle = .single
    if let range = text.range(of: "strings") {
      text[range].backgroundColor = .systemYellow
      text[range].uiKit.strikethroughStyle = .double
    }
    return (try? NSAttributedString(text, including: \.uiKit)) ?? NSAttributedString()
  }

  private func attachment(_ image: UIImage?, bounds: CGRect) -> NSAttributedString {
    let attachment = NSTextAttachment()
    attachment.image = image
    attachment.bounds = bounds
    let text = NSMutableAttributedString(string: "Rated ")
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(string: " by all"))
    return text
  }

  private func shadowed() -> NSAttributedString {
    let shadow = NSShadow()
    shadow.shadowColor = UIColor.systemRed
    shadow.shadowOffset = CGSize(width: 2, height: 3)
    shadow.shadowBlurRadius = 2
    return NSAttributedString(string: "Shadow", attributes: [.shadow: shadow, .font: UIFont.systemFont(ofSize: 28)])
  }

  private func tabbed() -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.tabStops = [
      NSTextTab(textAlignment: .left, location: 60), NSTextTab(textAlignment: .right, location: 200, options: [:]),
    ]
    style.defaultTabInterval = 40
    style.addTabStop(NSTextTab(textAlignment: .center, location: 260))
    return NSAttributedString(string: "Tea\t2 cups\t3.40\tyes", attributes: [.paragraphStyle: style])
  }

  private func list() -> NSAttributedString {
    let markers = NSTextList(markerFormat: .decimal, options: 0)
    let style = NSMutableParagraphStyle()
    style.textLists = [markers]
    style.headIndent = 24
    style.tabStops = [NSTextTab(textAlignment: .natural, location: 24)]
    style.paragraphSpacing = 4
    style.lineBreakStrategy = .pushOut
    let items = ["Warm the pot", "Three minutes, not more, for the first infusion of the day", "Pour"]
    let lines = items.enumerated().map { "\(markers.marker(forItemNumber: $0 + 1)).\t\($1)" }
    return NSAttributedString(string: lines.joined(separator: "\n"), attributes: [.paragraphStyle: style])
  }

  /// How high a note is in a width, as apps work out row heights.
  func height(of note: Note, width: CGFloat) -> CGFloat {
    let rect = text(of: note).boundingRect(
      with: CGSize(width: width, height: .greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
    return ceil(rect.height)
  }
}

/// A label that fills the cell within its margins.
final class NoteCell: UITableViewCell {
  let label = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
