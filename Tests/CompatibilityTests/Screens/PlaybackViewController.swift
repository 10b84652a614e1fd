import UIKit

/// A player's settings: buttons that open menus, one that shows what was chosen, one that is on or off, and a control of
/// the app's own with a menu.
final class PlaybackViewController: UIViewController {
  let sortButton = UIButton(type: .system)
  let speedButton = UIButton(configuration: .gray())
  let shuffleButton = UIButton(configuration: .tinted())
  let addButton = UIButton(type: .system, primaryAction: nil)
  let ratingControl = RatingControl(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
  private(set) var log: [String] = []
  private(set) var pendingPlaylists: [([UIMenuElement]) -> Void] = []
  private var playlistRequests = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.title = "Playback"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "ellipsis.circle"), menu: UIMenu(children: [action("Share"), action("Download")]))
    navigationItem.rightBarButtonItem?.accessibilityLabel = "More"
    navigationItem.rightBarButtonItem?.accessibilityIdentifier = "more"
    setUpButtons()
    let stack = UIStackView(arrangedSubviews: [sortButton, speedButton, shuffleButton, addButton, ratingControl])
    stack.axis = .vertical
    stack.spacing = 24
    stack.alignment = .leading
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
    ])
  }

  private func action(_ title: String, image: String? = nil) -> UIAction {
    UIAction(title: title, image: image.flatMap { UIImage(systemName: $0) }) { [weak self] action in
      self?.log.append("\(action.title) from \(self?.name(of: action.sender) ?? "nobody")")
    }
  }

  private func name(of sender: Any?) -> String {
    guard let sender = sender as AnyObject? else { return "nobody" }
    let names: [(AnyObject, String)] = [
      (sortButton, "sort"), (speedButton, "speed"), (shuffleButton, "shuffle"), (addButton, "add"),
      (ratingControl, "rating"),
    ]
    if sender is UIBarButtonItem { return "bar" }
    return names.first { $0.0 === sender }?.1 ?? "\(type(of: sender))"
  }

  private func setUpButtons() {
    sortButton.setTitle("Sort", for: .normal)
    sortButton.menu = UIMenu(
      title: "Sort by",
      children: [action("Title", image: "textformat"), action("Artist", image: "person"), action("Recently Added")])
    sortButton.showsMenuAsPrimaryAction = true
    sortButton.addAction(UIAction { [weak self] _ in self?.log.append("sort is opened") }, for: .menuActionTriggered)

    speedButton.menu = UIMenu(children: [
      action("Half"), UIAction(title: "Normal", state: .on) { [weak self] _ in self?.log.append("Normal") },
      action("Double"),
    ])
    speedButton.showsMenuAsPrimaryAction = true
    speedButton.changesSelectionAsPrimaryAction = true

    shuffleButton.configuration?.title = "Shuffle"
    shuffleButton.changesSelectionAsPrimaryAction = true
    shuffleButton.addAction(
      UIAction { [weak self] action in
        self?.log.append("shuffle \((action.sender as? UIButton)?.isSelected == true)")
      }, for: .touchUpInside)

    addButton.setTitle("Add", for: .normal)
    addButton.addAction(UIAction { [weak self] _ in self?.log.append("added") }, for: .primaryActionTriggered)
    addButton.menu = UIMenu(children: [
      action("New Playlist"),
      UIDeferredMenuElement { [weak self] completion in self?.pendingPlaylists.append(completion) },
      UIDeferredMenuElement.uncached { [weak self] completion in
        guard let self else { return completion([]) }
        playlistRequests += 1
        completion([action("Recent \(playlistRequests)")])
      },
    ])
    ratingControl.rate = { [weak self] in self?.log.append("\($0) stars") }
  }

  /// The playlists came from the network.
  func receivePlaylists(_ names: [String]) {
    let waiting = pendingPlaylists
    pendingPlaylists = []
    for completion in waiting { completion(names.map { action($0) }) }
  }
}

/// A control that makes its menu itself.
final class RatingControl: UIControl {
  var rate: ((Int) -> Void)?
  private(set) var calls: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemYellow
    isContextMenuInteractionEnabled = true
    showsMenuAsPrimaryAction = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 40) }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      UIMenu(
        title: "Rate",
        children: (1...3).map { stars in
          UIAction(title: String(repeating: "★", count: stars)) { _ in self?.rate?(stars) }
        })
    }
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: UIContextMenuInteractionAnimating?
  ) {
    super.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
    calls.append("opens")
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: UIContextMenuInteractionAnimating?
  ) {
    super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
    calls.append("closes")
  }
}
