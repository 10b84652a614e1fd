import UIKit

/// The preview of a shared item: a title, with or without an image.
///
/// Documentation: `SwiftUI/SharePreview`.
public struct SharePreview<Image, Icon> {
  let title: Text
  let image: Image?
  let icon: Icon?

  init(_ title: Text, image: Image? = nil, icon: Icon? = nil) {
    self.title = title
    self.image = image
    self.icon = icon
  }

  /// The image, or else the icon, as a `UIImage`; nil if neither is a SwiftUI image.
  @MainActor
  func picture(_ environment: EnvironmentValues) -> UIImage? {
    let shown = image as? SwiftUI.Image ?? icon as? SwiftUI.Image
    return shown?.uiImage(environment)
  }
}

extension SharePreview where Image == Never, Icon == Never {
  /// A title.
  public init(_ title: Text) { self.init(title, image: nil, icon: nil) }
  /// A title.
  public init(_ titleKey: LocalizedStringKey) { self.init(Text(titleKey)) }
  /// A title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(Text(title)) }
}

extension SharePreview where Icon == Never {
  /// A title and a picture.
  public init(_ title: Text, image: Image) { self.init(title, image: image, icon: nil) }
  /// A title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(Text(titleKey), image: image) }
  /// A title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.init(Text(title), image: image) }
}

extension SharePreview where Image == Never {
  /// A title and a small picture.
  public init(_ title: Text, icon: Icon) { self.init(title, image: nil, icon: icon) }
  /// A title and a small picture.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(Text(titleKey), icon: icon) }
  /// A title and a small picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(Text(title), icon: icon) }
}

extension ShareLink where Data == CollectionOfOne<String> {
  /// Shares a text, with a preview.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(items: [item], subject: subject, message: message, label: label())
    self.preview = SharedPreview(preview)
  }
}

extension ShareLink where Data == CollectionOfOne<URL> {
  /// Shares a URL, with a preview.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(items: [item], subject: subject, message: message, label: label())
    self.preview = SharedPreview(preview)
  }
}

extension ShareLink where Data == CollectionOfOne<Image> {
  /// Shares an image, with a preview.
  public init(
    item: Image, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(items: [item], subject: subject, message: message, label: label())
    self.preview = SharedPreview(preview)
  }
}

extension ShareLink where Data == CollectionOfOne<String>, Label == DefaultShareLinkLabel {
  /// Shares a text, with a preview.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(item: item, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel() }
  }
  /// Shares a text, with a preview and a title for the button.
  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(Text(titleKey), item: item, subject: subject, message: message, preview: preview)
  }
  /// Shares a text, with a preview and a title for the button.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(Text(title), item: item, subject: subject, message: message, preview: preview)
  }
  /// Shares a text, with a preview and a title for the button.
  public init(
    _ title: Text, item: String, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(item: item, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel(title: title) }
  }
}

extension ShareLink where Data == CollectionOfOne<URL>, Label == DefaultShareLinkLabel {
  /// Shares a URL, with a preview.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(item: item, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel() }
  }
  /// Shares a URL, with a preview and a title for the button.
  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(Text(titleKey), item: item, subject: subject, message: message, preview: preview)
  }
  /// Shares a URL, with a preview and a title for the button.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(Text(title), item: item, subject: subject, message: message, preview: preview)
  }
  /// Shares a URL, with a preview and a title for the button.
  public init(
    _ title: Text, item: URL, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(item: item, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel(title: title) }
  }
}

extension ShareLink where Data == CollectionOfOne<Image>, Label == DefaultShareLinkLabel {
  /// Shares an image, with a preview.
  public init(
    item: Image, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(item: item, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel() }
  }
  /// Shares an image, with a preview and a title for the button.
  public init(
    _ titleKey: LocalizedStringKey, item: Image, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(Text(titleKey), item: item, subject: subject, message: message, preview: preview)
  }
  /// Shares an image, with a preview and a title for the button.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: Image, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(Text(title), item: item, subject: subject, message: message, preview: preview)
  }
  /// Shares an image, with a preview and a title for the button.
  public init(
    _ title: Text, item: Image, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(item: item, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel(title: title) }
  }
}

/// A preview whose types are hidden.
struct SharedPreview {
  let title: Text
  let picture: @MainActor (EnvironmentValues) -> UIImage?

  @MainActor init<Image, Icon>(_ preview: SharePreview<Image, Icon>) {
    title = preview.title
    picture = { preview.picture($0) }
  }
}
