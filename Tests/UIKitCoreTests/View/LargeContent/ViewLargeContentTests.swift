import Expectations
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// How views describe themselves to the large content viewer.
@MainActor @Suite(.serialized) struct ViewLargeContentTests {
  @Test func aPlainViewHasNothingToShow() {
    let view = UIView()
    expect(!view.showsLargeContentViewer && !view.scalesLargeContentImage)
    expectNil(view.largeContentTitle)
    expectNil(view.largeContentImage)
    expectEqual(view.largeContentImageInsets, .zero)
    view.largeContentTitle = "Gauge"
    view.largeContentImageInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expectEqual(view.largeContentTitle, "Gauge")
    expectEqual(view.largeContentImageInsets.left, 2)
  }

  @Test func labelsImagesAndButtonsShowTheirContent() {
    let label = UILabel()
    label.text = "Name"
    expectEqual(label.largeContentTitle, "Name")
    let image = UIImage(systemName: "star")
    let picture = UIImageView(image: image)
    expect(picture.largeContentImage === image)
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    button.setImage(image, for: .normal)
    expectEqual(button.largeContentTitle, "Send")
    expect(button.largeContentImage === image)
    button.largeContentTitle = "Send message"
    expectEqual(button.largeContentTitle, "Send message")
    button.largeContentTitle = nil
    expectEqual(button.largeContentTitle, "Send")
  }

  @Test func aTextSizeForAccessibilityTurnsTheViewerOn() throws {
    var posts = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UILargeContentViewerInteraction.enabledStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { posts += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    expect(!UILargeContentViewerInteraction.isEnabled)
    func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
      UITraitCollection(preferredContentSizeCategory: category)
    }
    LargeContentStatus.textSizeDidChange(from: traits(.large), to: traits(.extraExtraExtraLarge))
    expectEqual(posts, 0)
    LargeContentStatus.textSizeDidChange(from: traits(.large), to: traits(.accessibilityMedium))
    expectEqual(posts, 1)
    LargeContentStatus.textSizeDidChange(from: traits(.accessibilityMedium), to: traits(.accessibilityLarge))
    expectEqual(posts, 1)
    traits(.accessibilityLarge).performAsCurrent { expect(UILargeContentViewerInteraction.isEnabled) }
  }
}
