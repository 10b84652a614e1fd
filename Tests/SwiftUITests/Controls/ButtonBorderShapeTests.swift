import Expectations
import SwiftUI
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct ButtonBorderShapeTests {
  /// A button, its size in points, and the colours at its corner, in the middle of its edges, and at its label.
  private func looks(_ shape: ButtonBorderShape, _ size: ControlSize = .regular) -> (size: CGSize, corner: String?) {
    let button = Button("     ") {}.buttonStyle(.borderedProminent).tint(.black).controlSize(size)
      .buttonBorderShape(shape)
    let own = Hosted(button).size(nil, nil)
    let hosted = Hosted(button, width: own.width, height: own.height)
    // A point that corners of 8 points leave free on the diagonal, and smaller ones do not.
    return (own, hosted.pixel(2, 2))
  }

  @Test func theBackgroundHasTheButtonBorderShape() {
    let usual = looks(.automatic)
    expect(usual.corner != "000000" && looks(.roundedRectangle).corner == usual.corner)
    expectEqual(looks(.roundedRectangle(radius: 1)).corner, "000000")
    expect(looks(.capsule).corner == "ffffff" && looks(.capsule).size == usual.size)
    expectEqual(looks(.automatic, .large).size, looks(.capsule, .large).size)
  }

  @Test func aCircularButtonIsAsWideAsHigh() {
    let circle = looks(.circle)
    expect(circle.size.width == circle.size.height && circle.corner == "ffffff")
    let symbol = Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly).buttonStyle(.bordered)
    let size = Hosted(symbol.buttonBorderShape(.circle)).size(nil, nil)
    expect(size.width == size.height && size.width < Hosted(symbol).size(nil, nil).width)
  }

  @Test func aButtonBorderShapeIsAShapeForOtherViews() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    expectEqual(ButtonBorderShape.capsule.path(in: rect), Capsule().path(in: rect))
    expectEqual(ButtonBorderShape.circle.inset(by: 2).path(in: rect), Circle().inset(by: 2).path(in: rect))
    let rounded = RoundedRectangle(cornerRadius: 5).inset(by: 3)
    expectEqual(ButtonBorderShape.roundedRectangle(radius: 5).inset(by: 3).path(in: rect), rounded.path(in: rect))
    expect(ButtonBorderShape.capsule != .roundedRectangle && ButtonBorderShape.automatic == .automatic)
  }
}
