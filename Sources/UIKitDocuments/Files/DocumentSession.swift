import Foundation
import ListCore
import Stage

/// Opens, saves, reverts and closes a document.
@MainActor
final class DocumentSession {
  /// [?] According to Apple, changes are saved periodically.
  static let autosaveDelay: TimeInterval = 15

  private unowned let document: UIDocument
  private let queue = DispatchQueue(label: "UIDocument", qos: .userInitiated)
  /// Contents that were read away from the main thread, until the document takes them.
  private var fetched: (url: URL, contents: Result<Carried, any Error>)?
  /// Writes that wait for their turn.
  private var writes: [@MainActor () -> Void] = []
  private var isSavePlanned = false
  private var observers: [any NSObjectProtocol] = []

  var url = URL(fileURLWithPath: "/")
  var modified: Date?
  let changes = DocumentChanges()

  private(set) var state = UIDocument.State.closed {
    didSet {
      guard state != oldValue else { return }
      NotificationPosting.post(UIDocument.stateChangedNotification, object: document)
    }
  }

  init(_ document: UIDocument) { self.document = document }

  isolated deinit {
    for observer in observers + (undo?.observers ?? []) { NotificationCenter.default.removeObserver(observer) }
  }

  var type: String? { TypeIdentifier(fileName: url.lastPathComponent).rawValue }

  /// Carries a value to another thread. Only one thread uses it at a time.
  struct Carried: @unchecked Sendable {
    let value: Any
  }

  func performFileAccess(_ block: @escaping () -> Void) {
    nonisolated(unsafe) let block = block
    queue.async { block() }
  }

  // MARK: Reading

  func open(_ done: ((Bool) -> Void)?) {
    guard state.contains(.closed) else { return done?(false) ?? () }
    let url = document.fileURL
    fetch(url) { document in
      let isRead = document.session.take(url)
      if isRead { document.session.didOpen() }
      done?(isRead)
    }
  }

  private func didOpen() {
    state = .normal
    watch()
  }

  func revert(to url: URL, _ done: ((Bool) -> Void)?) {
    document.disableEditing()
    state.insert(.editingDisabled)
    fetch(url) { document in
      let isRead = document.session.take(url)
      document.session.didRevert(isRead)
      document.enableEditing()
      done?(isRead)
    }
  }

  private func didRevert(_ isRead: Bool) {
    if isRead { changes.clear() } else { state.insert(.savingError) }
    state.remove(.editingDisabled)
  }

  /// Reads a file off the main thread, then calls `next` on it. The document is retained until then.
  private func fetch(_ url: URL, _ next: @escaping @MainActor (UIDocument) -> Void) {
    let read: @Sendable () -> Void = { [document] in
      let contents = Result { Carried(value: try DocumentFile.contents(of: url)) }
      onMainActor {
        document.session.fetched = (url, contents)
        next(document)
        document.session.fetched = nil
      }
    }
    document.performAsynchronousFileAccess(read)
  }

  private func take(_ url: URL) -> Bool {
    do {
      try document.read(from: url)
      modified = DocumentFile.modificationDate(of: url)
      return true
    } catch {
      document.handleError(error, userInteractionPermitted: true)
      return false
    }
  }

  /// The contents of a file: those that were read already, or read now.
  func contents(of url: URL) throws -> Any {
    if let fetched, fetched.url == url { return try fetched.contents.get().value }
    return try DocumentFile.contents(of: url)
  }

  // MARK: Saving

  func save(to url: URL, _ operation: UIDocument.SaveOperation, _ done: ((Bool) -> Void)?) {
    let contents: Any
    let attributes: [AnyHashable: Any]
    do {
      contents = try document.contents(forType: document.savingFileType ?? "public.data")
      attributes = try document.fileAttributesToWrite(to: url, for: operation)
    } catch {
      // The completion handler is not called then [D].
      return didFail(error)
    }
    let token = document.changeCountToken(for: operation)
    writes.append { [document] in
      let isSaved = document.session.write(contents, attributes, url, operation, token)
      done?(isSaved)
    }
    // The file queue only decides the order. The write itself runs on the main actor, because it calls methods of the
    // app that belong to the main actor.
    document.performAsynchronousFileAccess { [document] in onMainActor { document.session.writeNext() } }
  }

  private func writeNext() {
    if !writes.isEmpty { writes.removeFirst()() }
  }

  /// Saves changes synchronously, as the app may be about to end.
  private func saveNow() {
    document.autosave()
    for _ in writes { writeNext() }
  }

