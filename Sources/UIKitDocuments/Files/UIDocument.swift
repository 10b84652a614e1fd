import Foundation

/// Reads and writes a part of an app's data as a file, and saves it when it has changed.
///
/// A subclass returns its data from `contents(forType:)` and receives them in `load(fromContents:ofType:)`. Members
/// only forward; `DocumentSession` holds the logic.
@preconcurrency @MainActor
open class UIDocument: NSObject {
  /// A change of a document.
  public enum ChangeKind: Int, Sendable {
    /// Something was done.
    case done = 0
    /// Something that was done is undone.
    case undone = 1
    /// Something that was undone is done again.
    case redone = 2
    /// All changes are discarded.
    case cleared = 3
  }

  /// Whether a document has a file already.
  public enum SaveOperation: Int, Sendable {
    /// The document is written for the first time.
    case forCreating = 0
    /// The document's file is replaced.
    case forOverwriting = 1
  }

  /// The state of a document.
  public struct State: OptionSet, Sendable {
    /// The state's bits.
    public let rawValue: UInt
    /// A state of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The document is open, and can be edited.
    public static var normal: State { [] }
    /// The document was not opened yet, could not be, or is closed.
    public static var closed: State { State(rawValue: 1) }
    /// There are versions that contradict each other. No document is in this state here.
    public static var inConflict: State { State(rawValue: 1 << 1) }
    /// The document could not be saved.
    public static var savingError: State { State(rawValue: 1 << 2) }
    /// The document cannot be edited at the moment.
    public static var editingDisabled: State { State(rawValue: 1 << 3) }
    /// There is progress to be shown. No document is in this state here.
    public static var progressAvailable: State { State(rawValue: 1 << 4) }
  }

  final lazy var session = DocumentSession(self)

  /// A closed document of a file, which may exist or not.
  public init(fileURL url: URL) {
    super.init()
    session.url = url
  }

  /// Posted when the state has changed; the object is the document.
  open class var stateChangedNotification: NSNotification.Name {
    NSNotification.Name("UIDocumentStateChangedNotification")
  }

  // MARK: Attributes

  /// The URL from which the document is read and to which it is saved. It changes when the document is saved elsewhere.
  open var fileURL: URL { session.url }

  /// The name to show to the user: the file's name without its extension.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }

  /// The identifier of the type of data, by the file name's extension.
  open var fileType: String? { session.type }

  /// When the file was changed last; nil before it was read or written.
  open var fileModificationDate: Date? {
    get { session.modified }
    set { session.modified = newValue }
  }

  /// Whether the document is open, and conditions that prevent editing or saving.
  open var documentState: State { session.state }

  // MARK: Opening and closing

  /// Reads the file off the main thread. The completion handler receives whether that succeeded.
  open func open(completionHandler: ((Bool) -> Void)? = nil) { session.open(completionHandler) }

  /// Saves changes, and closes the document. The completion handler receives whether saving succeeded; if not, the
  /// document stays open.
  open func close(completionHandler: ((Bool) -> Void)? = nil) { session.close(completionHandler) }

  /// Discards changes and reads a file. Editing is disabled until the file has been read.
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    session.revert(to: url, completionHandler)
  }

  /// Loads the contents of a file. Called on the main actor, after `open(completionHandler:)` has read the file on
  /// another thread. A subclass can override it to read the file itself.
  open func read(from url: URL) throws { try load(fromContents: session.contents(of: url), ofType: fileType) }

  /// Takes the contents of the file: `Data`, or a `FileWrapper` if it is a folder. The base class ignores them.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}

  // MARK: Saving

  /// The contents of the file: `Data` or a `FileWrapper`. An object of another class needs an override of
  /// `writeContents(_:to:for:originalContentsURL:)`. The base class throws an error.
  open func contents(forType typeName: String) throws -> Any { throw CocoaError(.fileWriteUnknown) }

  /// Saves the document to a file. The completion handler receives whether that succeeded; it is not called if there
  /// are no contents to save.
  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) { session.save(to: url, saveOperation, completionHandler) }

  /// Saves the document if it has changed.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) { session.autosave(completionHandler) }

  /// Writes contents to a file so that the old file stays if writing fails.
  open func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil, safelyTo url: URL,
    for saveOperation: SaveOperation
  ) throws { try session.write(contents, additionalFileAttributes, to: url, saveOperation) }

  /// Writes contents to a file.
  open func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
  ) throws { try DocumentFile.write(contents, to: url) }

  /// The type in which the document is saved: its own.
  open var savingFileType: String? { fileType }

  /// Further attributes of the file: none.
  open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any] { [:] }

  /// The file name extension for a type.
  open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
    DocumentFile.nameExtension(of: typeName, url: fileURL)
  }

  /// Runs a block off the main thread, after the blocks of earlier calls.
  open func performAsynchronousFileAccess(_ block: @escaping () -> Void) { session.performFileAccess(block) }

  // MARK: Changes

  /// Whether there are changes that are not saved.
  open var hasUnsavedChanges: Bool { session.changes.hasSome }

  /// Records a change. The document is saved some seconds later.
  open func updateChangeCount(_ change: ChangeKind) { session.note(change) }

  /// A token for the changes up to now, to be passed to `updateChangeCount(withToken:for:)` when they are saved.
  open func changeCountToken(for saveOperation: SaveOperation) -> Any { session.changes.token }

  /// Records that the changes up to a token are saved.
  open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
    session.changes.saved(upTo: changeCountToken)
  }

  /// The manager with which the app registers how to undo its changes. Each group that is registered, undone or redone
  /// is a change of the document. Created on first use.
  open var undoManager: UndoManager! {
    get { session.undoManager }
    set { session.undoManager = newValue }
  }

  /// Called when the document must not be edited for a while, as while it is read again. Does nothing by default.
  open func disableEditing() {}

  /// Called when the document may be edited again. Does nothing by default.
  open func enableEditing() {}

  // MARK: Errors

  /// Called when the document could not be read or saved. An override must call `super` or
  /// `finishedHandlingError(_:recovered:)`.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    session.report(error)
    finishedHandlingError(error, recovered: false)
  }

  /// Called when an error was handled. Does nothing by default.
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}

  /// Called when the user can no longer be asked about an error, as the app is about to end. Does nothing by default.
  open func userInteractionNoLongerPermitted(forError error: any Error) {}
}
