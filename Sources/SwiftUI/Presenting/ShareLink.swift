import Foundation
import UIKit

/// A button that shares texts, URLs and other items.
///
/// Documentation: `SwiftUI/ShareLink`.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: View {
  let items: [Any]
  let subject: Text?
  let message: Text?
  let label: Label
  /// The preview of the items; nil for the items themselves.
  var preview: SharedPreview?
  @Environment(\.hostController) private var host
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.locale) private var locale
  @State private var anchor = PopoverAnchor()

  /// A button with the label.
  public var body: some View {
    Button(action: share) { label }.modifier(AnchorModifier(anchor: anchor, attachment: .rect(.bounds), edge: nil))
  }

  private func share() {
    guard let controller = host.controller, !items.isEmpty else { return }
    var environment = EnvironmentValues()
    (environment.hostController, environment.layoutDirection, environment.locale) = (host, layoutDirection, locale)
    var shared: [Any] = items.map { ($0 as? Image)?.uiImage(environment) ?? $0 }
    if let subject { shared[0] = SharedItem(shared[0], subject: subject.plain(environment)) }
    if let message { shared.append(message.plain(environment)) }
    let sheet = UIActivityViewController(activityItems: shared, applicationActivities: nil)
    if let preview { sheet.show(preview.title.plain(environment), preview.picture(environment)) }
    anchor.prepare(sheet, environment)
    controller.present(sheet, animated: true)
  }
}

/// An item with the subject of a message.
private final class SharedItem: NSObject, UIActivityItemSource {
  private let item: Any
  private let subject: String

  init(_ item: Any, subject: String) {
    self.item = item
    self.subject = subject
  }

  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { item }
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { item }
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { subject }
}

/// The usual label of a control that shares.
///
/// Documentation: `SwiftUI/DefaultShareLinkLabel`.
public struct DefaultShareLinkLabel: View {
  var title = Text("Share…")
  /// A title with a symbol.
  public var body: some View {
    SwiftUI.Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data: Collection, Data.Element == String {
  /// Shares texts.
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(items: Array(items), subject: subject, message: message, label: label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data: Collection, Data.Element == URL {
  /// Shares addresses.
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(items: Array(items), subject: subject, message: message, label: label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String> {
  /// Shares a text.
  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(items: [item], subject: subject, message: message, label: label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL> {
  /// Shares an address.
  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(items: [item], subject: subject, message: message, label: label())
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String>, Label == DefaultShareLinkLabel {
  /// Shares a text.
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(items: [item], subject: subject, message: message, label: DefaultShareLinkLabel())
  }
  /// Shares a text, with a title of the control.
  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(Text(titleKey), item: item, subject: subject, message: message)
  }
  /// Shares a text, with a title of the control.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(Text(title), item: item, subject: subject, message: message)
  }
  /// Shares a text, with a title of the control.
  public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(items: [item], subject: subject, message: message, label: DefaultShareLinkLabel(title: title))
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL>, Label == DefaultShareLinkLabel {
  /// Shares an address.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(items: [item], subject: subject, message: message, label: DefaultShareLinkLabel())
  }
  /// Shares an address, with a title of the control.
  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(Text(titleKey), item: item, subject: subject, message: message)
  }
  /// Shares an address, with a title of the control.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(Text(title), item: item, subject: subject, message: message)
  }
  /// Shares an address, with a title of the control.
  public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(items: [item], subject: subject, message: message, label: DefaultShareLinkLabel(title: title))
  }
}
