import Expectations
import ScreenTesting
import SwiftUI
import Testing
import UIKit
import UIKitTesting

/// Screens of whole apps by views, each in four looks beside each other: light, dark, from right to left, and in the
/// largest text.
@MainActor struct HostedAppScreens {
  @discardableResult
  private func expectLooks<Content: View>(
    _ name: String, height: CGFloat = 480, _ content: @autoclosure () -> Content
  ) throws -> MountedScreen {
    try HostedLooks.expect("views \(name)", height: height, testFile: #filePath, content())
  }

  @Test func landmarksMatchTheirPictures() throws {
    let screen = try expectLooks("landmarks", LandmarkList())
    try screen.tap(.text("Turtle Rock"))
    try screen.settle()
    expectGolden(screen.picture, "views landmark")
    try expectLooks("hike badge", height: 320, HikeBadge())
  }

  @Test func formsAndFieldsMatchTheirPictures() throws {
    try expectLooks("login", LoginForm())
    try expectLooks("profile", height: 640, ProfileEditor())
    try expectLooks("review", height: 420, ReviewScreen())
  }

  @Test func photosAndMessagesMatchTheirPictures() throws {
    let photos = try expectLooks("photos", PhotoGrid())
    photos.tap(at: CGPoint(x: 50, y: 60))
    try photos.settle()
    expectGolden(photos.picture, "views photo sheet")
    try expectLooks("chat", ChatScreen())
  }

  @Test func weatherAndTagsMatchTheirPictures() throws {
    try expectLooks("weather", height: 560, WeatherScreen())
    let tags = try expectLooks("tags", height: 360, TagScreen())
    try tags.tap(.text("Column"))
    try tags.settle()
    expectGolden(tags.picture, "views tags column")
  }

  @Test func calculatorAndActivityMatchTheirPictures() throws {
    let calculator = try expectLooks("calculator", height: 400, Calculator())
    for key in ["7", "5", "+", "2", "+"] {
      try calculator.tap(.text(key))
      try calculator.settle()
    }
    expect("\(calculator.accessibility)".contains("77"))
    try expectLooks("activity", height: 480, ActivityScreen())
  }

  @Test func cardsAndSegmentsMatchTheirPictures() throws {
    let cards = try expectLooks("cards", height: 420, CardStack())
    cards.drag(from: CGPoint(x: 160, y: 150), to: CGPoint(x: 300, y: 150))
    try cards.settle()
    expect("\(cards.accessibility)".contains("2 left"))
    let segments = try expectLooks("segments", height: 220, SegmentedTabs())
    try segments.tap(.text("Week"))
    try segments.settle()
    expect("\(segments.accessibility)".contains("7 days"))
    try expectLooks("measured labels", height: 320, MeasuredLabels())
  }
}
