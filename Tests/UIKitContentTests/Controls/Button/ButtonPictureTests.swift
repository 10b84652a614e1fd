import ScreenTesting
import Testing
import UIKit
import UIKitTesting

/// Every style in every state, by pictures. `TRESTLE_RECORD=1` writes the goldens anew; look at them before you keep them.
@MainActor @Suite struct ButtonPictureTests {
  private static let factories: [(String, () -> UIButton.Configuration)] = [
    ("Plain", { .plain() }), ("Gray", { .gray() }), ("Tinted", { .tinted() }), ("Filled", { .filled() }),
    ("Borderless", { .borderless() }), ("Bordered", { .bordered() }), ("Pale", { .borderedTinted() }),
    ("Prominent", { .borderedProminent() }),
  ]

  private func button(_ configuration: UIButton.Configuration, _ title: String) -> UIButton {
    var configuration = configuration
    configuration.title = title
    return UIButton(configuration: configuration)
  }

  private func show(_ rows: [[UIButton]], _ name: String, _ variant: TraitVariant) throws {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    let column = UIStackView()
    column.axis = .vertical
    column.spacing = 12
    column.alignment = .leading
    for row in rows {
      let line = UIStackView(arrangedSubviews: row)
      line.spacing = 10
      line.alignment = .center
      column.addArrangedSubview(line)
    }
    column.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 16),
      column.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 16),
    ])
    let size = variant == .largest ? CGSize(width: 1200, height: 900) : CGSize(width: 480, height: 440)
    let screen = MountedScreen(controller, size: size, traits: variant.apply)
    screen.advance(frames: 3)
    expectGolden(screen.picture, name)
  }

  /// From left to right: normal, highlighted, selected, disabled.
  @Test(arguments: TraitVariant.allCases)
  func buttonStatesMatchTheirPictures(_ variant: TraitVariant) throws {
    let rows = Self.factories.map { title, make in
      (0..<4).map { state in
        let button = button(make(), title)
        button.isHighlighted = state == 1
        button.isSelected = state == 2
        button.isEnabled = state != 3
        return button
      }
    }
    try show(rows, "states \(variant.rawValue)", variant)
  }

  @Test(arguments: TraitVariant.allCases)
  func buttonContentsMatchTheirPictures(_ variant: TraitVariant) throws {
    func filled(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Title"
      configuration.image = UIImage(systemName: "heart.fill")
      configuration.imagePadding = 6
      change(&configuration)
      return UIButton(configuration: configuration)
    }
    let rows = [
      [filled { _ in }, filled { $0.imagePlacement = .trailing }, filled { $0.showsActivityIndicator = true }],
      [filled { $0.imagePlacement = .top }, filled { $0.imagePlacement = .bottom }, filled { $0.title = nil }],
      [
        filled { $0.subtitle = "Subtitle" },
        filled {
          $0.subtitle = "Subtitle"
          $0.imagePlacement = .top
          $0.baseBackgroundColor = .systemGreen
        },
        filled {
          $0.subtitle = "Subtitle"
          $0.image = nil
          $0.indicator = .popup
        },
      ],
      [UIButton.Configuration.Size.mini, .small, .medium, .large].map { size in filled { $0.buttonSize = size } },
      [UIButton.Configuration.CornerStyle.small, .medium, .large, .capsule].map { style in
        filled {
          $0.cornerStyle = style
          $0.baseBackgroundColor = .systemIndigo
        }
      },
      [
        filled {
          $0.background.strokeWidth = 2
          $0.background.strokeColor = .systemOrange
          $0.background.backgroundColor = .systemYellow
          $0.baseForegroundColor = .black
        }
      ],
    ]
    try show(rows, "contents \(variant.rawValue)", variant)
  }
}
