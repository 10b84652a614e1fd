import Expectations
import Foundation
import Stage
import Testing
import UIKit
import UIKitTesting

@testable import UIKitDocuments

/// Image pickers with the desktop's dialogue and without, and what their delegates hear.
@MainActor @Suite(.serialized) struct UIImagePickerControllerTests {
  @MainActor private final class Listener: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    private(set) var info: [UIImagePickerController.InfoKey: Any] = [:]
    private(set) var log: [String] = []
    func imagePickerController(
      _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      self.info = info
      log.append(picker.presentingViewController == nil ? "picked too late" : "picked")
      picker.dismiss(animated: true)
    }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      log.append("cancelled")
      picker.dismiss(animated: true)
    }
  }

  private final class Silent: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {}

  private let presenter = UIViewController()
  private let listener = Listener()
  private let screen: MountedScreen
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID().uuidString)")

  init() throws {
    screen = MountedScreen(presenter, size: CGSize(width: 390, height: 700), scale: 1)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Self.halves.pngData()?.write(to: file("halves.png"))
    try Data("no picture".utf8).write(to: file("broken.png"))
  }

  /// 300 by 200 pixels: red at the left, blue at the right.
  private static var halves: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 300, height: 200), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 150, height: 200))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 150, y: 0, width: 150, height: 200))
    }
  }

  private func file(_ name: String) -> URL { folder.appendingPathComponent(name) }
  private func remove() { try? FileManager.default.removeItem(at: folder) }
  private var stage: OffscreenStage? { screen.window.windowScene?.stage as? OffscreenStage }

  private func present(_ answer: FilePanelAnswer, edits: Bool = false) throws -> UIImagePickerController {
    stage?.filePanel = { _ in answer }
    let picker = UIImagePickerController()
    picker.delegate = listener
    picker.allowsEditing = edits
    presenter.present(picker, animated: true)
    try screen.settle()
    return picker
  }

  @Test func thePhotoLibraryIsAvailableAndTheCameraIsNot() {
    expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    expect(UIImagePickerController.isSourceTypeAvailable(.savedPhotosAlbum))
    expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    expectEqual(UIImagePickerController.availableMediaTypes(for: .photoLibrary), ["public.image"])
    expectNil(UIImagePickerController.availableMediaTypes(for: .camera))
    let picker = UIImagePickerController()
    expect(picker.sourceType == .photoLibrary && picker.mediaTypes == ["public.image"] && !picker.allowsEditing)
    picker.sourceType = .savedPhotosAlbum
    picker.mediaTypes = ["public.image", "public.movie"]
    expect(picker.sourceType == .savedPhotosAlbum && picker.mediaTypes.count == 2)
  }

  @Test func theDelegateReceivesTheImageAndDismissesThePicker() throws {
    defer { remove() }
    _ = try present(.chosen([file("halves.png")]))
    expect(listener.log == ["picked"] && presenter.presentedViewController == nil)
    expectEqual(listener.info[.mediaType] as? String, "public.image")
    expectEqual(listener.info[.imageURL] as? URL, file("halves.png"))
    expectEqual((listener.info[.originalImage] as? UIImage)?.size, CGSize(width: 300, height: 200))
    expect(listener.info[.editedImage] == nil && listener.info[.cropRect] == nil)
  }

  @Test func theDialogueIsRestrictedToImages() throws {
    defer { remove() }
    var asked: [FilePanelRequest] = []
    stage?.filePanel = {
      asked.append($0)
      return .cancelled
    }
    let picker = UIImagePickerController()
    picker.delegate = listener
    presenter.present(picker, animated: true)
    try screen.settle()
    expect(asked.count == 1 && asked.first?.filters.first?.patterns.contains("*.png") == true)
    expectEqual(asked.first?.filters.first?.patterns.contains("*.txt"), false)
    expect(listener.log == ["cancelled"] && presenter.presentedViewController == nil)
  }

  @Test func aFileThatIsNotAnImageCancels() throws {
    defer { remove() }
    _ = try present(.chosen([file("broken.png")]))
    expectEqual(listener.log, ["cancelled"])
  }

  @Test func withoutDelegateMethodsThePickerDismissesItself() throws {
    defer { remove() }
    let silent = Silent()
    for answer in [FilePanelAnswer.cancelled, .chosen([file("halves.png")])] {
      stage?.filePanel = { _ in answer }
      let picker = UIImagePickerController()
      picker.delegate = silent
      presenter.present(picker, animated: true)
      try screen.settle()
      expectNil(presenter.presentedViewController)
    }
  }

  @Test func withoutADialogueThereIsAListOfFiles() throws {
    defer { remove() }
    let picker = try present(.unavailable)
    let list = try require(picker.topViewController?.children.first as? UINavigationController)
    expect(picker.isNavigationBarHidden && list.topViewController is DocumentList)
    let cancel = try require(list.topViewController?.navigationItem.rightBarButtonItem)
    cancel.primaryAction?.perform(from: cancel)
    try screen.settle()
    expect(listener.log == ["cancelled"] && presenter.presentedViewController == nil)
  }

  @Test func theCropRectIsCentredInitially() throws {
    defer { remove() }
    let picker = try present(.chosen([file("halves.png")]), edits: true)
    let crop = try require(picker.topViewController as? ImageCropController)
    expect(listener.log.isEmpty)
    try screen.tap(.text("Done"))
    try screen.settle()
    expect(listener.log == ["picked"] && crop.navigationController == nil || presenter.presentedViewController == nil)
    expectEqual(listener.info[.cropRect] as? CGRect, CGRect(x: 50, y: 0, width: 200, height: 200))
    expectEqual((listener.info[.editedImage] as? UIImage)?.size, CGSize(width: 200, height: 200))
  }

  @Test func aDragMovesTheImageWithinTheCropRect() throws {
    defer { remove() }
    _ = try present(.chosen([file("halves.png")]), edits: true)
    screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 380, y: 300))
    try screen.settle()
    try screen.tap(.text("Done"))
    try screen.settle()
    expectEqual((listener.info[.cropRect] as? CGRect)?.minX, 0)
    let edited = try require(listener.info[.editedImage] as? UIImage)
    let original = try require(listener.info[.originalImage] as? UIImage)
    expect(edited.size == CGSize(width: 200, height: 200) && original.size.width == 300)
  }

  @Test func cancellingTheCropCancelsThePicker() throws {
    defer { remove() }
    _ = try present(.chosen([file("halves.png")]), edits: true)
    try screen.tap(.text("Cancel"))
    try screen.settle()
    expect(listener.log == ["cancelled"] && presenter.presentedViewController == nil)
  }

  @Test func aPickerDismissedByASwipeIsCancelled() throws {
    defer { remove() }
    _ = try present(.unavailable)
    screen.drag(from: CGPoint(x: 195, y: 30), to: CGPoint(x: 195, y: 690))
    try screen.settle()
    expect(listener.log == ["cancelled"] && presenter.presentedViewController == nil)
  }

  @Test func optionalMethodsAreCalledWithAQuestionMark() {
    defer { remove() }
    let delegate: any UIImagePickerControllerDelegate = listener
    delegate.imagePickerController?(UIImagePickerController(), didFinishPickingMediaWithInfo: [.mediaType: "x"])
    delegate.imagePickerControllerDidCancel?(UIImagePickerController())
    expectEqual(listener.log, ["picked too late", "cancelled"])
  }

  @Test(arguments: [false, true]) func theCropScreenMatchesItsPicture(isSideways: Bool) throws {
    defer { remove() }
    let size = isSideways ? CGSize(width: 500, height: 300) : CGSize(width: 300, height: 500)
    let presenter = UIViewController()
    let screen = MountedScreen(presenter, size: size, scale: 2)
    let picker = UIImagePickerController()
    picker.modalPresentationStyle = .fullScreen
    picker.allowsEditing = true
    (screen.window.windowScene?.stage as? OffscreenStage)?.filePanel = { [file = file("halves.png")] _ in
      .chosen([file])
    }
    presenter.present(picker, animated: false)
    try screen.settle()
    expectGolden(screen.picture, isSideways ? "crop sideways" : "crop")
  }
}
