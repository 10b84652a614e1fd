import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import SwiftUI

@MainActor struct ListItemTintTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)

  private func tints(_ list: some View) throws -> [UIColor] {
    let hosted = Hosted(list, width: 390, height: 600)
    try hosted.screen.settle()
    func pictures(_ view: UIView) -> [UIImageView] {
      view.subviews.flatMap { ($0 as? UIImageView).map { [$0] } ?? pictures($0) }
    }
    return pictures(hosted.controller.view).filter { $0.image?.isSymbolImage == true }.map {
      $0.tintColor.resolvedColor(with: light)
    }
  }

  @Test func listItemTintColoursTheIconsOfRows() throws {
    let tints = try tints(
      List {
        Label("a", systemImage: "star").listItemTint(.red)
        Label("b", systemImage: "star").listItemTint(.fixed(.green))
        Label("c", systemImage: "star").listItemTint(.preferred(.orange))
      })
    for color in [UIColor.systemRed, .systemGreen, .systemOrange] {
      expect(tints.contains(color.resolvedColor(with: light)))
    }
    let grey = try self.tints(List { Label("a", systemImage: "star").listItemTint(.monochrome) })
    expect(grey.contains(UIColor.secondaryLabel.resolvedColor(with: light)))
  }
}
