import Foundation
@_spi(UIKitFloors) import UIKitCore
import UniformTypeIdentifiers

/// Lets the user choose documents outside of the app, or a destination for documents of the app.
///
/// In a window the desktop's dialogue is shown, or a list of files if there is none. Members only forward to
/// `DocumentPicking`.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  final private(set) var picking: DocumentPicking!

  /// Chooses documents of some types, or folders. With `asCopy` the app gets copies in a temporary folder.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    super.init(nibName: nil, bundle: nil)
    picking = DocumentPicking(self, DocumentRequest(.open(contentTypes), asCopy: asCopy))
  }

  /// Chooses documents of some types, or folders, which the app gets as they are.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }

  /// Saves documents in a folder that the user chooses. Without `asCopy` they are moved.
  public init(forExporting urls: [URL], asCopy: Bool) {
    super.init(nibName: nil, bundle: nil)
    picking = DocumentPicking(self, DocumentRequest(.export(urls), asCopy: asCopy))
  }

  /// Moves documents to a folder that the user chooses.
  public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

  /// A picker of any document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    picking = DocumentPicking(self, DocumentRequest(.open([.item]), asCopy: false))
  }

  /// Informed of the chosen documents; not retained.
  open weak var delegate: (any UIDocumentPickerDelegate)? {
    get { picking.delegate }
    set { picking.delegate = newValue }
  }

  /// Whether several documents can be opened at once; false by default. Set it before the picker is presented.
  open var allowsMultipleSelection: Bool {
    get { picking.request.allowsSeveral }
    set { picking.request.allowsSeveral = newValue }
  }

  /// The folder that is shown first; nil, the default, for the user's own. Set it before the picker is presented.
  open var directoryURL: URL? {
    get { picking.request.folder }
    set { picking.request.folder = newValue }
  }

  /// Whether the list of files shows file name extensions; false by default.
  open var shouldShowFileExtensions: Bool {
    get { picking.request.showsSuffixes }
    set { picking.request.showsSuffixes = newValue }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    picking.choice.begin()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    picking.choice.didAppear()
  }

  @_spi(UIKitFloors) public final override func wasDismissedByUser() { picking.wasDismissedByUser() }
}