  private func write(
    _ contents: Any, _ attributes: [AnyHashable: Any]?, _ url: URL, _ operation: UIDocument.SaveOperation, _ token: Any
  ) -> Bool {
    do {
      try document.writeContents(contents, andAttributes: attributes, safelyTo: url, for: operation)
    } catch {
      didFail(error)
      return false
    }
    self.url = url
    modified = DocumentFile.modificationDate(of: url)
    document.updateChangeCount(withToken: token, for: operation)
    state.remove(.savingError)
    // A document that is created is open [C].
    if operation == .forCreating, state.contains(.closed) {
      state.remove(.closed)
      watch()
    }
    return true
  }

  /// Writes contents to a temporary file, which then replaces the document's.
  func write(
    _ contents: Any, _ attributes: [AnyHashable: Any]?, to url: URL, _ operation: UIDocument.SaveOperation
  ) throws {
    let files = FileManager.default
    let original = files.fileExists(atPath: url.path) ? url : nil
    let copy = url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)-\(url.lastPathComponent)")
    do {
      try document.writeContents(contents, to: copy, for: operation, originalContentsURL: original)
      if let attributes = attributes as? [FileAttributeKey: Any], !attributes.isEmpty {
        try files.setAttributes(attributes, ofItemAtPath: copy.path)
      }
      try DocumentFile.replace(url, with: copy)
    } catch {
      try? files.removeItem(at: copy)
      throw error
    }
  }

  private func didFail(_ error: any Error) {
    state.insert(.savingError)
    document.handleError(error, userInteractionPermitted: true)
  }

  func autosave(_ done: ((Bool) -> Void)?) {
    guard document.hasUnsavedChanges else { return done?(true) ?? () }
    document.save(to: document.fileURL, for: .forOverwriting, completionHandler: done)
  }

  func close(_ done: ((Bool) -> Void)?) {
    document.autosave { [document] isSaved in
      if isSaved { document.session.didClose() }
      done?(isSaved)
    }
  }

  private func didClose() {
    state.insert(.closed)
    unwatch()
  }

  func report(_ error: any Error) {
    FileHandle.standardError.write(Data("UIDocument: \(url.path): \(error.localizedDescription)\n".utf8))
  }

  // MARK: Changes

  func note(_ change: UIDocument.ChangeKind) {
    changes.note(change)
    planSaving()
  }

  /// Saves `autosaveDelay` seconds after the first unsaved change. Code that waits until the screen is at rest does not
  /// wait for this timer.
  private func planSaving() {
    guard document.hasUnsavedChanges, !state.contains(.closed), !isSavePlanned, let clock = FrameClock.current else {
      return
    }
    isSavePlanned = true
    clock.schedule(after: Self.autosaveDelay, isAwaited: false, label: "the saving of a document") {
      [weak document] _ in
      guard let session = document?.session else { return }
      session.isSavePlanned = false
      if !session.state.contains(.closed) { document?.autosave() }
    }
  }

  /// Saves when the user leaves the app.
  private func watch() {
    guard observers.isEmpty else { return }
    let name = UIApplication.didEnterBackgroundNotification
    observers.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak document] _ in
        MainActor.assumeIsolated { document?.session.saveNow() }
      })
  }

  private func unwatch() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
  }

  // MARK: Undoing

  private var undo: (manager: UndoManager, observers: [any NSObjectProtocol])?

  var undoManager: UndoManager? {
    get {
      if undo == nil { follow(UndoManager()) }
      return undo?.manager
    }
    set {
      for observer in undo?.observers ?? [] { NotificationCenter.default.removeObserver(observer) }
      undo = nil
      if let newValue { follow(newValue) }
    }
  }

  private func follow(_ manager: UndoManager) {
    let kinds: [(NSNotification.Name, UIDocument.ChangeKind)] = [
      (.NSUndoManagerDidCloseUndoGroup, .done), (.NSUndoManagerDidUndoChange, .undone),
      (.NSUndoManagerDidRedoChange, .redone),
    ]
    let observers = kinds.map { name, kind in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { [weak document] _ in
        MainActor.assumeIsolated { document?.session.undoManagerDid(kind) }
      }
    }
    undo = (manager, observers)
  }

  private func undoManagerDid(_ kind: UIDocument.ChangeKind) {
    // Undo groups that are closed while undoing or redoing are not counted as new changes.
    guard let manager = undo?.manager, kind != .done || !manager.isUndoing && !manager.isRedoing else { return }
    document.updateChangeCount(kind)
  }
}
