import Foundation
@_spi(UIKitFloors) import UIKitCore

/// Lets the user choose an image.
///
/// In a window the desktop's file dialogue is shown, or a list of the user's images if there is none. There is no
/// camera. Members only forward to `ImagePicking`. The delegate is that of the navigation controller, and conforms to
/// `UIImagePickerControllerDelegate`, too.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// The source of images.
  public enum SourceType: Int, Sendable {
    /// All pictures.
    case photoLibrary = 0
    /// A camera, which is never available.
    case camera = 1
    /// The pictures that were saved last: those of `photoLibrary`.
    case savedPhotosAlbum = 2
  }

  /// A part of the information about a chosen picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name of the part.
    public let rawValue: String

    /// A part of any name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The type of the file, a `String`: `public.image`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture, a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The part of the picture that the user chose, a `UIImage`; only if `allowsEditing` is true.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The rectangle of that part in the picture, a `CGRect` in pixels.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The file, a `URL`.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  final private(set) lazy var picking = ImagePicking(self)

  /// A picker of pictures.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    picking.install()
  }

  /// A picker of images.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    picking.install()
  }

  /// Whether there are pictures of a source: of all but the camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// The types of files of a source: pictures; nil for the camera.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? [ImagePicking.mediaType] : nil
  }

  /// The source of images; `photoLibrary` by default. Setting an unavailable one stops the program.
  open var sourceType: SourceType {
    get { picking.sourceType }
    set { picking.set(newValue) }
  }

  /// The types of files; pictures by default. Setting it without an available type stops the program.
  open var mediaTypes: [String] {
    get { picking.mediaTypes }
    set { picking.set(newValue) }
  }

  /// Whether the user chooses a square part of the picture. False by default.
  open var allowsEditing: Bool {
    get { picking.allowsEditing }
    set { picking.allowsEditing = newValue }
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    picking.begin()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    picking.choice.didAppear()
  }

  @_spi(UIKitFloors) public final override func wasDismissedByUser() { picking.cancel() }
}
