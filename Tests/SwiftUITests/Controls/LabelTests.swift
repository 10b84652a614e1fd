import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct LabelTests {
  @Test func iconsOfListRowsHaveTheTintColour() throws {
    let hosted = Hosted(
      List {
        Section {
          Label("Mail", systemImage: "envelope")
          Label("Wide", systemImage: "car").foregroundStyle(.red)
        } header: {
          Label("Head", systemImage: "star")
        }
      }.tint(.green), width: 390, height: 400)
    try hosted.screen.settle()
    let list = try require(hosted.views.first as? UICollectionView)
    let cells = try [0, 1].map { try require(list.cellForItem(at: IndexPath(item: $0, section: 0))) }
    let titles = cells.compactMap { label($0)?.frame.minX }
    expect(titles.count == 2 && titles[0] == titles[1])
    expect(image(cells[0])?.tintColor == .systemGreen && label(cells[0])?.textColor == .label)
    expect(image(cells[1])?.tintColor == .systemRed && label(cells[1])?.textColor == .systemRed)
    let header = try require(
      list.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0)))
    expectEqual(image(header)?.tintColor, .secondaryLabel)
  }

  @Test func onlyTheTitleIsSpoken() {
    func spoken(_ view: some View) -> String { Hosted(view).screen.accessibility.description }
    expectEqual(spoken(Label("Mail", systemImage: "star")), "staticText \"Mail\"")
    let coloured = Label {
      Text("Mail")
    } icon: {
      Image(systemName: "star").foregroundStyle(.red)
    }
    expectEqual(spoken(coloured), "staticText \"Mail\"")
    expectEqual(spoken(coloured.labelStyle(.iconOnly)), "element \"Mail\"")
  }

  private func label(_ view: UIView) -> UILabel? {
    view as? UILabel ?? view.subviews.lazy.compactMap { label($0) }.first
  }

  private func image(_ view: UIView) -> UIImageView? {
    view as? UIImageView ?? view.subviews.lazy.compactMap { image($0) }.first
  }

  private struct Bordered: SwiftUI.LabelStyle {
    let color: Color
    func makeBody(configuration: Configuration) -> some View {
      Label(configuration).padding(10).background(color)
    }
  }

  @Test func aLabelStyleWrapsTheStyleOfTheEnvironment() throws {
    let mail = Label("Mail", systemImage: "envelope")
    let hosted = Hosted(
      VStack(spacing: 0) {
        mail.labelStyle(Bordered(color: .red))
        mail.labelStyle(Bordered(color: .blue)).labelStyle(Bordered(color: .green))
        mail.labelStyle(Bordered(color: .yellow)).labelStyle(.iconOnly)
        mail.labelStyle(Bordered(color: .orange)).labelStyle(.titleOnly)
      }, height: 400)
    let grounds: [UIColor] = hosted.views.compactMap(\.backgroundColor)
    expectEqual(grounds, [.systemRed, .systemBlue, .systemGreen, .systemYellow, .systemOrange])
    expect(hosted.texts == ["Mail", "Mail", "Mail"] && hosted.views.count { $0 is UIImageView } == 3)
    expectEqual(hosted.screen.accessibility.split(separator: "\n").count { $0.contains("Mail") }, 4)
  }
}
