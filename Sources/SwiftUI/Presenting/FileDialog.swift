import Foundation
import UIKit
import UniformTypeIdentifiers

/// The purpose of a dialogue about files.
enum FileDialogPurpose {
  /// The user chooses files of some types.
  case choosing([UTType], several: Bool)
  /// The user moves files of the app.
  case moving([URL])
  /// The user saves contents of the app as files.
  case saving(ExportedFiles)

  @MainActor func makePicker() -> UIDocumentPickerViewController {
    switch self {
    case .choosing(let types, let several):
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: types)
      picker.allowsMultipleSelection = several
      return picker
    case .moving(let files): return UIDocumentPickerViewController(forExporting: files, asCopy: false)
    case .saving(let files): return UIDocumentPickerViewController(forExporting: files.urls, asCopy: true)
    }
  }
}

/// Presents a file dialogue while a binding is true.
struct FileDialogModifier: ViewModifier {
  typealias Body = Never
  let isPresented: Binding<Bool>
  /// Provides the purpose of the dialogue, at once or later; nil if the app has nothing to save yet.
  let prepare: (_ done: @escaping @MainActor (Result<FileDialogPurpose, any Error>?) -> Void) -> Void
  /// Called with the files, or with the error that kept them from being written.
  let onCompletion: (Result<[URL], any Error>) -> Void
  var onCancellation: () -> Void = {}

  static func _makeView<Base: View>(
    modifier: _GraphValue<ModifiedContent<Base, Self>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: FileDialogNode(modifier.value, inputs))
  }
}

/// A view over which files are chosen.
final class FileDialogNode<Base: View>: TypedNode<ModifiedContent<Base, FileDialogModifier>> {
  private var content: TypedNode<Base>!
  private let presentation = Presentation()
  private let listener = FileDialogListener()
  /// Whether the dialogue is shown or being prepared.
  private var isBusy = false

  override init(_ view: ModifiedContent<Base, FileDialogModifier>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    content = makeNode(view.content)
    evaluate()
  }

  override var children: [ViewNode] { [content] }
  override func collect(_ leaves: inout [LayoutNode]) { content.collect(&leaves) }

  override func didUpdate(from old: ModifiedContent<Base, FileDialogModifier>, _ changesEnvironment: Bool) {
    content.update(view.content, environment)
    graph.forget(self)
    evaluate()
  }

  override func evaluate() {
    let isPresented = reading { view.modifier.isPresented.wrappedValue }
    graph.afterUpdate { [weak self] in self?.show(isPresented) }
  }

  private func show(_ isPresented: Bool) {
    guard isMounted, isPresented != isBusy else { return }
    isBusy = isPresented
    guard isPresented else { return presentation.leave() }
    view.modifier.prepare { [weak self] in self?.present($0) }
  }

  private func present(_ purpose: Result<FileDialogPurpose, any Error>?) {
    guard isMounted, isBusy else { return }
    switch purpose {
    // Nothing to save yet: the dialogue is prepared again when the view is updated.
    case nil: isBusy = false
    case .failure(let error)?: end(.failure(error))
    case .success(let purpose)?:
      listener.onEnd = { [weak self] picker, urls in self?.didEnd(picker, purpose, urls) }
      let folder = environment.fileDialogFolder
      presentation.show(true, over: environment.hostController.controller, noun: "sheet") { [listener] in
        let picker = purpose.makePicker()
        picker.delegate = listener
        picker.directoryURL = folder
        return picker
      }
    }
  }

  private func didEnd(_ picker: UIViewController, _ purpose: FileDialogPurpose, _ urls: [URL]?) {
    if case .saving(let files) = purpose { files.remove() }
    _ = presentation.didLeave(picker, graph)
    guard isMounted else { return }
    end(urls.map { .success($0) })
  }

  /// - Parameter result: nil if the user cancelled.
  private func end(_ result: Result<[URL], any Error>?) {
    isBusy = false
    let modifier = view.modifier
    if modifier.isPresented.wrappedValue { modifier.isPresented.wrappedValue = false }
    if let result { modifier.onCompletion(result) } else { modifier.onCancellation() }
  }

  override func willUnmount() { presentation.leave() }
}

/// Reports how a file dialogue ended.
private final class FileDialogListener: NSObject, UIDocumentPickerDelegate {
  var onEnd: ((UIViewController, [URL]?) -> Void)?

  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    onEnd?(controller, urls)
  }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { onEnd?(controller, nil) }
}

extension EnvironmentValues {
  private struct FileDialogFolderKey: EnvironmentKey { static var defaultValue: URL? { nil } }
  /// The initial folder of file dialogues; nil for the user's default.
  var fileDialogFolder: URL? {
    get { self[FileDialogFolderKey.self] }
    set { self[FileDialogFolderKey.self] = newValue }
  }
}
