import Testing
import TrestleTesting
import UIKit

@testable import OwnApp

@MainActor @Suite struct TeaListTests {
  @Test func aTapPutsTheTeaIntoTheTitle() throws {
    let list = TeaListController()
    let screen = MountedScreen(UINavigationController(rootViewController: list))
    #expect(list.tableView.numberOfRows(inSection: 0) == 8)
    try screen.tap(row: IndexPath(row: 3, section: 0))
    #expect(list.title == "Earl Grey")
  }

  @Test func thePictureHasTwoPixelsAPoint() throws {
    let screen = MountedScreen(TeaListController(), size: CGSize(width: 320, height: 480))
    try screen.settle()
    #expect(screen.picture.width == 640)
    Attachment.record(screen.picture, named: "teas")
  }
}
