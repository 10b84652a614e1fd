import Foundation
import UIKit

/// A control that opens an address.
///
/// Documentation: `SwiftUI/Link`.
public struct Link<Label: View>: View {
  let destination: URL
  let label: Label
  @Environment(\.openURL) private var openURL

  /// A control with a label that opens an address.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// A button with the label.
  public var body: some View {
    Button(action: { openURL(destination) }) { label }
  }
}

extension Link where Label == Text {
  /// A control with a text that opens an address.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A control with a text that opens an address.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) { self.init(destination: destination) { Text(title) } }
}

/// Opens URLs, or handles them in another way.
///
/// Documentation: `SwiftUI/OpenURLAction`.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  /// The outcome of opening a URL.
  ///
  /// Documentation: `SwiftUI/OpenURLAction/Result`.
  public struct Result: Sendable {
    enum Kind: Sendable {
      case handled, discarded
      case systemAction(URL?)
    }
    let kind: Kind
    /// The address was opened.
    public static let handled = Result(kind: .handled)
    /// The address was not opened.
    public static let discarded = Result(kind: .discarded)
    /// The system opens the address.
    public static let systemAction = Result(kind: .systemAction(nil))
    /// The system opens another address.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .systemAction(url)) }
  }

  private let handler: (@MainActor (URL) -> Result)

  /// An action that a closure handles before the system opens a URL.
  public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  /// Opens an address.
  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// Opens a URL, and reports whether that was possible.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .systemAction(let other):
      UIApplication.shared.open(other ?? url, options: [:]) { completion($0) }
    }
  }
}

extension EnvironmentValues {
  private struct OpenURLKey: EnvironmentKey { static let defaultValue: OpenURLAction? = nil }
  private var ownOpenURL: OpenURLAction? {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  /// Opens addresses; links and texts with links use it.
  @MainActor public var openURL: OpenURLAction {
    get { ownOpenURL ?? OpenURLAction { _ in .systemAction } }
    set { ownOpenURL = newValue }
  }
}
