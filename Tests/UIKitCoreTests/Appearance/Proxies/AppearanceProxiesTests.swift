import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// A view of an app with a property of its own that proxies set, as it says itself.
private final class RatingView: UIView {
  var starColor: UIColor? = .systemYellow {
    didSet { _appearanceDidSet(\.starColor, starColor) }
  }
}

/// Sets looks of its own while it is made.
private class ToneView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGray
  }

  required init?(coder: NSCoder) { nil }
}

private final class LoudToneView: ToneView {}

/// Settings on appearance proxies, and the instances that they reach.
@MainActor @Suite struct AppearanceProxiesTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func shown<View: UIView>(_ view: View) -> View {
    window.addSubview(view)
    return view
  }

  /// The classes that apps ask for proxies of.
  private static let classes: [UIView.Type] = [
    UIView.self, UIWindow.self, UILabel.self, UIButton.self, UISwitch.self, UISlider.self, UIStepper.self,
    UISegmentedControl.self, UIPageControl.self, UIProgressView.self, UIActivityIndicatorView.self,
    UIRefreshControl.self,
    UITextField.self, UISearchTextField.self, UISearchBar.self, UINavigationBar.self, UIToolbar.self, UIImageView.self,
    UIScrollView.self, UIStackView.self, UITableView.self, UITableViewCell.self, UITableViewHeaderFooterView.self,
    UICollectionView.self, UICollectionReusableView.self, UICollectionViewCell.self, UIVisualEffectView.self,
    UIListContentView.self, UIContentUnavailableView.self, UIControl.self,
  ]

  @Test func everyClassHasItsOwnAppearanceProxy() {
    forgettingAppearance {
      for type in Self.classes {
        let proxy = ViewMaking.proxy(type)
        expect(Swift.type(of: proxy) == type, "\(type)")
      }
      expect(UILabel.appearance() === UILabel.appearance() && UILabel.appearance() !== UIButton.appearance())
      expect(
        UILabel.appearance(whenContainedInInstancesOf: [UIButton.self])
          === UILabel.appearance(whenContainedInInstancesOf: [UIButton.self]))
      UITableView.appearance().backgroundColor = .systemTeal
      let table = shown(UITableView(frame: .zero, style: .plain))
      expectEqual(table.backgroundColor, .systemTeal, "what tables set of themselves is nothing that the app set")
    }
  }

  @Test func settingsAreRecordedOnlyForClassesWithAProxy() {
    forgettingAppearance {
      let view = shown(UIView())
      view.backgroundColor = .systemRed
      expect(view.appearanceNotes == nil && !AppearanceProxies.isUsed)
      _ = UILabel.appearance()
      view.tintColor = .systemRed
      expectEqual(view.appearanceNotes?.own.count, 1)
    }
  }

  /// [C] It works on iOS, though its header does not promise it.
  @Test func appearanceProxiesSetPrefersLargeTitles() {
    forgettingAppearance {
      UINavigationBar.appearance().prefersLargeTitles = true
      expect(shown(UINavigationBar()).prefersLargeTitles)
      let own = UINavigationBar()
      own.prefersLargeTitles = false
      expect(!shown(own).prefersLargeTitles)
    }
  }

  @Test func proxySettingsAreReplacedByPropertyAndState() {
    forgettingAppearance {
      let proxy = UIButton.appearance()
      proxy.setTitleColor(.systemRed, for: .normal)
      proxy.setTitleColor(.systemBlue, for: .normal)
      proxy.setTitleColor(.systemGreen, for: .highlighted)
      expectEqual(proxy.appearanceNotes?.proxy?.settings.count, 2)
      let button = UIButton(type: .custom)
      button.setTitleColor(.systemPink, for: .highlighted)
      _ = shown(button)
      expect(button.titleColor(for: .normal) == .systemBlue && button.titleColor(for: .highlighted) == .systemPink)
      button.setTitleColor(.systemPink, for: .normal)
      button.removeFromSuperview()
      expectEqual(shown(button).titleColor(for: .normal), .systemPink, "set on the button itself since")
    }
  }

  @Test func subclassProxiesAndInitialisersOverrideSuperclassProxies() {
    forgettingAppearance {
      UIView.appearance().tintColor = .systemRed
      ToneView.appearance().tintColor = .systemBlue
      LoudToneView.appearance().backgroundColor = .systemOrange
      expectEqual(shown(UIView()).tintColor, .systemRed)
      let loud = shown(LoudToneView())
      expectEqual(loud.tintColor, .systemBlue)
      expectEqual(loud.backgroundColor, .systemGray, "its initialiser set it")
    }
  }

  @Test func proxyPrecedenceFollowsContainersThenTraits() {
    forgettingAppearance {
      UILabel.appearance().textColor = .systemRed
      UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self]).textColor = .systemBlue
      let stack = UIStackView()
      let inner = UILabel()
      stack.addArrangedSubview(inner)
      _ = shown(stack)
      expectEqual(inner.textColor, .systemBlue)
      UILabel.appearance(whenContainedInInstancesOf: [UIScrollView.self]).textColor = .systemGreen
      let scroll = UIScrollView()
      let other = UIStackView()
      let deep = UILabel()
      other.addArrangedSubview(deep)
      scroll.addSubview(other)
      _ = shown(scroll)
      expectEqual(deep.textColor, .systemGreen, "the scroll view is further out")
      UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self, UIScrollView.self]).textColor = .systemPink
      deep.removeFromSuperview()
      other.addArrangedSubview(deep)
      expectEqual(deep.textColor, .systemPink, "the deeper chain")
      UILabel.appearance(whenContainedInInstancesOf: [UIScrollView.self, UIStackView.self]).textColor = .systemTeal
      deep.removeFromSuperview()
      other.addArrangedSubview(deep)
      expectEqual(deep.textColor, .systemPink, "no scroll view is in a stack")
    }
  }

  @Test func proxiesForTraitsApplyWhenTheTraitsMatch() throws {
    try forgettingAppearance {
      UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .systemYellow
      UILabel.appearance().textColor = .systemRed
      let controller = UIViewController()
      let label = UILabel()
      controller.view.addSubview(label)
      let screen = MountedScreen(controller) { $0.userInterfaceStyle = .light }
      try screen.settle()
      expectEqual(label.textColor, .systemRed)
      controller.overrideUserInterfaceStyle = .dark
      try screen.settle()
      expectEqual(label.textColor, .systemYellow)
    }
  }

  @Test func proxiesSetCustomPropertiesThatSupportThem() {
    forgettingAppearance {
      RatingView.appearance().starColor = .systemPurple
      expectEqual(shown(RatingView()).starColor, .systemPurple)
      let own = RatingView()
      own.starColor = .systemGreen
      expectEqual(shown(own).starColor, .systemGreen)
    }
  }

  @Test func proxiesCopyBarAppearancesForEachBar() {
    let looks = UINavigationBarAppearance()
    looks.backgroundColor = .systemIndigo
    forgettingAppearance {
      UINavigationBar.appearance().standardAppearance = looks
      looks.backgroundColor = .systemRed
      let bars = [UINavigationBar(), UINavigationBar()].map(shown)
      expectEqual(bars.map(\.standardAppearance.backgroundColor), [.systemIndigo, .systemIndigo], "a copy")
      bars[0].barTintColor = .systemGreen
      expectEqual(bars.map(\.barTintColor), [.systemGreen, .systemIndigo], "one each")
    }
  }

  @Test func barButtonItemProxiesStyleASearchBarsCancelButton() throws {
    try forgettingAppearance {
      let proxy = UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self])
      proxy.title = "Avbryt"
      proxy.setTitleTextAttributes([.foregroundColor: UIColor.systemPurple], for: .normal)
      let bar = shown(UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56)))
      bar.showsCancelButton = true
      bar.layoutIfNeeded()
      let cancel = try require(bar.subviews.compactMap { $0 as? UIButton }.first)
      expect(cancel.title(for: .normal) == "Avbryt" && cancel.titleColor(for: .normal) == .systemPurple)
    }
  }
}
