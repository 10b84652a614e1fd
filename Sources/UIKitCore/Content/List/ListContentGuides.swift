/// Guides around the parts of a list content view, for the app's constraints.
///
/// Each part has a frame, which its guide follows by constraints. A guide is made on first use.
@MainActor
final class ListContentGuides {
  private struct Entry {
    weak var part: UIView?
    let guide: UILayoutGuide
  }

  private unowned let view: UIView
  private var entries: [Entry] = []

  init(view: UIView) { self.view = view }

  /// The guide of a part; nil if the part does not exist.
  func guide(around part: UIView?) -> UILayoutGuide? {
    forgetPartsThatLeft()
    guard let part else { return nil }
    if let entry = entries.first(where: { $0.part === part }) { return entry.guide }
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: part.leftAnchor), guide.rightAnchor.constraint(equalTo: part.rightAnchor),
      guide.topAnchor.constraint(equalTo: part.topAnchor),
      guide.bottomAnchor.constraint(equalTo: part.bottomAnchor),
    ])
    entries.append(Entry(part: part, guide: guide))
    return guide
  }

  private func forgetPartsThatLeft() {
    for entry in entries where entry.part?.superview !== view { view.removeLayoutGuide(entry.guide) }
    entries.removeAll { $0.part?.superview !== view }
  }
}
