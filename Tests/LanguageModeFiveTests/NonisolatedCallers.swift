import Expectations
import Testing
import TrestleTesting
import UIKit

// Code from before Swift concurrency, in Swift 5 mode: classes that nobody isolated, calling UIKit from wherever they are.

class BadgePresenter {
  let label: UILabel
  var count = 0 {
    didSet { label.text = "\(count)" }
  }

  init(label: UILabel) {
    self.label = label
    label.numberOfLines = 0
    label.textColor = .secondaryLabel
  }

  func show(in view: UIView) {
    view.addSubview(label)
    label.sizeToFit()
    UIView.animate(
      withDuration: 0.2, animations: { self.label.alpha = 1 }, completion: { _ in self.label.isHidden = false })
  }
}

/// A singleton with a closure that comes back on the main queue.
class ImageLoader {
  static let shared = ImageLoader()
  private var cache: [String: UIImage] = [:]

  func load(_ name: String, completion: @escaping (UIImage?) -> Void) {
    DispatchQueue.global().async {
      let image = UIImage(named: name)
      DispatchQueue.main.async {
        self.cache[name] = image
        completion(image)
      }
    }
  }
}

/// A delegate that is no view and no controller.
class ScrollObserver: NSObject, UIScrollViewDelegate {
  var offsets: [CGFloat] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset.y)
  }
}

/// Makes what it is asked for, on no actor.
class Factory<Controller: UIViewController> {
  func make() -> Controller { Controller() }
  static func view<View: UIView>(_ type: View.Type) -> View { View(frame: .zero) }
}

@MainActor @Suite struct NonisolatedCallers {
  @Test func aNonisolatedFactoryCreatesObjectsOfAnyClass() {
    expect(type(of: Factory<UITableViewController>().make()) == UITableViewController.self)
    expect(type(of: Factory<UIViewController>.view(UILabel.self)) == UILabel.self)
  }

  @Test func aNonisolatedPresenterCallsUIKit() throws {
    let label = UILabel()
    label.isHidden = true
    let controller = UIViewController()
    let screen = MountedScreen(controller)
    let presenter = BadgePresenter(label: label)
    presenter.count = 3
    presenter.show(in: controller.view)
    try screen.settle()
    expect(label.text == "3")
    expect(label.superview === controller.view)
    expect(!label.isHidden)
  }

  @Test func aLoaderReturnsOnTheMainQueue() async {
    let image = await withCheckedContinuation { continuation in
      ImageLoader.shared.load("no such picture") { continuation.resume(returning: $0) }
    }
    expect(image == nil)
  }

  @Test func aNonisolatedObjectIsADelegate() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scrollView.contentSize = CGSize(width: 320, height: 2000)
    let observer = ScrollObserver()
    scrollView.delegate = observer
    scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
    expect(observer.offsets == [100])
  }
}
