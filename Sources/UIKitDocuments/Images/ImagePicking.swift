import Foundation
import ListCore
import UniformTypeIdentifiers

/// The work of an image picker: it asks for a file, reads it, lets the user crop it, and calls the delegate.
@MainActor
final class ImagePicking {
  static let mediaType = "public.image"

  private unowned let controller: UIImagePickerController
  private(set) var sourceType = UIImagePickerController.SourceType.photoLibrary
  private(set) var mediaTypes = [ImagePicking.mediaType]
  var allowsEditing = false
  private let page = UIViewController()
  private var isEnded = false
  private(set) lazy var choice = FileChoice(on: page, { [unowned self] in request }) { [weak self] urls in
    if let url = urls?.first { self?.choose(url) } else { self?.cancel() }
  }

  init(_ controller: UIImagePickerController) { self.controller = controller }

  /// Installs the page, and hides the picker's navigation bar: the list of files has its own.
  func install() {
    controller.setViewControllers([page], animated: false)
    controller.setNavigationBarHidden(true, animated: false)
  }

  // MARK: Settings

  func set(_ source: UIImagePickerController.SourceType) {
    guard UIImagePickerController.isSourceTypeAvailable(source) else {
      fatalError(
        """
        NSInvalidArgumentException: Source type \(source.rawValue) not available. An image picker was asked for \(source); \
        ask isSourceTypeAvailable(_:) before.
        """)
    }
    sourceType = source
  }

  func set(_ types: [String]) {
    guard types.contains(Self.mediaType) else {
      fatalError(
        """
        NSInvalidArgumentException: No available types for source \(sourceType.rawValue). An image picker was given \(types); \
        pass some of availableMediaTypes(for:).
        """)
    }
    mediaTypes = types
  }

  // MARK: Choosing

  private var request: DocumentRequest {
    var request = DocumentRequest(.open([.image]), asCopy: false)
    request.folder = FileManager.default.urls(for: .picturesDirectory, in: .userDomainMask).first
    return request
  }

  func begin() {
    page.view.backgroundColor = .systemBackground
    choice.begin()
  }

  /// Rejects a file that is not an image with a message. If there is no list to choose another file from, the picker
  /// then ends.
  private func choose(_ url: URL) {
    guard !isEnded else { return }
    guard let image = UIImage(contentsOfFile: url.path), image.size.width > 0, image.size.height > 0 else {
      DataLog.say("\(url.path) cannot be chosen: it is no picture that can be read.")
      if !choice.hasList { cancel() }
      return
    }
    guard allowsEditing else { return finish(url, image) }
    let crop = ImageCropController(image) { [weak self] part in
      guard let self else { return }
      if let part {
        finish(url, image, part)
      } else if choice.hasList {
        controller.popViewController(animated: true)
      } else {
        cancel()
      }
    }
    controller.pushViewController(crop, animated: true)
  }

  // MARK: The end

  private var listener: (any UIImagePickerControllerDelegate)? {
    controller.delegate as? any UIImagePickerControllerDelegate
  }

  private func finish(_ url: URL, _ image: UIImage, _ part: ImageCropController.Part? = nil) {
    guard !isEnded else { return }
    isEnded = true
    choice.stop()
    var info: [UIImagePickerController.InfoKey: Any] = [
      .mediaType: Self.mediaType, .originalImage: image, .imageURL: url,
    ]
    if let part { info.merge([.editedImage: part.image, .cropRect: part.rect]) { $1 } }
    guard let listener else { return controller.dismiss(animated: true) }
    listener.imagePickerController(controller, didFinishPickingMediaWithInfo: info)
  }

  func cancel() {
    guard !isEnded else { return }
    isEnded = true
    choice.stop()
    guard let listener else { return controller.dismiss(animated: true) }
    listener.imagePickerControllerDidCancel(controller)
  }
}
