import Expectations
import ScreenTesting
import SwiftUI
import Testing
import UIKit
import UIKitTesting

// Screens as tutorials of SwiftUI build them, in HostedScreens: walks with graphs and badges, a meeting's timer, photos
// that grow, settings, charts, a search with scopes and suggestions, a welcome in pages.

@MainActor struct HostedTutorialScreens {
  @discardableResult
  private func expectLook<Content: View>(
    _ name: String, height: CGFloat = 600, _ content: @autoclosure () -> Content
  ) throws -> MountedScreen {
    try HostedLooks.expect(name, height: height, testFile: #filePath, content())
  }

  @Test func aProfileWithHikesAndBadgesMatchesItsPicture() throws {
    let screen = try expectLook("hikes", ProfileSummary())
    try screen.activate(.label("Edit"))
    try screen.settle()
    expect(screen.accessibility.contains("Enable Notifications"))
  }

  @Test func aGraphExpands() throws {
    let screen = try expectLook("hike", height: 380, HikeView(hike: Hike.all[0]).padding())
    try screen.activate(.label("Graph"))
    try screen.settle()
    expectGolden(screen.picture, "hike opened")
    expect(screen.accessibility.contains("\"Elevation\" = \"291 to 380\""))
    try screen.activate(.label("Pace"))
    try screen.settle()
    expect(screen.accessibility.contains("\"Pace\" = \"345 to 545\""))
  }

  @Test func meetingsMatchTheirPictures() throws {
    let screen = try expectLook("scrums", ScrumsView())
    try screen.activate(.label("New Scrum"))
    try screen.settle()
    expectGolden(screen.picture, "scrum edited")
    expectGolden(screen.accessibility, "scrum edited")
  }

  @Test func aMeetingTimerMatchesItsPictures() throws {
    let screen = try expectLook("meeting", MeetingView(scrum: DailyScrum.samples[0]))
    try screen.activate(.label("Next speaker"))
    try screen.settle()
    expectGolden(screen.picture, "meeting later")
    expect(screen.accessibility.contains("Speaker 2: Daisy"))
    expect(screen.accessibility.contains("\"Time remaining\" = \"8 minutes\""))
  }

  @Test func aPhotoOpensFromTheGrid() throws {
    let screen = try expectLook("photos", PhotoGridView())
    let photo = try screen.accessibilityElement(.label("Photo 5"))
    screen.tap(at: photo.activationPoint)
    try screen.settle()
    expectGolden(screen.picture, "photo opened")
    try screen.activate(.label("Close"))
    try screen.settle()
    expect(!screen.accessibility.contains("Close"))
  }

  @Test func settingsMatchTheirPicture() throws {
    UserDefaults.standard.removeObject(forKey: "SwiftUI.SceneStorage.ReaderSettingsView.showsAdvanced")
    try expectLook("reader settings", height: 900, ReaderSettingsView(settings: ReaderSettings()))
  }

  /// The form is laid out with its old rows before it takes those for the new text size.
  @Test func settingsFollowTheTextSizeAndTheWindow() throws {
    UserDefaults.standard.removeObject(forKey: "SwiftUI.SceneStorage.ReaderSettingsView.showsAdvanced")
    let size = CGSize(width: 320, height: 900)
    let controller = UIHostingController(rootView: ReaderSettingsView(settings: ReaderSettings()))
    let screen = MountedScreen(controller, size: size) { $0.preferredContentSizeCategory = .large }
    try screen.settle()
    func elements() -> [Substring] { screen.accessibility.description.split(separator: "\n").sorted() }
    let before = elements()
    screen.resize(to: CGSize(width: 320, height: 630))
    try screen.settle()
    screen.resize(to: size)
    for category in [UIContentSizeCategory.accessibilityLarge, .large] {
      try screen.settle()
      screen.window.traitOverrides.preferredContentSizeCategory = category
    }
    try screen.settle()
    expectEqual(elements(), before)
  }

  @Test func chartsMatchTheirPictures() throws {
    let screen = try expectLook("charts", height: 700, ChartsView())
    try screen.activate(.label("Show the week"))
    screen.advance(frames: 30)
    expectGolden(screen.picture, "charts half way")
    try screen.settle()
    expectGolden(screen.picture, "charts shown")
    expect(screen.accessibility.contains("50,900"))
  }

  @Test func aSearchWithScopesAndSuggestions() throws {
    let screen = try expectLook("library", BookSearchView())
    let field = try require(screen.accessibilityElements.first { $0.value == "Title or author" })
    screen.tap(at: field.activationPoint)
    try screen.settle()
    expectGolden(screen.picture, "library searched")
    expectGolden(screen.accessibility, "library searched")
    try screen.activate(.label("Jane Austen"))
    try screen.settle()
    expectGolden(screen.accessibility, "library completed")
  }

  @Test func onboardingPagesMatchTheirPictures() throws {
    let screen = try expectLook("welcome", OnboardingView())
    for _ in 0..<2 {
      try screen.activate(.label("Next"))
      try screen.settle()
    }
    expectGolden(screen.picture, "welcome last page")
    try screen.activate(.label("Get started"))
    try screen.settle()
    expect(screen.accessibility.contains("Sign in to share"))
  }
}
