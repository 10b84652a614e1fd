import UIKit
import XCTest

private final class ProfileView: UIView {
  let nameLabel = UILabel()
  let followButton = UIButton(type: .system)
  private(set) var layouts = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    nameLabel.text = "Ada Lovelace"
    followButton.setTitle("Follow", for: .normal)
    for view in [nameLabel, followButton] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      nameLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      nameLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
      followButton.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      followButton.centerYAnchor.constraint(equalTo: centerYAnchor),
      followButton.leadingAnchor.constraint(greaterThanOrEqualTo: nameLabel.trailingAnchor, constant: 8),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

/// A suite that looks at a view's layout, with a window of its own that it shows and lets the run loop turn.
final class ProfileViewTests: XCTestCase {
  private func makeWindow(showing view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let controller = UIViewController()
    window.rootViewController = controller
    controller.view.addSubview(view)
    view.frame = CGRect(x: 0, y: 40, width: 320, height: 60)
    return window
  }

  func testAShownWindowLaysOutWhileTheRunLoopTurns() {
    let profile = ProfileView(frame: .zero)
    let window = makeWindow(showing: profile)
    window.makeKeyAndVisible()
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
    XCTAssertGreaterThan(profile.layouts, 0)
    XCTAssertEqual(profile.nameLabel.frame.minX, 16)
    XCTAssertEqual(profile.followButton.frame.maxX, 304)
    XCTAssertEqual(profile.nameLabel.frame.midY, 30, accuracy: 0.51)
    XCTAssertGreaterThan(profile.nameLabel.frame.width, 50)
    XCTAssertTrue(window.isKeyWindow)
  }

  func testAWindowThatIsHiddenNoLongerLaysOut() {
    let profile = ProfileView(frame: .zero)
    let window = makeWindow(showing: profile)
    window.isHidden = false
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
    let layouts = profile.layouts
    XCTAssertGreaterThan(layouts, 0)
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
    XCTAssertEqual(profile.layouts, layouts, "nothing changed")
    profile.nameLabel.text = "Augusta Ada King, Countess of Lovelace"
    profile.setNeedsLayout()
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
    XCTAssertGreaterThan(profile.layouts, layouts)
    XCTAssertLessThanOrEqual(profile.nameLabel.frame.maxX + 8, profile.followButton.frame.minX)
    window.isHidden = true
    let seen = profile.layouts
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
    XCTAssertEqual(profile.layouts, seen)
  }

  func testLayoutIfNeededNeedsNoRunLoopTurn() {
    let profile = ProfileView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    profile.layoutIfNeeded()
    XCTAssertEqual(profile.followButton.frame.maxX, 284)
    XCTAssertEqual(profile.layouts, 1)
  }
}
