import Observation
import UIKit

/// The text of the note that is open, and its day.
final class NoteViewController: UIViewController, UITextViewDelegate {
  private let model: NotesModel
  let textView = UITextView()
  let datePicker = UIDatePicker()
  private let dateLabel = UILabel()
  private let dateRow = UIStackView()
  /// The note whose text the view shows.
  private var shownID: Note.ID?
  /// Whether editing begins when the view has appeared.
  var beginsEditing = false

  init(model: NotesModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("The Gallery makes its screens in code.") }

  // MARK: Views

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.largeTitleDisplayMode = .never
    addDate()
    addText()
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      dateRow.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      dateRow.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      dateRow.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      textView.topAnchor.constraint(equalTo: dateRow.bottomAnchor, constant: 8),
      textView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      textView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    follow()
  }

  private func addDate() {
    dateLabel.text = "Day"
    dateLabel.font = .preferredFont(forTextStyle: .body)
    dateLabel.adjustsFontForContentSizeCategory = true
    dateLabel.textColor = .secondaryLabel
    datePicker.datePickerMode = .date
    datePicker.preferredDatePickerStyle = .compact
    datePicker.calendar = model.calendar
    datePicker.locale = model.locale
    datePicker.timeZone = model.calendar.timeZone
    datePicker.addAction(UIAction { [weak self] _ in self?.takeDate() }, for: .valueChanged)
    dateRow.spacing = 8
    dateRow.alignment = .center
    dateRow.addArrangedSubview(dateLabel)
    dateRow.addArrangedSubview(datePicker)
    dateRow.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(dateRow)
  }

  private func addText() {
    textView.font = .preferredFont(forTextStyle: .body)
    textView.adjustsFontForContentSizeCategory = true
    textView.alwaysBounceVertical = true
    textView.isFindInteractionEnabled = true
    textView.keyboardDismissMode = .interactive
    textView.delegate = self
    textView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(textView)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    // The text begins where the day begins.
    let side = view.layoutMargins.left - view.safeAreaInsets.left
    textView.textContainerInset = UIEdgeInsets(top: 8, left: side, bottom: 16, right: side)
    textView.textContainer.lineFragmentPadding = 0
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if beginsEditing { edit() }
    beginsEditing = false
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    textView.endEditing(true)
  }

  // MARK: Note

  /// Shows the note that is open in the model, now and after each change of it.
  private func follow() {
    let note = withObservationTracking {
      model.open
    } onChange: { [weak self] in
      Task { @MainActor in self?.follow() }
    }
    show(note)
  }

  private func show(_ note: Note?) {
    contentUnavailableConfiguration = note == nil ? Self.nothing : nil
    textView.isHidden = note == nil
    dateRow.isHidden = note == nil
    navigationItem.title = note?.title
    if let note {
      if datePicker.date != note.date { datePicker.date = note.date }
      // While the user types, the text view already has the model's text. Setting it again would disturb the editing.
      if shownID != note.id || textView.text != note.text { textView.text = note.text }
    }
    shownID = note?.id
  }

  private static var nothing: UIContentUnavailableConfiguration {
    var content = UIContentUnavailableConfiguration.empty()
    content.image = UIImage(systemName: "note.text")
    content.text = "No note selected"
    return content
  }

  /// Begins to edit the text.
  func edit() {
    show(model.open)
    textView.becomeFirstResponder()
  }

  private func takeDate() {
    if let shownID { model.setDate(datePicker.date, of: shownID) }
  }

  func textViewDidChange(_ textView: UITextView) {
    if let shownID { model.setText(textView.text, of: shownID) }
  }
}
