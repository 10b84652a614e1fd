import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor
struct ListContentGuidesTests {
  private final class Host: UIViewController {
    let content: UIListContentView
    let badge = UIView()

    init(_ configuration: UIListContentConfiguration) {
      content = UIListContentView(configuration: configuration)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      content.frame = CGRect(x: 0, y: 40, width: 390, height: 60)
      view.addSubview(content)
      badge.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(badge)
    }
  }

  private func configuration() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration.subtitleCell()
    configuration.text = "Title"
    configuration.secondaryText = "Second"
    configuration.image = UIImage(systemName: "star")
    return configuration
  }

  private func frame(of label: String, in view: UIView) -> CGRect? {
    view.subviews.first { ($0 as? UILabel)?.text == label }?.frame
  }

  @Test func layoutGuidesSurroundTheirViews() throws {
    let host = Host(configuration())
    host.loadViewIfNeeded()
    let text = try require(host.content.textLayoutGuide)
    let second = try require(host.content.secondaryTextLayoutGuide)
    let image = try require(host.content.imageLayoutGuide)
    expect(host.content.textLayoutGuide === text, "a guide stays the same")
    let screen = MountedScreen(host)
    screen.advance(frames: 2)
    expectEqual(text.layoutFrame, frame(of: "Title", in: host.content))
    expectEqual(second.layoutFrame, frame(of: "Second", in: host.content))
    expectEqual(image.layoutFrame, host.content.subviews.first { $0 is UIImageView }?.frame)
    expect(text.layoutFrame.width > 0 && second.layoutFrame.minY >= text.layoutFrame.maxY)
  }

  @Test func viewsCanBeConstrainedToALayoutGuide() throws {
    let host = Host(configuration())
    host.loadViewIfNeeded()
    let text = try require(host.content.textLayoutGuide)
    NSLayoutConstraint.activate([
      host.badge.leadingAnchor.constraint(equalTo: text.trailingAnchor, constant: 8),
      host.badge.centerYAnchor.constraint(equalTo: text.centerYAnchor),
      host.badge.widthAnchor.constraint(equalToConstant: 10), host.badge.heightAnchor.constraint(equalToConstant: 10),
    ])
    let screen = MountedScreen(host)
    screen.advance(frames: 2)
    expectEqual(host.badge.frame.minX, text.layoutFrame.maxX + 8)
    var longer = configuration()
    longer.text = "A longer title"
    host.content.configuration = longer
    screen.advance(frames: 2)
    expectEqual(text.layoutFrame, frame(of: "A longer title", in: host.content))
    expectEqual(host.badge.frame.minX, text.layoutFrame.maxX + 8)
  }

  @Test func missingPartsHaveNoLayoutGuide() {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "Title"
    let view = UIListContentView(configuration: configuration)
    expect(view.secondaryTextLayoutGuide == nil && view.imageLayoutGuide == nil)
    expect(view.textLayoutGuide != nil)
    view.configuration = UIListContentConfiguration.cell()
    expectNil(view.textLayoutGuide)
    expect(view.layoutGuides.isEmpty)
  }
}
