import Expectations
import Testing
import TrestleTesting
import UIKit

@MainActor @Suite struct TicketScreens {
  @Test func attributedButtonsShowTheirTitles() throws {
    let controller = TicketsViewController()
    let screen = MountedScreen(controller)
    try screen.settle()
    expectEqual(controller.buyButton.titleLabel?.text, "Buy Ticket")
    expectEqual(controller.buyButton.configuration?.title, "Buy Ticket")
    expectEqual(controller.buyButton.subtitleLabel?.text, "was 20, now 15")
    let strike = controller.buyButton.subtitleLabel?.attributedText?.attribute(
      .strikethroughStyle, at: 4, effectiveRange: nil)
    expectEqual(strike as? Int, NSUnderlineStyle.single.rawValue)
    let font =
      controller.shareButton.titleLabel?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    expectEqual(font?.pointSize, 22)
    expectNil(controller.shareButton.subtitleLabel)
    controller.shareButton.isHighlighted = true
    try screen.settle()
    expectEqual(controller.shareButton.subtitleLabel?.text, "With whom?")
    expectEqual(controller.seatLabel.text, "\u{5E9}\u{5D5}\u{5E8}\u{5D4} A-12")
    expect(controller.seatLabel.frame.width > 40)
  }
}
