import Foundation
import UIKit

/// The state of an image that is loaded from a URL.
///
/// Documentation: `SwiftUI/AsyncImagePhase`.
public enum AsyncImagePhase: Sendable {
  /// No picture is there yet.
  case empty
  /// The picture is there.
  case success(Image)
  /// The picture could not be loaded.
  case failure(any Error)

  /// The picture, if it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// The error that prevented the image from loading.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture that is loaded from an address.
///
/// Documentation: `SwiftUI/AsyncImage`.
public struct AsyncImage<Content: View>: View {
  let url: URL?
  let scale: CGFloat
  let transaction: Transaction
  let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty

  /// An image with a scale; a grey placeholder until it is loaded.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale, transaction: Transaction()) { $0.image ?? Image.blank }
  }

  /// A view for the image, and one for the placeholder until it is loaded.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale, transaction: Transaction()) { phase in
      let views: _ConditionalContent<I, P> =
        phase.image.map { ViewBuilder.buildEither(first: content($0)) }
        ?? ViewBuilder.buildEither(second: placeholder())
      return views
    }
  }

  /// A view for each phase of loading. The change to the image is animated by `transaction`.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  /// The views for the present state.
  public var body: some View {
    content(phase).task(id: url) {
      guard let url else {
        phase = .empty
        return
      }
      do {
        let image = try await PictureLoading.load(url, scale: scale)
        withTransaction(transaction) { phase = .success(Image(uiImage: image)) }
      } catch is CancellationError {
        return
      } catch {
        withTransaction(transaction) { phase = .failure(error) }
      }
    }
  }
}

extension Image {
  /// The placeholder of an image that is not loaded yet.
  static var blank: Image {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1))
    return Image(
      uiImage: renderer.image { context in
        UIColor.systemGray5.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
    ).resizable()
  }
}
