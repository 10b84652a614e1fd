import ListCore
import Synchronization

extension SystemWord {
  private static let appVocabulary = Mutex(SystemVocabulary.english)

  /// The words of the app's language: English until an app is started in another one. Values such as configurations read
  /// them on any thread.
  package static var vocabulary: SystemVocabulary {
    get { appVocabulary.withLock { $0 } }
    set { appVocabulary.withLock { $0 = newValue } }
  }

  /// The word in the app's language.
  package var text: String { Self.vocabulary[self] }

  /// The word in the app's language with its values filled in.
  package func text(_ values: String...) -> String { Self.vocabulary.text(self, values) }
}
