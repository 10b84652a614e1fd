import CoreTransferable
import Foundation
import UIKit
import UniformTypeIdentifiers

extension View {
  /// The initial folder of file dialogues in the view; nil for the user's default.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    environment(\.fileDialogFolder, defaultDirectory)
  }

  /// Lets the user choose a file while a binding is true. Nothing is called on cancellation.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileImporter(isPresented: isPresented, allowedContentTypes: allowedContentTypes, allowsMultipleSelection: false) {
      $0.first(onCompletion)
    }
  }

  /// Lets the user choose one or more files while a binding is true. Nothing is called on cancellation.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets the user choose one or more files while a binding is true.
  ///
  /// `onCompletion` is called with the files in their original location, `onCancellation` if the user cancels.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool = false,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(
        isPresented: isPresented,
        prepare: { $0(.success(.choosing(allowedContentTypes, several: allowsMultipleSelection))) },
        onCompletion: onCompletion, onCancellation: onCancellation))
  }

  /// Lets the user move a file to another folder while a binding is true and there is a file.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets the user move a file to another folder while a binding is true and there is a file.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    fileMover(
      isPresented: isPresented, files: file.map { [$0] } ?? [], onCompletion: { $0.first(onCompletion) },
      onCancellation: onCancellation)
  }

  /// Lets the user move files to another folder while a binding is true and there are files.
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets the user move files to another folder while a binding is true and there are files.
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL {
    modifier(
      FileDialogModifier(
        isPresented: isPresented, prepare: { $0(files.isEmpty ? nil : .success(.moving(Array(files)))) },
        onCompletion: onCompletion, onCancellation: onCancellation))
  }

  /// Lets the user save a document as a file while a binding is true and there is a document.
  ///
  /// `defaultFilename` is the file's name; nil for the preferred name of the document's file.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    saving(isPresented, { $0.first(onCompletion) }) { files in
      guard let document else { return }
      try files.add(document, contentType, named: defaultFilename)
    }
  }

  /// Lets the user save a document as a file while a binding is true and there is a document.
  ///
  /// `defaultFilename` is the file's name; nil for the preferred name of the document's file.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    saving(isPresented, { $0.first(onCompletion) }) { files in
      guard let document else { return }
      try files.add(document, contentType, named: defaultFilename)
    }
  }

  /// Lets the user save a document as a file while a binding is true and there is a document.
  ///
  /// `contentTypes`: the allowed types, of which the first is used; by default those that the document writes.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    saving(isPresented, { $0.first(onCompletion) }, onCancellation) { files in
      guard let document, let type = contentTypes.first ?? D.writableContentTypes.first else { return }
      try files.add(document, type, named: defaultFilename)
    }
  }

  /// Lets the user save documents as files while a binding is true and there are documents.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    saving(isPresented, onCompletion) { files in
      for document in documents { try files.add(document, contentType, named: nil) }
    }
  }

  /// Lets the user save a value as a file while a binding is true and there is a value.
  ///
  /// `contentTypes`: the allowed types, of which the first that the value exports is used; by default the value's first
  /// type.
  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    modifier(
      FileDialogModifier(
        isPresented: isPresented,
        prepare: { done in
          guard let item else { return done(nil) }
          ExportedItem.write(item, contentTypes, named: defaultFilename, done)
        },
        onCompletion: { $0.first(onCompletion) }, onCancellation: onCancellation))
  }

  private func saving(
    _ isPresented: Binding<Bool>, _ onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    _ onCancellation: @escaping () -> Void = {}, write: @escaping (inout ExportedFiles) throws -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(
        isPresented: isPresented,
        prepare: { done in
          var files = ExportedFiles()
          do {
            try write(&files)
            done(files.urls.isEmpty ? nil : .success(.saving(files)))
          } catch {
            files.remove()
            done(.failure(error))
          }
        },
        onCompletion: onCompletion, onCancellation: onCancellation))
  }
}

extension Result where Success == [URL], Failure == any Error {
  /// Hands over the only file.
  fileprivate func first(_ body: (Result<URL, any Error>) -> Void) {
    switch self {
    case .success(let urls): if let url = urls.first { body(.success(url)) }
    case .failure(let error): body(.failure(error))
    }
  }
}

/// A value that is saved as a file.
@MainActor
private enum ExportedItem {
  static func write<Item: Transferable>(
    _ item: Item, _ types: [UTType], named name: String?,
    _ done: @escaping @MainActor (Result<FileDialogPurpose, any Error>?) -> Void
  ) {
    let provider = item.itemProvider
    let own = provider.registeredTypeIdentifiers.compactMap { UTType($0) }
    let wanted = types.lazy.compactMap { type in own.first { $0 == type || $0.conforms(to: type) } }.first
    guard let type = types.isEmpty ? own.first : wanted else {
      return done(.failure(CocoaError(.fileWriteUnsupportedScheme)))
    }
    _ = provider.loadDataRepresentation(forTypeIdentifier: type.identifier) { data, error in
      onMainActor {
        do {
          guard let data else { throw error ?? CocoaError(.fileWriteUnknown) }
          var files = ExportedFiles()
          try files.add(FileWrapper(regularFileWithContents: data), type, named: name)
          done(.success(.saving(files)))
        } catch { done(.failure(error)) }
      }
    }
  }
}
