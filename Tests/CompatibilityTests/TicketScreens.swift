import Testing
import TrestleTesting
import UIKit

@MainActor @Suite struct TicketScreens {
  @Test func attributedButtonsShowTheirTexts() throws {
    let controller = TicketsViewController()
    let screen = MountedScreen(controller)
    try screen.settle()
    #expect(controller.buyButton.titleLabel?.text == "Buy Ticket")
    #expect(controller.buyButton.configuration?.title == "Buy Ticket")
    #expect(controller.buyButton.subtitleLabel?.text == "was 20, now 15")
    let strike = controller.buyButton.subtitleLabel?.attributedText?.attribute(
      .strikethroughStyle, at: 4, effectiveRange: nil)
    #expect(strike as? Int == NSUnderlineStyle.single.rawValue)
    let font =
      controller.shareButton.titleLabel?.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize == 22)
    #expect(controller.shareButton.subtitleLabel == nil)
    controller.shareButton.isHighlighted = true
    try screen.settle()
    #expect(controller.shareButton.subtitleLabel?.text == "With whom?")
    #expect(controller.seatLabel.text == "\u{5E9}\u{5D5}\u{5E8}\u{5D4} A-12")
    #expect(controller.seatLabel.frame.width > 40)
  }
}
